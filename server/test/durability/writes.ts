import sql from 'sql-template-tag';
import type { Contact, ContactSaveResponse } from '#server/contacts/contract';
import type { ActivityDoneResponse, ActivitySaveResponse } from '#server/activities/contract';
import type { ProspectSaveResponse } from '#server/companies/prospects/contract';
import type { View } from '@galley/shared/contract/views';
import { MOST_VIEWS } from '@galley/shared/domain/view';
import type { Database } from '#server/db/database';
import type { Random } from '#server/demo/random';
import { VALUES as CONTACT } from '../contacts/testing.ts';
import { VALUES as PROSPECT } from '../companies/prospects/testing.ts';
import type { Entry } from './ledger.ts';

/** A write that's about to be sent. `taken` is called with the response. */
export interface Write extends Omit<Entry, 'key' | 'answer'> {
  taken: (answer: never) => void;
}

/** Companies that the writers can write to. */
export interface Place {
  id: number;
  uid: string;
}

/** Companies of the demo's first account owner, which the rep can write to. */
export const placesOf = (database: Database): Promise<Place[]> =>
  database.query<Place>(sql`SELECT id, uid FROM company WHERE account_type_id = 1 ORDER BY id LIMIT 20`);

interface Versioned {
  id: number;
  version: number;
}

/** Takes an item out of the pool: its writer puts it back once its state is known again. */
function takeOut<T>(items: T[], random: Random): T | undefined {
  return items.splice(random.below(items.length), 1)[0];
}

/**
 * Invents the writes of one client, on its own records.
 * @param prefix marks what it writes: 'mark-<run>-<client>'
 */
export function writesOf(random: Random, places: Place[], prefix: string): () => Write {
  const open: Versioned[] = [];
  const closed: Versioned[] = [];
  const contacts: Contact[] = [];
  const prospects: { id: number; parent: number }[] = [];
  const addresses: number[] = [];
  const views: number[] = [];
  let addedViews = 0;
  let count = 0;
  const nextMark = () => `${prefix}-${(count += 1)}`;

  const saveActivity = (action: string, mark: string, change: object, isOpen: boolean): Write => ({
    method: 'POST',
    path: '/v1/activity',
    action,
    mark,
    times: 1,
    body: {
      saveMode: isOpen ? 0 : 1,
      CompanyID: random.pick(places).id,
      IndividualID: 1,
      ActivityForID: 1,
      TypeID: 3,
      StartDate: '2026-11-23',
      Comments: mark,
      FollowUpRecurrenceType: random.below(2),
      FollowUpEndDate: null,
      ...change,
    },
    taken: ({ ID = 0, Version = 0 }: ActivitySaveResponse) =>
      (isOpen ? open : closed).push({ id: ID, version: Version }),
  });
  const close = ({ id }: Versioned, mode: number): Write => ({
    method: 'POST',
    path: `/v1/activity/done/${id}?closemode=${mode}`,
    action: mode === 0 ? 'activity done' : 'activity canceled',
    mark: `activity/${id}`,
    times: 1,
    taken: ({ Version = 0 }: ActivityDoneResponse) => closed.push({ id, version: Version }),
  });
  const reopen = ({ id, version }: Versioned): Write => ({
    method: 'POST',
    path: `/v1/activity/undo/${id}`,
    body: { Version: version },
    action: 'activity reopened',
    mark: `activity/${id}`,
    times: 1,
    taken: () => undefined,
  });
  const saveContact = (action: string, mark: string, change: object): Write => ({
    method: 'POST',
    path: '/v1/individuals',
    action,
    mark,
    times: 1,
    body: { ...CONTACT, InternalNotes: mark, ...change },
    taken: ({ Contact }: ContactSaveResponse) => {
      if (Contact) contacts.push(Contact);
    },
  });
  const saveProspect = (action: string, mark: string, change: object): Write => {
    const contact = takeOut(contacts, random);
    return {
      method: 'POST',
      path: '/v1/customers/prospect',
      action,
      mark,
      times: 1,
      body: {
        ...PROSPECT,
        Company: mark,
        IndividualAssociations: contact === undefined ? [] : [{ value: contact.IndividualId }],
        ...change,
      },
      taken: ({ Customer }: ProspectSaveResponse) => {
        if (Customer) prospects.push({ id: Customer.CustomerID, parent: Customer.TrendGroupNumber });
      },
    };
  };
  const address = (id: number, name: string) => ({
    id,
    name,
    address1: '1 Press Road',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
  });
  const path = '/v1/customers/ShippingAddresses';

  const kinds: (() => Write | undefined)[] = [
    () => saveActivity('activity added', nextMark(), { ID: 0 }, random.chance(0.7)),
    () => {
      const own = takeOut(open, random);
      return own && saveActivity('activity changed', nextMark(), { ID: own.id, Version: own.version }, true);
    },
    () => {
      const own = takeOut(open, random);
      return own && close(own, random.below(2));
    },
    () => {
      const own = takeOut(closed, random);
      return own && reopen(own);
    },
    () => {
      const mark = nextMark();
      const CompanyAssociations = [{ value: random.pick(places).id, label: '', isDefault: true }];
      const IndividualEmail = `${mark.replace('mark', 'mail')}@example.com`;
      return saveContact('contact added', mark, { CompanyAssociations, IndividualEmail });
    },
    () => {
      const own = takeOut(contacts, random);
      if (own === undefined) return undefined;
      const { IndividualId, IndividualEmail, Associations, Version } = own;
      const kept = { IndividualId, IndividualEmail, CompanyAssociations: Associations, Version };
      return saveContact('contact changed', nextMark(), kept);
    },
    () => {
      const mark = nextMark();
      const TrendGroupName = `Parent of ${mark.replace('mark', 'name')}`;
      return saveProspect('prospect added', mark, { TrendGroupNumber: 0, TrendGroupName });
    },
    () => {
      const own = takeOut(prospects, random);
      return (
        own && saveProspect('prospect changed', nextMark(), { ID: own.id, TrendGroupNumber: own.parent })
      );
    },
    () => {
      const mark = nextMark();
      return {
        method: 'POST',
        path: `${path}?customerUid=${random.pick(places).uid}`,
        body: address(0, mark),
        action: 'shipping address added',
        mark,
        times: 1,
        taken: ({ id }: { id: number }) => addresses.push(id),
      };
    },
    () => {
      const [mark, own] = [nextMark(), addresses.splice(0, 3)];
      if (own.length === 0) return undefined;
      return {
        method: 'PUT',
        path,
        body: own.map((id) => address(id, mark)),
        action: 'shipping address changed',
        mark,
        times: own.length,
        taken: () => addresses.push(...own),
      };
    },
    () => {
      const mark = nextMark();
      // Its state is unknown until the response arrives, so the next write uses another item.
      const ID = takeOut(views, random) ?? 0;
      if (ID === 0 && (addedViews += 1) > MOST_VIEWS / 10) return undefined;
      const body = { ID, List: 'orders', Name: mark, Query: `design=${mark}`, Visibility: 'mine' };
      return {
        method: 'POST',
        path: '/v1/views',
        body,
        action: ID === 0 ? 'view added' : 'view changed',
        mark,
        times: 1,
        taken: (view: View) => views.push(view.ID),
      };
    },
  ];
  return () => {
    for (;;) {
      const write = random.pick(kinds)();
      if (write !== undefined) return write;
    }
  };
}
