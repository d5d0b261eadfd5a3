import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { orderBy, sortedParts, type OrderSort } from './orderSort.ts';

interface IdRow extends Record<string, unknown> {
  id: number;
}

/** Page by page, each beginning behind the line that the one before ended with. */
async function* pages(
  database: Queryable,
  conditions: Sql,
  sort: OrderSort,
  size: number,
): AsyncGenerator<IdRow[]> {
  for (const { condition, columns, order, behind } of sortedParts(sort)) {
    for (let from: Sql | undefined = empty; from !== undefined;) {
      const rows: IdRow[] = await database.query<IdRow>(sql`
        SELECT ${columns} FROM order_line WHERE ${conditions}${condition}${from} ORDER BY ${order} LIMIT ${size}`);
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      from = last === undefined || rows.length < size ? undefined : behind(last);
    }
  }
}

/**
 * The ids of all lines under `conditions`, in batches of `size`. PostgreSQL keeps one state of the list under a cursor.
 * The embedded engine would keep everybody waiting until it had gone through the whole list: there it is read in pages.
 */
export const orderIds = (
  database: Database,
  conditions: Sql,
  sort: OrderSort,
  size: number,
): AsyncIterable<{ id: number }[]> =>
  database.engine === 'postgres'
    ? database.cursor<{ id: number }>(
        sql`SELECT id FROM order_line WHERE ${conditions} ORDER BY ${orderBy(sort)}`,
        size,
      )
    : pages(database, conditions, sort, size);
