import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { CUSTOMER_APPROVAL, DELIVERY_EXCEPTION, SHIPPED } from '#server/orders/rules/orderStatus';
import { sendScheduledNotifications } from '#server/day/inbox/scheduledNotifications';
import { TEST_ZONE } from '../../db/testing.ts';
import { MANAGER, onOneServer, REP } from '../../testing.ts';
import { inboxOf } from './testing.ts';

const PRINT = 29;
const DAY_MS = 86_400_000;

onOneServer('A watched order line', (server) => {
  const { items, put, setWatched, watches } = inboxOf(server);
  let number = '';
  let owner = 0;
  /** Picks an order line that the rep can see. */
  before(async () => {
    const [line] = await server.database().query<{ number: string; owner: number }>(sql`
      SELECT order_line_num AS number, account_type_id AS owner FROM order_line
      WHERE account_type_id IN (SELECT account_type_id FROM employee_account WHERE employee_id = 1) ORDER BY id LIMIT 1`);
    number = line?.number ?? '';
    owner = line?.owner ?? 0;
    await server.database().query(sql`DELETE FROM inbox_item`);
  });
  const change = (values: { status?: number; delivery?: string | null; ship?: string }) =>
    server.database().query(sql`
      UPDATE order_line SET status = COALESCE(${values.status ?? null}, status), ship_date = COALESCE(${values.ship ?? null}::date, ship_date),
        delivery_date = CASE WHEN ${values.delivery === undefined} THEN delivery_date ELSE ${values.delivery ?? null}::date END
      WHERE order_line_num = ${number}`);
  const watch = (isWatched = true, as = REP, id = number) => setWatched('line', id, isWatched, as);
  const watched = async (as = REP) => (await watches(as)).map(({ ID }) => ID);
  beforeEach(async () => {
    await change({ status: PRINT, delivery: '2026-12-01' });
    await server.database().query(sql`DELETE FROM inbox_item`);
    await server.database().query(sql`DELETE FROM order_watch`);
    await server.database().query(sql`DELETE FROM order_proof_told`);
    assert.equal((await watch()).status, 200);
  });
  const told = async (as = REP) =>
    (await items(as)).map(({ Kind, OrderIDLineNum, Day, DayBefore }) => [
      Kind,
      OrderIDLineNum,
      Day.slice(0, 10),
      DayBefore.slice(0, 10),
    ]);

  test('notifies about each change of its promised date, with both days (INBOX-08)', async () => {
    await change({ delivery: '2026-12-04' });
    await change({ delivery: '2026-12-01' });
    assert.deepEqual(await told(), [
      ['promised', number, '2026-12-01', '2026-12-04'],
      ['promised', number, '2026-12-04', '2026-12-01'],
    ]);
    await change({ delivery: null });
    assert.deepEqual((await told())[0], ['promised', number, '0001-01-01', '2026-12-01']);
  });

  test('notifies when it ships and when the carrier reports an exception, but for no other status', async () => {
    await change({ status: PRINT + 1 });
    await change({ status: SHIPPED, ship: '2026-11-30' });
    await change({ status: DELIVERY_EXCEPTION });
    await server
      .database()
      .query(sql`UPDATE order_line SET client_po = 'PO-9' WHERE order_line_num = ${number}`);
    assert.deepEqual(await told(), [
      ['exception', number, '0001-01-01', '0001-01-01'],
      ['shipped', number, '2026-11-30', '0001-01-01'],
    ]);
  });

  test('combines several changes of one transaction, and ignores what is rolled back', async () => {
    const line = sql`WHERE order_line_num = ${number}`;
    await server.database().transaction(async (transaction) => {
      await transaction.query(sql`UPDATE order_line SET delivery_date = '2026-12-05' ${line}`);
      await transaction.query(sql`UPDATE order_line SET delivery_date = '2026-12-09' ${line}`);
    });
    const failed = server.database().transaction(async (transaction) => {
      await transaction.query(sql`UPDATE order_line SET delivery_date = '2026-12-24' ${line}`);
      throw new Error('rolled back');
    });
    await assert.rejects(failed, /rolled back/);
    assert.deepEqual(await told(), [['promised', number, '2026-12-09', '2026-12-01']]);
  });

  test('notifies once that its proof has waited for the customer for three days (INBOX-09)', async () => {
    const after = (days: number) =>
      sendScheduledNotifications(server.database(), new Date(Date.now() + days * DAY_MS), TEST_ZONE);
    const proofs = async () => (await told()).filter(([kind]) => kind === 'proof');
    await change({ status: CUSTOMER_APPROVAL });
    await after(2.9);
    assert.deepEqual(await proofs(), []);
    await Promise.all([after(3.1), after(3.1)]);
    await after(4);
    assert.equal((await proofs()).length, 1);
    await change({ status: PRINT });
    await change({ status: CUSTOMER_APPROVAL });
    await after(2.9);
    assert.equal((await proofs()).length, 1);
    await change({ status: PRINT });
    await after(9);
    assert.equal((await proofs()).length, 1);
  });

  test('notifies about a proof that was already waiting when the line was watched', async () => {
    await watch(false);
    await change({ status: CUSTOMER_APPROVAL });
    await watch();
    await sendScheduledNotifications(server.database(), new Date(Date.now() + 3.1 * DAY_MS), TEST_ZONE);
    assert.deepEqual(
      (await told()).map(([kind]) => kind).filter((kind) => kind === 'proof'),
      ['proof'],
    );
  });

  test('only notifies people who watch it, until they stop, and never about a muted kind', async () => {
    assert.deepEqual([await watched(), await watched(MANAGER)], [[number], []]);
    await put('muted', { Kinds: ['promised'] }, REP);
    await change({ delivery: '2026-12-02' });
    assert.deepEqual([await told(), await told(MANAGER)], [[], []]);
    await put('muted', { Kinds: [] }, REP);
    assert.equal((await watch()).status, 200, 'watching twice counts once');
    await change({ delivery: '2026-12-03' });
    assert.equal((await told()).length, 1);
    assert.equal((await watch(false)).status, 200);
    await change({ delivery: '2026-12-08' });
    assert.deepEqual([await watched(), (await told()).length], [[], 1]);
  });

  test('can be watched by people who see it, and no longer notifies them once they don’t (INBOX-02)', async () => {
    await change({ delivery: '2026-12-02' });
    assert.equal((await told()).length, 1);
    const database = server.database();
    const mine = sql`employee_id = 1 AND account_type_id = ${owner}`;
    const [account] = await database.query<{ is_default: boolean }>(
      sql`DELETE FROM employee_account WHERE ${mine} RETURNING is_default`,
    );
    const [rep] = await database.query<{ before: boolean }>(
      sql`SELECT order_master_override AS before FROM employee WHERE id = 1`,
    );
    await database.query(sql`UPDATE employee SET order_master_override = false WHERE id = 1`);
    assert.deepEqual([await told(), await watched(), (await watch()).status], [[], [], 404]);
    await database.query(
      sql`UPDATE employee SET order_master_override = ${rep?.before ?? false} WHERE id = 1`,
    );
    await database.query(sql`
      INSERT INTO employee_account (employee_id, account_type_id, is_default) VALUES (1, ${owner}, ${account?.is_default ?? false})`);
    assert.equal((await told()).length, 1);
    assert.equal((await watch(true, REP, '999999999-1')).status, 404);
  });

  test('is one of at most a thousand', async () => {
    const database = server.database();
    await database.query(sql`
      INSERT INTO order_watch (employee_id, line_id)
      SELECT 1, id FROM order_line WHERE order_line_num <> ${number} ORDER BY id LIMIT 999`);
    const [row] = await database.query<{ number: string }>(sql`
      SELECT order_line_num AS number FROM order_line WHERE id NOT IN (SELECT line_id FROM order_watch)
        AND account_type_id = ${owner} LIMIT 1`);
    assert.ok(row, 'the demo has more lines than a person can watch');
    assert.equal((await watch(true, REP, row.number)).status, 422);
    await watch(false);
    assert.equal((await watch(true, REP, row.number)).status, 200);
  });
});
