import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { ShippingAddress } from '#server/companies/shipping/contract';
import type { FeedUndone } from '#server/exchange/feed/contract';
import type { FeedResource } from '#server/exchange/rules/feedFields';
import { OPS, peopleOf } from '../../account/employees/testing.ts';
import { prospectsOf, unchanged as sameProspect } from '../../companies/prospects/testing.ts';
import { contactsOf, unchanged as sameContact } from '../../contacts/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import { feedOf } from './testing.ts';

const ADDRESSES = '/v1/customers/ShippingAddresses';
const PLACE = { address1: '1 Press Road', city: 'Denver', state: 'CO', zip: '80202' };
const COMPANY = {
  parent: 'g-1',
  accountOwner: 'ao-1',
  salesRep: 'e-1',
  prospect: true,
  phone: '303-555-0100',
  ...PLACE,
};
const person = (number: number) => ({
  externalId: `k-${number}`,
  name: `Undone Person ${number}`,
  title: 'Buyer',
  email: `undone.${number}@example.com`,
  companies: ['c-1'],
});
const employee = (number: number) => ({
  externalId: `e-${number}`,
  email: `undone.rep.${number}@example.com`,
  givenName: 'Undone',
  familyName: `Number ${number}`,
  phone: '303-555-0101',
  type: 'Sales',
});

