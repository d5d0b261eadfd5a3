import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { InboxItem } from '#server/day/inbox/contract';
import { notifyCustomerChanges } from '#server/day/inbox/notifyCustomerChanges';
import { activitiesOf } from '../../activities/testing.ts';
import { contactsOf, freshEmail, unchanged } from '../../contacts/testing.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { feedOf, PROVIDER } from '../../exchange/feed/testing.ts';
import { MANAGER, OTHER, REP, type TestServer } from '../../testing.ts';
import { inboxOf } from './testing.ts';

/** Notifications about changes at an employee's customers. */
export function customerTests(server: TestServer): void {
  const { add } = activitiesOf(server);
  const contacts = contactsOf(server);
  const { items, page, put } = inboxOf(server);
  const { feed } = feedOf(server, 'customers');
  const run = <T extends object>(statement: ReturnType<typeof sql>) => server.database().query<T>(statement);
  const customers = async (as = MANAGER): Promise<InboxItem[]> =>
    (await items(as)).filter(({ Kind }) => Kind === 'customers');
  const told = async (as = MANAGER) =>
    (await customers(as)).map(({ CompanyID, DueCount, Changes }) => [
      CompanyID,
      DueCount,
      Object.fromEntries(Changes.map(({ Part, Count }) => [Part, Count])),
    ]);
  const tell = () => notifyCustomerChanges(server.database(), TEST_ZONE);
  const want = (as = MANAGER) => put('muted', { Kinds: [] }, as);
  let company = 0;
  let manager = 0;
  let rep = 0;
  before(async () => {
    const rows = await run<{ id: number; email: string }>(sql`SELECT id, email FROM employee`);
    const idOf = (email: string) => rows.find((one) => one.email === email)?.id ?? 0;
    [manager, rep] = [idOf(MANAGER), idOf(REP)];
    company = (await contacts.companiesOf(1, 1))[0]?.value ?? 0;
  });
  beforeEach(async () => {
    await run(sql`DELETE FROM inbox_wanted`);
    await run(sql`DELETE FROM customer_change`);
    await run(sql`DELETE FROM inbox_item WHERE kind = 'customers'`);
    await run(sql`UPDATE company SET sales_rep_id = ${manager} WHERE id = ${company}`);
  });
  const at = () => ({ CompanyAssociations: [{ value: company, label: '', isDefault: true }] });
  const newContact = () => contacts.add({ IndividualEmail: freshEmail(), ...at() });
  const close = (id: number, as: string) =>
    server.call('POST', `/v1/activity/done/${id}?closemode=0`, { as });

  test('sends no customer notifications unless turned on, and stores nothing for them (INBOX-33)', async () => {
    assert.deepEqual((await page(OTHER)).Muted, ['customers']);
    await newContact();
    assert.deepEqual(await run(sql`SELECT FROM customer_change`), []);
    await want();
    assert.deepEqual((await page()).Muted, []);
    await put('muted', { Kinds: ['customers'] });
    assert.deepEqual((await page()).Muted, ['customers']);
    await newContact();
    await tell();
    assert.deepEqual(await told(), []);
  });

  test('combines a day’s changes at a customer by kind and count, without the employee’s own (INBOX-31)', async () => {
    await want();
    await want(OTHER);
    const contact = await newContact();
    await contacts.save({ ...unchanged(contact), Inactive: true });
    // No value of a contact changes with a request.
    await run(sql`
      INSERT INTO audit_log (employee_id, action, record, before)
      VALUES (${rep}, 'contact request withdrawn', ${`contact/${contact.IndividualId}`}, ${JSON.stringify({ company })}::jsonb)`);
    const [activity, mine] = [
      await add({ CompanyID: company }),
      await add({ CompanyID: company, ActivityForID: manager }),
    ];
    await close(activity, REP);
    await close(mine, MANAGER);
    const [{ uid } = { uid: '' }] = await run<{ uid: string }>(
      sql`SELECT uid FROM company WHERE id = ${company}`,
    );
    const address = {
      name: 'Dock',
      address1: '1 Press Road',
      address2: '',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      isSelected: false,
    };
    const added = await server.call('POST', `/v1/customers/ShippingAddresses?customerUid=${uid}`, {
      as: REP,
      body: address,
    });
    assert.equal(added.status, 200, JSON.stringify(added.body));
    await Promise.all([tell(), tell()]);
    await tell();
    const expected = {
      contacts: 1,
      inactivated: 1,
      addresses: 1,
      activities: 1,
    };
    assert.deepEqual(await told(), [[company, 4, expected]]);
    assert.deepEqual(await told(OTHER), []);
    const [item] = await customers();
    await put('read', { IDs: [item?.ID], IsRead: true });
    await newContact();
    await tell();
    assert.deepEqual(await told(), [[company, 5, { ...expected, contacts: 2 }]]);
    assert.deepEqual((await customers())[0]?.IsRead, false);
  });

  test('counts further changes as new: in the next email, and on devices if the item had been read (INBOX-31)', async () => {
    await want();
    await server.tokenOf(MANAGER);
    await run(sql`
      INSERT INTO push_device (jti, employee_id, endpoint, p256dh, auth)
      SELECT jti, ${manager}, 'https://push.example.com/customers', '', '' FROM session WHERE employee_id = ${manager} LIMIT 1`);
    /** As after the daily email and the message to the device. */
    const send = async () => {
      await run(sql`UPDATE inbox_item SET mailed_at = now(), pushed_at = now() WHERE kind = 'customers'`);
      await run(sql`DELETE FROM push_waiting`);
    };
    const state = async () => {
      await newContact();
      await tell();
      return run(sql`
        SELECT mailed_at IS NULL AS email, pushed_at IS NULL AS push, EXISTS (SELECT FROM push_waiting WHERE item_id = id) AS waiting
        FROM inbox_item WHERE kind = 'customers'`);
    };
    assert.deepEqual(await state(), [{ email: true, push: true, waiting: true }]);
    await send();
    assert.deepEqual(await state(), [{ email: true, push: false, waiting: false }]);
    await send();
    await put('read', { IDs: (await customers()).map(({ ID }) => ID), IsRead: true });
    assert.deepEqual(await state(), [{ email: true, push: true, waiting: true }]);
    await run(sql`DELETE FROM push_device`);
  });

  test('notifies both employees when a customer gets another sales rep, and the new one about its changed address (INBOX-31)', async () => {
    await want();
    await want(OTHER);
    const [other] = await run<{ id: number }>(sql`SELECT id FROM employee WHERE email = ${OTHER}`);
    await run(sql`UPDATE company SET sales_rep_id = ${other?.id ?? 0} WHERE id = ${company}`);
    await run(sql`
      INSERT INTO audit_log (employee_id, action, record, before, after)
      VALUES (${rep}, 'prospect changed', ${`company/${company}`}, ${JSON.stringify({ salesRep: manager, city: 'Denver', phone: '1' })}::jsonb,
        ${JSON.stringify({ salesRep: other?.id, city: 'Boulder', phone: '2' })}::jsonb)`);
    await tell();
    assert.deepEqual(await told(), [[company, 1, { owners: 1 }]]);
    assert.deepEqual(await told(OTHER), [[company, 2, { addresses: 1, owners: 1 }]]);
  });

  test('adds one item per customer for thousands of changes from a feeding system (INBOX-32)', async () => {
    await want();
    for (const [resource, records] of PROVIDER.slice(0, 8)) await feed(resource, records);
    const [{ id: fed } = { id: 0 }] = await run<{ id: number }>(sql`
      UPDATE company SET sales_rep_id = ${manager} WHERE name = 'Feed Company' RETURNING id`);
    const many = Array.from({ length: 300 }, (_, n) => ({
      externalId: `many-${n}`,
      name: `Fed Contact ${n}`,
      email: `fed.many.${n}@example.com`,
      companies: ['c-1'],
      defaultCompany: 'c-1',
    }));
    await feed('contacts', many);
    await feed('contacts', [{ externalId: 'many-0', deleted: true }]);
    await tell();
    assert.deepEqual(
      (await told()).map(([id, count, parts]) => [id, count, parts]),
      [[fed, 302, { contacts: 301, inactivated: 1 }]],
    );
    await run(sql`
      INSERT INTO audit_log (action, record, after) SELECT 'fed: created', 'contact/' || n, jsonb_build_object('companies', jsonb_build_array(${company}::int))
      FROM generate_series(1, 2500) AS n`);
    await tell();
    assert.deepEqual((await told())[0], [company, 2500, { contacts: 2500 }]);
    assert.deepEqual(await run(sql`SELECT FROM customer_change`), []);
  });
}
