import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Timeline, TimelineEntry } from '#server/companies/page/contract';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';

onOneServer('The timeline of a company (call 256)', (server) => {
  const read = async (id: number, query = '', as = MANAGER) =>
    (await server.call<Timeline>('GET', `/v1/customers/${id}/timeline${query}`, { as })).body;
  const readAll = async (id: number, kind: string, as = MANAGER): Promise<TimelineEntry[]> => {
    const all: TimelineEntry[] = [];
    for (let before = ''; ; before = all.at(-1)?.Key ?? '') {
      const { Entries, More } = await read(id, `?kind=${kind}&before=${before}`, as);
      all.push(...Entries);
      if (!More) return all;
    }
  };
  const kinds = (entries: readonly TimelineEntry[]) =>
    [...new Set(entries.map(({ Kind }) => Kind))].toSorted();

  test('has every activity, order line and approved proof of five years once, newest day first, page by page (COPG-03)', async () => {
    await server.database().script(`
      UPDATE order_line SET proof_approved_date = order_date + 2 WHERE company_id = 1 AND id % 2 = 0;
      UPDATE activity SET status = 0 WHERE id = (SELECT max(id) FROM activity WHERE company_id = 1);
      INSERT INTO audit_log (employee_id, action, record, after) VALUES (1, 'quote built', 'quote/1', '{"addresses": 2}')`);
    const entries = await readAll(1, 'all');
    assert.ok(entries.length > 30);
    assert.equal(new Set(entries.map(({ Key }) => Key)).size, entries.length);
    const days = entries.map(({ Day }) => Day);
    assert.deepEqual(days, days.toSorted().toReversed());
    const [counted] = await server.database().query<Record<string, number>>(sql`
      SELECT (SELECT count(*) FROM activity WHERE company_id = 1 AND start_date >= now() - interval '5 years')::int AS activity,
        count(*)::int AS "order", count(proof_approved_date)::int AS proof
      FROM order_line WHERE company_id = 1 AND order_date >= now() - interval '5 years'`);
    const found = (kind: string) => entries.filter(({ Kind }) => Kind === kind).length;
    for (const kind of ['activity', 'order', 'proof']) assert.equal(found(kind), counted?.[kind], kind);
    assert.equal(found('document'), 1);
    assert.ok(entries.some(({ Kind, Status }) => Kind === 'activity' && Status === 'To Do'));
  });

  test('can be filtered to activities, orders or changes (COPG-03)', async () => {
    assert.deepEqual(kinds(await readAll(1, 'activities')), ['activity']);
    assert.deepEqual(kinds(await readAll(1, 'orders')), ['document', 'order', 'proof']);
    for (const query of ['?kind=none', '?before=x', '?before=2026-02-31_1_1'])
      assert.equal(
        (await server.call('GET', `/v1/customers/1/timeline${query}`, { as: MANAGER })).status,
        400,
      );
  });

  test('shows changes to the company, its owner and addresses, with authors, but not to fields that its card hides (COPG-03)', async () => {
    const [prospect] = await server.database().query<{ id: number; uid: string; rep: number }>(sql`
      SELECT id, uid, sales_rep_id AS rep FROM company WHERE prospect AND account_type_id = 1 ORDER BY id LIMIT 1`);
    assert.ok(prospect);
    await server.database().query(sql`
      INSERT INTO audit_log (employee_id, action, record, before, after) VALUES
        (1, 'prospect changed', ${`company/${prospect.id}`}, '{"city": "Denver", "accountType": 1, "forecastFamily": 1}',
          '{"city": "Boulder", "accountType": 2, "forecastFamily": 3}'),
        (1, 'company changed', ${`company/${prospect.id}`}, '{"parent": 1, "typeOfAccount": "Retail", "prospect": true}',
          '{"parent": 2, "typeOfAccount": "Wholesale", "prospect": false}'),
        (1, 'fed: changed', ${`company/${prospect.id}`}, '{"forecastFamily": 1, "showPricingDetail": true}',
          '{"forecastFamily": 2, "showPricingDetail": false}')`);
    await server.call('POST', `/v1/customers/ShippingAddresses?customerUid=${prospect.uid}`, {
      as: REP,
      body: {
        name: 'Dock',
        address1: '1 Press Road',
        address2: '',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
      },
    });
    const [dock] = await server.database().query<{ record: string }>(sql`
      UPDATE shipping_address SET is_selected = true WHERE company_id = ${prospect.id} AND name = 'Dock'
      RETURNING 'shipping_address/' || id AS record`);
    await server.database().query(sql`
      INSERT INTO audit_log (employee_id, action, record, before, after) VALUES
        (1, 'shipping address changed', ${dock?.record ?? ''}, '{"name": "Dock", "isSelected": false}', '{"name": "Dock", "isSelected": true}')`);
    const owners = await server
      .database()
      .query<{ name: string }>(sql`SELECT name FROM account_type WHERE id IN (1, 2) ORDER BY id`);
    const [me] = await server
      .database()
      .query<{ name: string }>(sql`SELECT full_name AS name FROM employee WHERE id = 1`);
    const changes = await readAll(prospect.id, 'changes', OTHER);
    assert.deepEqual(changes.map(({ Name }) => Name).toSorted(), [
      'company changed',
      'prospect changed',
      'shipping address added',
    ]);
    const changed = changes.find(({ Name }) => Name === 'prospect changed');
    assert.deepEqual(changed?.Changes, [
      { Member: 'City', Before: 'Denver', After: 'Boulder' },
      { Member: 'Account Owner', Before: owners[0]?.name, After: owners[1]?.name },
    ]);
    assert.equal(changed?.Person, me?.name);
    const parents = await server
      .database()
      .query<{ name: string }>(sql`SELECT name FROM trend_group WHERE id IN (1, 2) ORDER BY id`);
    assert.deepEqual(changes.find(({ Name }) => Name === 'company changed')?.Changes, [
      { Member: 'Company Parent', Before: parents[0]?.name, After: parents[1]?.name },
      { Member: 'Account Type', Before: 'Retail', After: 'Wholesale' },
      { Member: 'Prospect', Before: 'Yes', After: 'No' },
    ]);
    const added = changes.find(({ Name }) => Name === 'shipping address added');
    assert.deepEqual(
      added?.Changes.map(({ Member, After }) => [Member, After]),
      [
        ['Name', 'Dock'],
        ['Address', '1 Press Road'],
        ['City', 'Denver'],
        ['State', 'CO'],
        ['Zip', '80202'],
      ],
    );
  });

  test('shows orders, proofs and documents only to those who can see the company’s orders (COPG-03, VIS-09)', async () => {
    const [far] = await server.database().query<{ id: number }>(sql`
      SELECT min(company_id) AS id FROM order_line WHERE account_type_id NOT IN (
        SELECT account_type_id FROM employee_account JOIN employee ON employee.id = employee_id WHERE email = ${OTHER})`);
    const id = far?.id ?? 0;
    assert.ok(kinds(await readAll(id, 'all')).includes('order'));
    assert.deepEqual(
      (await readAll(id, 'all', OTHER)).filter(({ Kind }) => Kind !== 'activity' && Kind !== 'change'),
      [],
    );
    assert.deepEqual(await readAll(id, 'orders', OTHER), []);
    assert.equal((await server.call('GET', '/v1/customers/1/timeline')).status, 401);
  });
});
