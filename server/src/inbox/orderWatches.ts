import sql, { type Sql } from 'sql-template-tag';
import type { OrderWatches, OrderWatchRequest } from '@galley/shared/contract/inbox';
import { MOST_WATCHED } from '@galley/shared/domain/inbox';
import { CUSTOMER_APPROVAL } from '@galley/shared/domain/orderStatus';
import type { Queryable, Transaction } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** Whether the caller may see a row of order_line (VIS-04, VIS-05). */
export const seesLine = ({ orderMasterOverride, accountTypeIds }: Caller): Sql =>
  sql`(${orderMasterOverride} OR order_line.account_type_id = ANY(${accountTypeIds}::int[]))`;

/** Call 196: the lines that the caller watches, by their numbers. */
export async function readWatches(database: Queryable, caller: Caller): Promise<OrderWatches> {
  const rows = await database.query<{ number: string }>(sql`
    SELECT order_line_num AS number FROM order_watch JOIN order_line ON order_line.id = line_id
    WHERE employee_id = ${caller.employeeId} AND ${seesLine(caller)} ORDER BY order_line.id`);
  return { OrderIDLineNums: rows.map(({ number }) => number) };
}

async function watch(transaction: Transaction, caller: Caller, number: string): Promise<void> {
  // One of two at once waits for the other: each counts them all.
  await transaction.query(sql`SELECT id FROM employee WHERE id = ${caller.employeeId} FOR NO KEY UPDATE`);
  // Locked: the line stays as it is until it is watched.
  const [line] = await transaction.query<{ id: number }>(sql`
    SELECT id FROM order_line WHERE order_line_num = ${number} AND ${seesLine(caller)} FOR SHARE`);
  if (line === undefined) throw new HttpProblem(404, 'There is no such order line.');
  await transaction.query(sql`
    INSERT INTO order_watch (employee_id, line_id, proof_since)
    SELECT ${caller.employeeId}, id, CASE status WHEN ${CUSTOMER_APPROVAL} THEN now() END FROM order_line WHERE id = ${line.id}
    ON CONFLICT DO NOTHING`);
  const [row] = await transaction.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM order_watch WHERE employee_id = ${caller.employeeId}`,
  );
  if ((row?.count ?? 0) > MOST_WATCHED)
    throw new HttpProblem(
      422,
      `At most ${MOST_WATCHED} order lines can be watched. Stop watching one first.`,
    );
}

/**
 * Call 197. What was told stays in the inbox.
 * @throws HttpProblem 404 for a line that the caller does not see, 422 for one too many
 */
export async function setWatched(
  transaction: Transaction,
  caller: Caller,
  { OrderIDLineNum, IsWatched }: OrderWatchRequest,
): Promise<true> {
  if (IsWatched) await watch(transaction, caller, OrderIDLineNum);
  else
    await transaction.query(sql`
      DELETE FROM order_watch USING order_line WHERE order_line.id = line_id AND order_line_num = ${OrderIDLineNum}
        AND employee_id = ${caller.employeeId}`);
  return true;
}
