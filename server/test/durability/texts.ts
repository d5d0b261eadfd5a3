import assert from 'node:assert/strict';
import type { Activity, ActivityPagedResponse, ActivitySaveResponse } from '#server/activities/contract';
import type { Company, CompanyPagedResponse } from '#server/companies/contract';
import type { Contact, ContactSaveResponse } from '#server/contacts/contract';
import type { ProspectSaveResponse } from '#server/companies/prospects/contract';
import type { ShippingAddress } from '#server/companies/shipping/contract';
import { unchanged as unchangedContact, VALUES as CONTACT } from '../contacts/testing.ts';
import { unchanged as unchangedProspect, VALUES as PROSPECT } from '../companies/prospects/testing.ts';
import type { Answer } from '../testing.ts';

/** Sends a call as one client. */
export interface Ask {
  <T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** A record's text that a client has read and can extend. */
export interface Opened {
  text: string;
  /** @returns false if somebody else was first */
  extend: (ask: Ask, text: string) => Promise<boolean>;
}

/** A record of one type whose text grows. */
export interface Growing {
  type: string;
  /** Maximum length of the text, in characters. */
  room: number;
  open: (ask: Ask) => Promise<Opened>;
}

const right = <T>({ status, body }: Pick<Answer<T>, 'status' | 'body'>): T => {
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const saved = ({ status, body }: { status: number; body: unknown }): boolean => {
  if (status === 409) return false;
  right({ status, body });
  return true;
};

async function contact(ask: Ask, name: string): Promise<Growing & { id: number }> {
  const { Contact } = right(
    await ask<ContactSaveResponse>('POST', '/v1/individuals', {
      ...CONTACT,
      IndividualEmail: `${name}@example.com`,
      InternalNotes: '',
    }),
  );
  const id = Contact?.IndividualId ?? 0;
  return {
    type: 'contact',
    id,
    room: 3_000,
    async open(ask) {
      const read = right(await ask<Contact>('GET', `/v1/individuals?id=${id}`));
      return {
        text: read.InternalNotes,
        extend: async (ask, InternalNotes) =>
          saved(await ask('POST', '/v1/individuals', { ...unchangedContact(read), InternalNotes })),
      };
    },
  };
}

async function activity(ask: Ask, name: string): Promise<Growing> {
  const own = await contact(ask, `of-${name}`);
  const values = { saveMode: 0, CompanyID: 9, IndividualID: own.id, ActivityForID: 1, TypeID: 3 };
  const rest = { StartDate: '2026-11-23', FollowUpRecurrenceType: 0, FollowUpEndDate: null };
  const save = (ask: Ask, change: object) =>
    ask<ActivitySaveResponse>('POST', '/v1/activity', { ...values, ...rest, ...change });
  right(await save(ask, { ID: 0, Comments: 'start' }));
  return {
    type: 'activity',
    room: 3_000,
    async open(ask) {
      const { Activities } = right(
        await ask<ActivityPagedResponse>('POST', '/v1/activity/paged', {
          PageNo: 1,
          PageSize: 20,
          Filter_ContactID: own.id,
          Filter_ActivityForID: 0,
          Filter_Status: 3,
          Filter_DateRange: 7,
          Filter_Apply: true,
        }),
      );
      const [read] = Activities as [Activity?];
      assert.ok(read);
      return {
        text: read.ActivityComments.replace(/^start ?/, ''),
        extend: async (ask, text) =>
          saved(await save(ask, { ID: read.ID, Version: read.Version, Comments: `start ${text}` })),
      };
    },
  };
}

async function prospect(ask: Ask, name: string): Promise<Growing> {
  const { Customer } = right(
    await ask<ProspectSaveResponse>('POST', '/v1/customers/prospect', { ...PROSPECT, Company: name }),
  );
  const id = Customer?.CustomerID ?? 0;
  return {
    type: 'prospect',
    room: 450,
    async open(ask) {
      const { Customers } = right(
        await ask<CompanyPagedResponse>('POST', '/v1/customers/paged', {
          ParentID: 0,
          CompanyID: id,
          PageNo: 1,
          PageSize: 20,
        }),
      );
      const [read] = Customers as [Company?];
      assert.ok(read);
      return {
        text: read.WhiteLabelUrl,
        extend: async (ask, Url) =>
          saved(
            await ask('POST', '/v1/customers/prospect', {
              ...unchangedProspect(read),
              IndividualAssociations: [],
              Url,
            }),
          ),
      };
    },
  };
}

async function address(ask: Ask, name: string, customerUid: string): Promise<Growing> {
  const path = '/v1/customers/ShippingAddresses';
  const dock = { name, address1: '1 Press Road', address2: '', city: 'Denver', state: 'CO', zip: '80202' };
  const { id } = right(
    await ask<{ id: number }>('POST', `${path}?customerUid=${customerUid}`, { id: 0, ...dock }),
  );
  return {
    type: 'address',
    room: 180,
    async open(ask) {
      const list = right(await ask<ShippingAddress[]>('GET', `${path}?customerUid=${customerUid}`));
      const read = list.find((one) => one.id === id);
      assert.ok(read);
      return {
        text: read.address2,
        extend: async (ask, address2) => saved(await ask('PUT', path, [{ ...read, address2 }])),
      };
    },
  };
}

/** Creates a record of one of four types, with an empty text. */
export const growing: ((ask: Ask, name: string, customerUid: string) => Promise<Growing>)[] = [
  activity,
  contact,
  prospect,
  address,
];
