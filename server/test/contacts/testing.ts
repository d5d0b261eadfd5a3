import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { Contact, ContactSaveResponse } from '#server/contacts/contract';
import { REP, type Answer, type TestServer } from '../testing.ts';

export const VALUES = {
  IndividualId: 0,
  IndividualName: 'Robin Sample',
  IndividualTitle: 'Buyer',
  IndividualEmail: '',
  IndividualPhone: '303-555-0100',
  IndividualCell: '',
  InternalNotes: 'Likes vinyl.',
  CompanyAssociations: [] as object[],
  Inactive: false,
};

let addresses = 0;
export const freshEmail = (): string => `robin.${(addresses += 1)}@example.com`;

/** A save request that doesn't change a contact. */
export function unchanged(contact: Contact) {
  const {
    Associations,
    IsAssociated: _own,
    AssociationCount: _count,
    CompanyRequests: _requests,
    Merges: _merges,
    ...fields
  } = contact;
  return { ...fields, CompanyAssociations: Associations };
}

export const defaults = ({ Associations }: Contact): number[] =>
  Associations.filter(({ isDefault }) => isDefault).map(({ value }) => value);

export const messages = ({ body }: Answer<Problem>) =>
  body.errors?.map(({ field, message }) => [field, message]);

/** The calls of contact tests to a server. */
export function contactsOf(server: TestServer) {
  const save = <T = ContactSaveResponse>(change: object, as = REP, headers: Record<string, string> = {}) =>
    server.call<T>('POST', '/v1/individuals', { as, body: { ...VALUES, ...change }, headers });
  return {
    save,
    /** Adds a contact with a unique email address. */
    add: async (change: object = {}): Promise<Contact> => {
      const { status, body } = await save({ IndividualEmail: freshEmail(), ...change });
      assert.equal(status, 200, JSON.stringify(body));
      assert.ok(body.Contact);
      return body.Contact;
    },
    read: async (id: number) =>
      (await server.call<Contact>('GET', `/v1/individuals?id=${id}`, { as: REP })).body,
    /** The first companies of an account owner, by id. */
    companiesOf: (accountType: number, count = 3) =>
      server.database().query<{ value: number; label: string }>(sql`
        SELECT id AS value, name AS label FROM company WHERE account_type_id = ${accountType}
        ORDER BY id LIMIT ${count}`),
  };
}
