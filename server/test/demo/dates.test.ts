import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { ORDER_STATUSES } from '#server/orders/rules/orderStatus';
import { TEST_ZONE } from '../db/testing.ts';
import { onOneServer } from '../testing.ts';

const numbersOf = (...names: (typeof ORDER_STATUSES)[number][]) =>
  names.map((name) => ORDER_STATUSES.indexOf(name));
const SHIPPED = numbersOf('Shipped', 'Delivered', 'Delivery-Exception', 'Invoiced', 'Paid');
const DELIVERED = numbersOf('Delivered', 'Invoiced', 'Paid');

onOneServer('The dates of the demo', (server) => {
  const today = sql`${todayIn(TEST_ZONE, new Date())}::date`;

  test('are not in the future where an order line was ordered, approved, shipped or delivered, but plans are', async () => {
    const [found] = await server.database().query<Record<string, number | boolean>>(sql`
      SELECT count(*) FILTER (WHERE order_date > ${today})::int AS ordered,
        count(*) FILTER (WHERE proof_approved_date > ${today})::int AS approved,
        count(*) FILTER (WHERE status = ANY(${SHIPPED}::int[]) AND ship_date > ${today})::int AS shipped,
        count(*) FILTER (WHERE status = ANY(${DELIVERED}::int[]) AND delivery_date > ${today})::int AS delivered,
        count(*) FILTER (WHERE proof_approved_date < order_date)::int AS early,
        count(*) FILTER (WHERE delivery_date > ${today}) > 0 AS planned
      FROM order_line`);
    assert.deepEqual(found, {
      ordered: 0,
      approved: 0,
      shipped: 0,
      delivered: 0,
      early: 0,
      planned: true,
    });
  });

  test('are not in the future where an activity was created or completed, but planned activities are', async () => {
    const [found] = await server.database().query<Record<string, number | boolean>>(sql`
      SELECT count(*) FILTER (WHERE created_on > ${today})::int AS created,
        count(*) FILTER (WHERE completed_on > ${today})::int AS completed,
        count(*) FILTER (WHERE start_date > ${today}) > 0 AS planned
      FROM activity`);
    assert.deepEqual(found, { created: 0, completed: 0, planned: true });
  });
});
