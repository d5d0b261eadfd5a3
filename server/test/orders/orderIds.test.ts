import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { OrderSortBy } from '@galley/shared/contract/orders';
import { onBothDatabases } from '../db/testing.ts';
import { orderIds } from '#server/orders/orderIds';
import { orderBy } from '#server/orders/orderSort';

const SORTS: OrderSortBy[] = ['Priority', 'OrderDate', 'OrderLine', 'ShipDate', 'DeliveryDate'];

onBothDatabases('The ids of a whole list of order lines', (database) => {
  before(async () => {
    await database().query(
      sql`UPDATE order_line SET ship_date = NULL, delivery_date = NULL WHERE id % 7 = 0`,
    );
  });

  test('come once each and in the order of the list, lines without the date last, whatever the order', async () => {
    const some = sql`company_id % 3 = 0`;
    for (const SortBy of SORTS) {
      for (const SortOrder of ['asc', 'desc'] as const) {
        const sort = { SortBy, SortOrder };
        const wanted = await database().query<{ id: number }>(
          sql`SELECT id FROM order_line WHERE ${some} ORDER BY ${orderBy(sort)}`,
        );
        const seen: number[] = [];
        for await (const batch of orderIds(database(), some, sort, 300)) {
          assert.ok(batch.length > 0 && batch.length <= 300);
          seen.push(...batch.map(({ id }) => id));
        }
        assert.ok(wanted.length > 900);
        assert.deepEqual(
          seen,
          wanted.map(({ id }) => id),
          `${SortBy} ${SortOrder}`,
        );
      }
    }
  });

  test('are none for a list without a line', async () => {
    const sort = { SortBy: 'ShipDate', SortOrder: 'asc' } as const;
    for await (const batch of orderIds(database(), sql`false`, sort, 300)) assert.fail(JSON.stringify(batch));
  });

  test('end with the last line when it also fills the last batch', async () => {
    const sort = { SortBy: 'Priority', SortOrder: 'asc' } as const;
    let lines = 0;
    for await (const batch of orderIds(database(), sql`id <= 600`, sort, 300)) lines += batch.length;
    assert.equal(lines, 600);
  });
});
