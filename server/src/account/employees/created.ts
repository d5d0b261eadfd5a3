import sql, { type Sql } from 'sql-template-tag';
import type { CreatedByEmployee } from './contract.ts';
import type { Queryable } from '../../db/database.ts';

/** What an employee created that works without them, as rows (kind, name); `id` is SQL (PEOP-21). */
const createdBy = (id: Sql): Sql => sql`
  SELECT 'service token' AS "Kind", name AS "Name" FROM service_token
  WHERE created_by = ${id} AND revoked_at IS NULL AND expires_at > now()
  UNION ALL SELECT 'webhook', url FROM webhook WHERE created_by = ${id} AND NOT is_paused`;

/** The same as JSON, for a row of the table employee. */
export const createdColumn: Sql = sql`
  COALESCE((SELECT json_agg(one ORDER BY "Kind", "Name") FROM (${createdBy(sql`employee.id`)}) AS one), '[]'::json)`;

/** @returns what can be ended or handed over, by kind and name */
export const listCreated = (transaction: Queryable, id: number): Promise<CreatedByEmployee[]> =>
  transaction.query<CreatedByEmployee>(sql`${createdBy(sql`${id}::int`)} ORDER BY 1, 2`);

/** Ends what an employee has created: tokens are revoked, webhooks paused. */
export async function endCreated(transaction: Queryable, id: number): Promise<void> {
  await transaction.query(
    sql`UPDATE service_token SET revoked_at = now() WHERE created_by = ${id} AND revoked_at IS NULL`,
  );
  await transaction.query(sql`UPDATE webhook SET is_paused = true WHERE created_by = ${id}`);
}

/** Hands what an employee has created over to another one. */
export async function handOver(transaction: Queryable, id: number, to: number): Promise<void> {
  await transaction.query(
    sql`UPDATE service_token SET created_by = ${to} WHERE created_by = ${id} AND revoked_at IS NULL`,
  );
  await transaction.query(sql`UPDATE webhook SET created_by = ${to} WHERE created_by = ${id}`);
}
