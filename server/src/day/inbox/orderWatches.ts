import { formatCount } from '@galley/shared/domain/count';
import sql, { join } from 'sql-template-tag';
import {
  WATCH_KINDS,
  type OrderWatch,
  type OrderWatches,
  type OrderWatchRequest,
} from '@galley/shared/contract/watches';
import { MOST_WATCHED, MOST_WATCHED_VIEWS } from '../rules/inbox.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField, HttpProblem } from '../../http/problem.ts';
import { WATCHABLE } from './watchable.ts';

/** Call 196: what the caller watches and can currently see. */
export async function readWatches(database: Queryable, caller: Caller): Promise<OrderWatches> {
  const parts = WATCH_KINDS.map((kind, place) => {
    const { column, seen } = WATCHABLE[kind];
    const { from, key, id, name } = seen(caller);
    // An order's lines can belong to several companies; the first by name is shown.
    return sql`(
      SELECT DISTINCT ON (${key}) ${place}::int AS place, ${kind}::text AS "Kind", ${id}::text AS "ID", ${name} AS "Name", ${key}::bigint AS key
      ${from} AND ${key} IN (SELECT ${column} FROM order_watch WHERE employee_id = ${caller.employeeId}) ORDER BY ${key}, ${name})`;
  });
  const Watches = await database.query<OrderWatch>(sql`
    SELECT "Kind", "ID", "Name" FROM (${join(parts, ' UNION ALL ')}) AS watch ORDER BY place, key`);
  return { Watches };
}

/** @throws HttpProblem 422 */
async function refuseTooMany(transaction: Transaction, caller: Caller): Promise<void> {
  const [count] = await transaction.query<{ all: number; views: number }>(sql`
    SELECT count(*)::int AS "all", count(view_id)::int AS views FROM order_watch WHERE employee_id = ${caller.employeeId}`);
  if (count !== undefined && count.views > MOST_WATCHED_VIEWS)
    throw new HttpProblem(422, `You can watch at most ${MOST_WATCHED_VIEWS} views. Stop watching one first.`);
  if (count !== undefined && count.all > MOST_WATCHED)
    throw new HttpProblem(
      422,
      `You can watch at most ${formatCount(MOST_WATCHED)} order lines, orders, customers and views. Stop watching one first.`,
    );
}

/**
 * Call 197. Existing notifications stay.
 * @throws HttpProblem 400 for an invalid id, 404 for something the caller can't see, 422 for too many
 */
export async function setWatched(
  transaction: Transaction,
  caller: Caller,
  { Kind, ID, IsWatched }: OrderWatchRequest,
): Promise<true> {
  const { column, pattern, noun, seen } = WATCHABLE[Kind];
  if (!pattern.test(ID)) throw badField('ID', `names no ${noun}`);
  // Concurrent calls wait for each other, because each counts all watches.
  await transaction.query(sql`SELECT id FROM employee WHERE id = ${caller.employeeId} FOR NO KEY UPDATE`);
  if (!IsWatched) {
    const key =
      Kind === 'line' ? sql`(SELECT id FROM order_line WHERE order_line_num = ${ID})` : sql`${Number(ID)}`;
    await transaction.query(
      sql`DELETE FROM order_watch WHERE employee_id = ${caller.employeeId} AND ${column} = ${key}`,
    );
    return true;
  }
  const { from, key, id } = seen(caller);
  const [found] = await transaction.query<{ key: number }>(
    sql`SELECT ${key} AS key ${from} AND ${id} = ${Kind === 'line' ? ID : Number(ID)} LIMIT 1`,
  );
  if (found === undefined) throw new HttpProblem(404, `There is no such ${noun}.`);
  await transaction.query(sql`
    INSERT INTO order_watch (employee_id, ${column}) VALUES (${caller.employeeId}, ${found.key}) ON CONFLICT DO NOTHING`);
  await refuseTooMany(transaction, caller);
  return true;
}
