import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { FeedResource } from '#server/exchange/rules/feedFields';
import { onOneServer, REP } from '../../testing.ts';
import { countsOf, feedOf, recordVerdictsOf } from './testing.ts';

const PERSON = {
  externalId: 'k-1',
  name: 'Pat Sample',
  title: 'Buyer',
  email: 'pat@example.com',
  companies: ['c-1'],
};
const COMPANY = {
  externalId: 'c-1',
  name: 'Owned Company',
  parent: 'g-1',
  accountOwner: 'ao-1',
  salesRep: 'e-1',
  prospect: true,
  phone: '303-555-0100',
  address1: '1 Press Road',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

onOneServer('Data that people entered', (server) => {
  const { feed } = feedOf(server);
  const other = feedOf(server, 'second');
  /** The rep's account owner, so that the rep can change the records. */
  const OWNERS: [FeedResource, object[]][] = [
    ['account-owners', [{ externalId: 'ao-1', name: 'Rocky Mountain' }]],
    [
      'employees',
      [{ externalId: 'e-1', email: 'owned@example.com', givenName: 'Own', familyName: 'Ed', type: 'Sales' }],
    ],
    ['parents', [{ externalId: 'g-1', name: 'Owned Group' }]],
    ['companies', [COMPANY, { ...COMPANY, externalId: 'c-2', name: 'Owned Too' }]],
    ['contacts', [PERSON]],
  ];
  const idOf = async (resource: string, externalId: string) => {
    const [row] = await server.database().query<{ id: number }>(sql`
      SELECT record_id AS id FROM feed_record WHERE resource = ${resource} AND external_id = ${externalId}`);
    return row?.id ?? 0;
  };
  const saveContact = async (changes: object) => {
    const id = await idOf('contacts', 'k-1');
    const { body } = await server.call<Record<string, unknown>>('GET', `/v1/individuals?id=${id}`, {
      as: REP,
    });
    const { status, body: answer } = await server.call('POST', '/v1/individuals', {
      as: REP,
      body: {
        IndividualId: id,
        IndividualName: body.IndividualName,
        IndividualTitle: body.IndividualTitle,
        IndividualEmail: body.IndividualEmail,
        IndividualPhone: body.IndividualPhone,
        CompanyAssociations: body.Associations,
        ...changes,
      },
    });
    assert.equal(status, 200, JSON.stringify(answer));
  };
  before(async () => {
    // The demo as if people had entered it, not a feed.
    await server.database().query(sql`DELETE FROM feed_record`);
    for (const [resource, records] of OWNERS)
      assert.deepEqual(countsOf(await feed(resource, records)), { created: records.length }, resource);
  });

  test('about a contact is kept and named, and fields that nobody changed still follow the feed (FEED-07)', async () => {
    await saveContact({ IndividualTitle: 'Head of Print', InternalNotes: 'Prefers mornings.' });
    const answer = await feed('contacts', [{ ...PERSON, title: 'Senior Buyer', phone: '303-555-0199' }]);
    assert.deepEqual(recordVerdictsOf(answer), [['kept', 'title']]);
    assert.equal(answer.changed, 1);
    const [row] = await server.database().query(sql`
      SELECT title, phone, internal_notes FROM contact WHERE email = 'pat@example.com'`);
    assert.deepEqual(row, {
      title: 'Head of Print',
      phone: '303-555-0199',
      internal_notes: 'Prefers mornings.',
    });
    const again = await feed('contacts', [{ ...PERSON, title: 'Senior Buyer', phone: '303-555-0199' }]);
    assert.deepEqual([recordVerdictsOf(again), again.unchanged], [[['kept', 'title']], 1]);
  });

  test('follows the feed again once the source has the same value (FEED-07)', async () => {
    await feed('contacts', [{ externalId: 'k-1', title: 'Head of Print' }]);
    const answer = await feed('contacts', [{ externalId: 'k-1', title: 'Chief of Print' }]);
    assert.deepEqual(countsOf(answer), { changed: 1 });
    assert.deepEqual(answer.records, []);
  });

  test('about a contact’s companies is kept: added and removed companies, and the default (FEED-07)', async () => {
    const [first, second] = [await idOf('companies', 'c-1'), await idOf('companies', 'c-2')];
    await saveContact({
      CompanyAssociations: [
        { value: first, label: '', isDefault: false },
        { value: second, label: '', isDefault: true },
      ],
    });
    const answer = await feed('contacts', [{ ...PERSON, title: 'Chief of Print', defaultCompany: 'c-1' }]);
    assert.deepEqual(recordVerdictsOf(answer), [['kept', 'companies', 'defaultCompany']]);
    const links = () =>
      server.database().query(sql`
      SELECT company_id AS id, is_default AS "isDefault" FROM contact_company JOIN contact ON contact.id = contact_id
      WHERE email = 'pat@example.com' ORDER BY company_id`);
    assert.deepEqual(await links(), [
      { id: first, isDefault: false },
      { id: second, isDefault: true },
    ]);
    await saveContact({ CompanyAssociations: [{ value: second, label: '', isDefault: true }] });
    assert.deepEqual(recordVerdictsOf(await feed('contacts', [{ ...PERSON, title: 'Chief of Print' }])), [
      ['kept', 'companies'],
    ]);
    assert.deepEqual(await links(), [{ id: second, isDefault: true }]);
  });

  test('about a prospect is kept when the prospect becomes a customer (FEED-07)', async () => {
    const id = await idOf('companies', 'c-2');
    const { status } = await server.call('POST', '/v1/customers/prospect', {
      as: REP,
      body: {
        ID: id,
        Company: 'Owned Too',
        TrendGroupName: 'Owned Group',
        TrendGroupNumber: await idOf('parents', 'g-1'),
        ForecastFamily: 1,
        Address1: '9 Rep Street',
        City: 'Denver',
        State: 'CO',
        Zip: '80202',
        Phone: '303-555-0177',
        AccountTypeID: 1,
        IndividualAssociations: [],
      },
    });
    assert.equal(status, 200);
    const customer = {
      ...COMPANY,
      externalId: 'c-2',
      name: 'Owned Too',
      prospect: false,
      typeOfAccount: 'Agency',
    };
    assert.deepEqual(recordVerdictsOf(await feed('companies', [customer])), [['kept', 'address1', 'phone']]);
    const [row] = await server.database().query(sql`
      SELECT address1, phone, prospect, type_of_account FROM company WHERE id = ${id}`);
    assert.deepEqual(row, {
      address1: '9 Rep Street',
      phone: '303-555-0177',
      prospect: false,
      type_of_account: 'Agency',
    });
  });

  test('about a prospect is kept when a fed customer has its name; a customer’s name can’t be taken (FEED-08)', async () => {
    const [prospect] = await server.database().query<{ id: number; name: string; phone: string }>(sql`
      SELECT id, name, phone FROM company WHERE prospect AND phone <> '' AND id < 300 ORDER BY id LIMIT 1`);
    const [customer] = await server.database().query<{ name: string }>(sql`
      SELECT name FROM company WHERE NOT prospect ORDER BY id LIMIT 1`);
    assert.ok(prospect && customer);
    const answer = await feed('companies', [
      {
        ...COMPANY,
        externalId: 'c-3',
        name: ` ${prospect.name.toUpperCase()} `,
        prospect: false,
        fax: '303-555-0111',
      },
      { ...COMPANY, externalId: 'c-4', name: customer.name },
    ]);
    const [kept, refused] = answer.records;
    assert.deepEqual(
      [kept?.verdict, refused?.verdict, refused?.errors[0]?.field],
      ['kept', 'refused', 'name'],
    );
    assert.ok(kept?.errors.some(({ field }) => field === 'phone'));
    assert.equal(await idOf('companies', 'c-3'), prospect.id);
    const [row] = await server
      .database()
      .query(sql`SELECT name, phone, prospect FROM company WHERE id = ${prospect.id}`);
    assert.deepEqual(row, { name: prospect.name, phone: prospect.phone, prospect: false });
  });

  test('about an employee is kept when a fed one has the same email; Operations employees can’t be fed this way (FEED-08)', async () => {
    const employee = {
      givenName: 'Fed',
      familyName: 'Name',
      type: 'Account Manager',
      accountOwners: ['ao-1'],
    };
    const answer = await feed('employees', [
      { ...employee, externalId: 'e-2', email: 'Other@galley.example' },
      { ...employee, externalId: 'e-3', email: 'ops@galley.example' },
    ]);
    assert.deepEqual(
      answer.records.map(({ verdict, errors }) => [verdict, errors.some(({ field }) => field === 'type')]),
      [
        ['kept', true],
        ['refused', false],
      ],
    );
    const [row] = await server
      .database()
      .query(sql`SELECT full_name, employee_type FROM employee WHERE id = 2`);
    assert.deepEqual(row, { full_name: 'Oakley Example', employee_type: 'Sales' });
  });

  test('or that another source feeds isn’t changed by this source (FEED-08)', async () => {
    const answer = await other.feed('contacts', [
      { externalId: 'k-1', name: 'Somebody Else', email: 'PAT@example.com' },
      { externalId: 'k-2', name: 'Somebody New', email: 'new@example.com', companies: ['c-1'] },
    ]);
    assert.deepEqual(
      answer.records.map(({ errors }) => errors[0]),
      [
        { field: 'email', message: 'belongs to another source' },
        { field: 'companies', message: '"c-1" is unknown in companies' },
      ],
    );
    assert.deepEqual(countsOf(await other.feed('contacts', [{ externalId: 'k-1', deleted: true }])), {
      unchanged: 1,
    });
    assert.deepEqual(
      countsOf(await other.feed('account-owners', [{ externalId: 'x', name: 'Rocky Mountain' }])),
      { created: 1 },
    );
    const renamed = await other.feed('account-owners', [{ externalId: 'x', name: 'Rocky Mountains' }]);
    assert.deepEqual(countsOf(renamed), { refused: 1 });
    await other.feed('account-owners', [{ externalId: 'x', deleted: true }]);
    const [row] = await server.database().query(sql`SELECT name, deleted_at FROM account_type WHERE id = 1`);
    assert.deepEqual(row, { name: 'Rocky Mountain', deleted_at: null });
  });
});