onOneServer('The undo of an import', (server) => {
  const { feed, read, tokenOf } = feedOf(server);
  const contacts = contactsOf(server);
  const prospects = prospectsOf(server);
  const people = peopleOf(server);
  const idOf = async (externalId: string) => {
    const [row] = await server.database().query<{ id: number }>(sql`
      SELECT record_id AS id FROM feed_record WHERE external_id = ${externalId}`);
    return row?.id ?? 0;
  };
  const undo = async (name: string) =>
    (await server.call<FeedUndone>('DELETE', `/v1/feed-imports/${name}`, { token: await tokenOf() })).body;
  const saveContact = async (externalId: string, change: object) => {
    const contact = await contacts.read(await idOf(externalId));
    assert.equal((await contacts.save({ ...sameContact(contact), ...change })).status, 200);
  };
  before(async () => {
    // The demo as if people had entered it, not a feed.
    await server.database().query(sql`DELETE FROM feed_record`);
    // The rep's account owner, so that the rep can change the records.
    await feed('account-owners', [{ externalId: 'ao-1', name: 'Rocky Mountain' }]);
    await feed('employees', [employee(1)]);
    await feed('parents', [{ externalId: 'g-1', name: 'Undone Group' }]);
    await feed('companies', [{ ...COMPANY, externalId: 'c-1', name: 'Undone Company' }]);
  });

  test('keeps created records of every kind that people changed since, and names the fields as the import page does (FEED-10, IMPO-08)', async () => {
    const spring = { query: '?import=spring' };
    await feed(
      'account-owners',
      [2, 3].map((number) => ({ externalId: `ao-${number}`, name: `Undone Owner ${number}` })),
      spring,
    );
    await feed('employees', [employee(2), employee(3)], spring);
    await feed(
      'companies',
      [2, 3].map((number) => ({ ...COMPANY, externalId: `c-${number}`, name: `Undone Company ${number}` })),
      spring,
    );
    await feed('contacts', [person(1), person(2), person(3)], spring);
    await feed(
      'addresses',
      [1, 2].map((number) => ({ ...PLACE, externalId: `ad-${number}`, company: 'c-1', name: 'Dock' })),
      spring,
    );

    const owner = { ID: await idOf('ao-2'), Name: 'Renamed Owner' };
    assert.equal((await server.call('POST', '/v1/account-owners', { as: OPS, body: owner })).status, 200);
    const rep = (await people.list()).Employees.find(
      ({ EmployeeEmail }) => EmployeeEmail === employee(2).email,
    );
    assert.ok(rep);
    const renamed = { ...people.sent(rep), DirectPhone: '303-555-0101', EmployeeLastName: 'Renamed' };
    assert.equal((await people.save(renamed)).status, 200);
    const company = await prospects.read(await idOf('c-2'));
    const saved = await prospects.save({ ...sameProspect(company), Phone: '303-555-0199', Zip: '80203' });
    assert.equal(saved.status, 200);
    await saveContact('k-1', { IndividualTitle: 'Head of Print' });
    await saveContact('k-2', { CompanyAssociations: [] });
    const uid = (await prospects.read(await idOf('c-1'))).CustomerUID;
    const { body } = await server.call<ShippingAddress[]>('GET', `${ADDRESSES}?customerUid=${uid}`, {
      as: REP,
    });
    const changed = body.map((address, place) => (place === 0 ? { ...address, name: 'Dock 4' } : address));
    assert.equal((await server.call('PUT', ADDRESSES, { as: REP, body: changed })).status, 200);

    const { restored, kept } = await undo('spring');
    assert.deepEqual(
      kept.map(({ resource, externalId, message }) => [resource, externalId, message]),
      [
        ['addresses', 'ad-1', 'Name (changed here, and kept)'],
        ['contacts', 'k-1', 'Job title (changed here, and kept)'],
        ['contacts', 'k-2', 'Company (changed here, and kept), Default company (changed here, and kept)'],
        ['companies', 'c-2', 'Phone (changed here, and kept), ZIP (changed here, and kept)'],
        ['employees', 'e-2', 'Last name (changed here, and kept)'],
        ['account-owners', 'ao-2', 'Name (changed here, and kept)'],
      ],
    );
    assert.equal(restored, 5);
    const gone = async (resource: FeedResource) =>
      (await read(resource)).records
        .filter(({ deleted, inactive, disabled }) => [deleted, inactive, disabled].includes(true))
        .map(({ externalId }) => externalId);
    assert.deepEqual(await gone('contacts'), ['k-3']);
    assert.deepEqual(await gone('companies'), ['c-3']);
    assert.deepEqual(await gone('addresses'), ['ad-2']);
    assert.deepEqual(await gone('employees'), ['e-3']);
    assert.deepEqual(await gone('account-owners'), ['ao-3']);
    assert.equal((await contacts.read(await idOf('k-1'))).IndividualTitle, 'Head of Print');
  });

  test('also covers a created contact that people only made inactive, as the undo would (FEED-10)', async () => {
    await feed('contacts', [person(4)], { query: '?import=summer' });
    await saveContact('k-4', { Inactive: true });
    assert.deepEqual(await undo('summer'), { restored: 1, kept: [] });
  });

  test('names a changed address that people deleted since as removed (FEED-10, IMPO-08)', async () => {
    await feed('addresses', [{ ...PLACE, externalId: 'ad-3', company: 'c-1', name: 'Ramp' }]);
    await feed('addresses', [{ externalId: 'ad-3', name: 'Ramp 5' }], { query: '?import=winter' });
    const gone = await server.call('DELETE', `${ADDRESSES}?id=${await idOf('ad-3')}`, { as: REP });
    assert.equal(gone.status, 200);
    assert.deepEqual(await undo('winter'), {
      restored: 0,
      kept: [{ resource: 'addresses', externalId: 'ad-3', message: 'it was removed here and stays removed' }],
    });
  });

  test('differs from a deletion by the source, which also applies to a contact that people changed (FEED-06)', async () => {
    await feed('contacts', [person(5)], { query: '?import=autumn' });
    await saveContact('k-5', { IndividualTitle: 'Head of Print' });
    await feed('contacts', [{ externalId: 'k-5', deleted: true }]);
    assert.equal((await contacts.read(await idOf('k-5'))).Inactive, true);
  });

  test('leaves a record whose earlier account owner was deleted since, and says so (FEED-10)', async () => {
    await feed('account-owners', [{ externalId: 'ao-9', name: 'Undone Earlier Owner' }]);
    const company = { ...COMPANY, externalId: 'c-9', name: 'Undone Owned', accountOwner: 'ao-9' };
    await feed('companies', [company]);
    await feed('companies', [{ ...company, accountOwner: 'ao-1' }], { query: '?import=owners' });
    const owner = `/v1/account-owners?id=${await idOf('ao-9')}`;
    assert.equal((await server.call('DELETE', owner, { as: OPS })).status, 200);
    const { restored, kept } = await undo('owners');
    assert.equal(restored, 0);
    assert.deepEqual(kept, [
      { resource: 'companies', externalId: 'c-9', message: 'Account owner was deleted here' },
    ]);
  });
});
