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

  test('are not in the future where an order line was ordered, approved, shipped or delivered, but planned dates can be', async () => {
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

  test('are not in the future where an activity was created or completed, but dates of planned activities can be', async () => {
    const [found] = await server.database().query<Record<string, number | boolean>>(sql`
      SELECT count(*) FILTER (WHERE created_on > ${today})::int AS created,
        count(*) FILTER (WHERE completed_on > ${today})::int AS completed,
        count(*) FILTER (WHERE start_date > ${today}) > 0 AS planned
      FROM activity`);
    assert.deepEqual(found, { created: 0, completed: 0, planned: true });
  });

  test('agree with each other where a customer opened, answered or ordered from a quote', async () => {
    const [found] = await server.database().query<Record<string, number | boolean>>(sql`
      SELECT count(*) FILTER (WHERE link.opened_count = 0 AND (answer.quote_id IS NOT NULL OR comment.quote_id IS NOT NULL))::int AS unopened,
        count(*) FILTER (WHERE answer.answered_at < link.last_opened_at OR comment.said_at < link.last_opened_at)::int AS early,
        count(*) FILTER (WHERE won_on < sent_on)::int AS ordered_before,
        count(answer.quote_id) > 0 AND count(comment.quote_id) > 0 AND count(won_on) > 0 AS answered
      FROM quote JOIN quote_link AS link ON link.quote_id = quote.id
      LEFT JOIN quote_answer AS answer ON answer.quote_id = quote.id
      LEFT JOIN quote_comment AS comment ON comment.quote_id = quote.id`);
    assert.deepEqual(found, { unopened: 0, early: 0, ordered_before: 0, answered: true });
  });
});
