import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { CUSTOMER_APPROVAL, SHIPPED } from '#server/orders/rules/orderStatus';
import type { WatchKind } from '@galley/shared/contract/watches';
import { sendScheduledNotifications } from '#server/day/inbox/scheduledNotifications';
import { notifyViewWatchers } from '#server/day/inbox/notifyViewWatchers';
import { TEST_ZONE } from '../../db/testing.ts';
import { MANAGER, onOneServer, REP } from '../../testing.ts';
import { inboxOf } from './testing.ts';

const PRINT = 29;
const DAY_MS = 86_400_000;
/** An account owner that none of these people works for. */
const FOREIGN = 9_500;

onOneServer('People who watch more than a line are notified', (server) => {
  const { items, put, setWatched, watches } = inboxOf(server);
  const run = (statement: ReturnType<typeof sql>) => server.database().query(statement);
  /** Two lines of one order, and their company. */
  let company = 0;
  const ORDER = 990_001;
  before(async () => {
    await run(
      sql`INSERT INTO account_type (id, name) VALUES (${FOREIGN}, 'Somebody else') ON CONFLICT DO NOTHING`,
    );
    const [found] = await server.database().query<{ id: number }>(sql`
      SELECT id FROM company WHERE account_type_id IN (SELECT account_type_id FROM employee_account WHERE employee_id = 1)
      ORDER BY id LIMIT 1`);
    company = found?.id ?? 0;
    await run(sql`
      INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date,
        delivery_date, cost, qty, product_id, advertiser_id, client_po)
      SELECT ${ORDER}, line, trend_group_id, company.id, account_type_id, sales_rep_id, ${PRINT}, CURRENT_DATE, '2026-12-01', 1, 1,
        (SELECT min(id) FROM product), (SELECT min(id) FROM advertiser), 'PO-WATCHED'
      FROM company CROSS JOIN generate_series(1, 2) AS line WHERE company.id = ${company}`);
  });
  const line = (n: number) => `${ORDER}-${n}`;
  const change = (n: number, status: number, delivery = '2026-12-01') =>
    run(sql`
      UPDATE order_line SET status = ${status}, delivery_date = ${delivery}::date, ship_date = NULL WHERE order_line_num = ${line(n)}`);
  beforeEach(async () => {
    await run(sql`UPDATE employee SET order_master_override = false WHERE id = 1`);
    await run(sql`UPDATE order_line SET account_type_id = company.account_type_id FROM company
      WHERE company.id = company_id AND order_id = ${ORDER}`);
    for (const n of [1, 2]) await change(n, PRINT);
    for (const table of [
      sql`inbox_item`,
      sql`list_view`,
      sql`order_watch`,
      sql`order_change`,
      sql`order_proof_told`,
    ])
      await run(sql`DELETE FROM ${table}`);
  });
  const tell = () => notifyViewWatchers(server.database(), new Date(), TEST_ZONE);
  const told = async (as = REP) =>
    (await items(as))
      .filter(({ Kind }) => Kind !== 'due')
      .map(({ Kind, OrderIDLineNum, Day }) => `${Kind} ${OrderIDLineNum} ${Day.slice(0, 10)}`);
  const events = async () =>
    (
      await server
        .database()
        .query<{ count: number }>(sql`SELECT count(*)::int AS count FROM live_event WHERE topic = 'inbox'`)
    )[0]?.count ?? 0;
  const view = async (Query: string, Visibility = 'mine', as = REP): Promise<number> => {
    const body = { ID: 0, List: 'orders', Name: `Watched ${Query}`, Query, Visibility };
    const saved = await server.call<{ ID: number }>('POST', '/v1/views', { as, body });
    assert.equal(saved.status, 200);
    return saved.body.ID;
  };
  const watch = async (kind: WatchKind, id: string | number, as = REP) =>
    assert.equal((await setWatched(kind, id, true, as)).status, 200);

  for (const [kind, id] of [
    ['order', () => ORDER],
    ['customer', () => company],
  ] as const)
    test(`about all lines of the ${kind}, as about a single line (INBOX-15)`, async () => {
      await watch(kind, id());
      await change(1, PRINT, '2026-12-04');
      await change(2, SHIPPED);
      assert.deepEqual(await told(), [`shipped ${line(2)} 0001-01-01`, `promised ${line(1)} 2026-12-04`]);
      assert.equal((await setWatched(kind, id(), false)).status, 200);
      await change(1, PRINT, '2026-12-08');
      assert.equal((await told()).length, 2);
    });

  test('about thousands of fed lines with a single event for their pages (INBOX-07)', async () => {
    await watch('customer', company);
    const eventsBefore = await events();
    await server.database().transaction(async (transaction) => {
      for (const n of [1, 2])
        await transaction.query(
          sql`UPDATE order_line SET delivery_date = '2026-12-07' WHERE order_line_num = ${line(n)}`,
        );
    });
    assert.deepEqual([(await told()).length, (await events()) - eventsBefore], [2, 1]);
  });

  test('only about lines that a view finds before or after the change (INBOX-16)', async () => {
    await watch('view', await view(`references=PO-WATCHED&status=${PRINT}`));
    await change(1, SHIPPED);
    assert.deepEqual(await told(), []);
    await Promise.all([tell(), tell()]);
    assert.deepEqual(await told(), [`shipped ${line(1)} 0001-01-01`], 'the view found it before the change');
    await change(1, SHIPPED, '2026-12-03');
    await change(2, PRINT, '2026-12-05');
    await change(2, PRINT, '2026-12-06');
    await tell();
    assert.deepEqual((await told()).toSorted(), [
      `promised ${line(2)} 2026-12-05`,
      `promised ${line(2)} 2026-12-06`,
      `shipped ${line(1)} 0001-01-01`,
    ]);
  });

  test('about a view, but not for changes before it was watched or after they can no longer see it (INBOX-16)', async () => {
    const shared = await view('references=PO-WATCHED', 'everybody', MANAGER);
    await watch('customer', company, REP);
    await setWatched('view', shared);
    await setWatched('customer', company, false);
    await run(sql`UPDATE order_watch SET since = now() + interval '1 hour'`);
    await change(1, SHIPPED);
    await tell();
    assert.deepEqual(await told(), []);
    await run(sql`UPDATE order_watch SET since = now() - interval '1 hour'`);
    await run(sql`UPDATE list_view SET visibility = 'mine' WHERE id = ${shared}`);
    await change(2, SHIPPED);
    await tell();
    assert.deepEqual([await told(), await watches()], [[], []]);
    await run(sql`UPDATE list_view SET visibility = 'everybody' WHERE id = ${shared}`);
    await change(2, PRINT);
    await change(2, SHIPPED);
    await tell();
    assert.deepEqual(await told(), [`shipped ${line(2)} 0001-01-01`]);
  });

  test('once per line, however many of their watches include it (INBOX-17)', async () => {
    await watch('line', line(1));
    await watch('order', ORDER);
    await watch('customer', company);
    for (const query of ['references=PO-WATCHED', `status=${PRINT}`]) await watch('view', await view(query));
    await change(1, PRINT, '2026-12-09');
    await tell();
    assert.deepEqual(await told(), [`promised ${line(1)} 2026-12-09`]);
    await change(1, CUSTOMER_APPROVAL, '2026-12-09');
    const after = (days: number) =>
      sendScheduledNotifications(server.database(), new Date(Date.now() + days * DAY_MS), TEST_ZONE);
    await after(2.9);
    assert.equal((await told()).length, 1);
    await Promise.all([after(3.1), after(3.1)]);
    await after(4);
    assert.equal((await told()).filter((one) => one.startsWith('proof')).length, 1);
  });

  test('but not about a proof that stopped waiting before three days had passed (INBOX-09)', async () => {
    await watch('line', line(1));
    await watch('view', await view('references=PO-WATCHED'));
    await change(1, CUSTOMER_APPROVAL);
    await change(1, PRINT);
    await sendScheduledNotifications(server.database(), new Date(Date.now() + 3.1 * DAY_MS), TEST_ZONE);
    assert.deepEqual(await told(), []);
  });

  test('about a view’s proofs that were already waiting, three days later (INBOX-09, INBOX-16)', async () => {
    await change(2, CUSTOMER_APPROVAL);
    await run(sql`UPDATE order_proof SET since = now() - interval '9 days'`);
    const after = (days: number) =>
      sendScheduledNotifications(server.database(), new Date(Date.now() + days * DAY_MS), TEST_ZONE);
    await after(0);
    await watch('view', await view(`references=PO-WATCHED&status=${CUSTOMER_APPROVAL}`));
    await after(2.9);
    assert.deepEqual(await told(), []);
    await after(3.1);
    assert.deepEqual(
      (await told()).map((one) => one.slice(0, 14)),
      [`proof ${line(2)}`.slice(0, 14)],
    );
  });

  test('but not about lines that they can’t see, or muted kinds (INBOX-18)', async () => {
    await watch('order', ORDER);
    await watch('view', await view('references=PO-WATCHED'));
    await run(sql`UPDATE order_line SET account_type_id = ${FOREIGN} WHERE order_line_num = ${line(1)}`);
    await change(1, SHIPPED);
    await change(2, SHIPPED);
    await tell();
    const [kept] = await server
      .database()
      .query<{ count: number }>(sql`SELECT count(*)::int AS count FROM inbox_item`);
    assert.deepEqual([await told(), kept?.count], [[`shipped ${line(2)} 0001-01-01`], 1]);
    await put('muted', { Kinds: ['promised'] }, REP);
    await change(2, SHIPPED, '2026-12-10');
    await tell();
    await put('muted', { Kinds: [] }, REP);
    assert.equal((await told()).length, 1);
  });

  test('and list their watches by name; only visible records can be watched (INBOX-18)', async () => {
    const own = await view('status=30', 'mine', MANAGER);
    await watch('customer', company);
    await watch('order', ORDER);
    await watch('line', line(2));
    const [{ name } = { name: '' }] = await server
      .database()
      .query<{ name: string }>(sql`SELECT name FROM company WHERE id = ${company}`);
    assert.deepEqual(await watches(), [
      { Kind: 'line', ID: line(2), Name: name },
      { Kind: 'order', ID: String(ORDER), Name: name },
      { Kind: 'customer', ID: String(company), Name: name },
    ]);
    await run(sql`UPDATE order_line SET account_type_id = ${FOREIGN} WHERE order_id = ${ORDER}`);
    assert.deepEqual(
      (await watches()).map(({ Kind }) => Kind),
      ['customer'],
    );
    const statuses = [
      (await setWatched('order', ORDER)).status,
      (await setWatched('view', own)).status,
      (await setWatched('customer', 999_999_999)).status,
    ];
    assert.deepEqual(statuses, [404, 404, 404]);
    const bad = await setWatched('customer', '1-1');
    assert.deepEqual([bad.status, bad.body.errors?.map(({ field }) => field)], [400, ['ID']]);
  });

  test('and can watch at most twenty views (INBOX-18)', async () => {
    await run(sql`
      INSERT INTO list_view (owner_id, list, name, query, visibility)
      SELECT 1, 'orders', 'Many ' || n, '', 'mine' FROM generate_series(1, 21) AS n`);
    const views = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM list_view WHERE name LIKE 'Many %' ORDER BY id`);
    const statuses: number[] = [];
    for (const { id } of views) statuses.push((await setWatched('view', id)).status);
    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 422]);
  });
});
