import sql, { type Sql } from 'sql-template-tag';
import type { OrderShare } from './contract.ts';
import { SHARE_FIELDS, type ShareDays, type ShareField } from '../rules/share.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { isSeenLine } from '../isSeenLine.ts';
import { lineContact } from './lineContact.ts';

/**
 * Whether a link's creator can see its line now, in SQL over `maker` and `company`: the same rule as for lists, for someone who isn't the
 * caller (SHAR-04).
 */
export const isSeenByMaker: Sql = sql`(maker.disabled_at IS NULL AND company.deleted_at IS NULL AND (maker.order_master_override OR EXISTS (
  SELECT FROM employee_account WHERE employee_id = maker.id AND account_type_id = company.account_type_id)))`;

/** @throws HttpProblem 404 for a line that the caller can't see */
async function seenLine(database: Queryable, caller: Caller, line: string): Promise<number> {
  const [found] = await database.query<{ id: number }>(sql`
    SELECT order_line.id FROM order_line JOIN company ON company.id = company_id WHERE ${isSeenLine(caller, line)}`);
  if (found === undefined) throw new HttpProblem(404, 'There is no such order line.');
  return found.id;
}

/** Call 322: the links to a line, whoever made them, the newest first. */
export async function listShares(database: Queryable, caller: Caller, line: string): Promise<OrderShare[]> {
  const lineId = await seenLine(database, caller, line);
  return database.query<OrderShare>(sql`
    SELECT share.id AS "ID", fields AS "Fields",
      CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired'
        WHEN ${isSeenByMaker} THEN 'works' ELSE 'closed' END AS "State",
      ${utc('share.created_at')} AS "CreatedAt", maker.full_name AS "CreatedBy", ${utc('expires_at')} AS "ExpiresAt",
      opened_count AS "OpenedCount", ${utc('last_opened_at')} AS "LastOpenedAt", given.answer AS "Answer",
      ${utc('given.answered_at')} AS "AnsweredAt", COALESCE(given.comment, '') AS "Comment", COALESCE(given.activity_id, 0) AS "ActivityID"
    FROM order_share AS share JOIN employee AS maker ON maker.id = share.employee_id
    JOIN order_line ON order_line.id = share.line_id JOIN company ON company.id = order_line.company_id
    LEFT JOIN LATERAL (
      SELECT * FROM proof_answer WHERE share_id = share.id ORDER BY answered_at DESC LIMIT 1) AS given ON true
    WHERE share.line_id = ${lineId} ORDER BY share.id DESC`);
}

interface ShareNew {
  line: string;
  days: ShareDays;
  fields: readonly ShareField[];
}

/**
 * Call 323: creates a link.
 * @returns its id and its token, of which only a digest is stored
 * @throws HttpProblem 404 for a line that the caller can't see; 422 for a proof if the company has no contact, because an answer becomes an
 * activity
 */
export async function makeShare(
  transaction: Queryable,
  caller: Caller,
  { line, days, fields }: ShareNew,
): Promise<{ id: number; token: string }> {
  const lineId = await seenLine(transaction, caller, line);
  if (fields.includes('proof') && (await lineContact(transaction, lineId)) === undefined)
    throw brokenField(
      'Fields',
      'The company has no contact yet. Add one first: the customer’s answer becomes an activity with them.',
    );
  const token = newPermit();
  const chosen = SHARE_FIELDS.filter((field) => fields.includes(field));
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO order_share (token_hash, line_id, employee_id, fields, expires_at)
    VALUES (${permitHash(token)}, ${lineId}, ${caller.employeeId}, ${chosen}::text[], now() + make_interval(days => ${days}))
    RETURNING id`);
  const id = added?.id ?? 0;
  await audit(transaction, caller.employeeId, {
    action: 'order line shared',
    record: `order_share/${id}`,
    after: { line, days, fields: chosen },
  });
  return { id, token };
}

/** Call 324: revokes a link. @throws HttpProblem 404 for a link to a line that the caller can't see */
export async function revokeShare(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  const [found] = await transaction.query<{ line: string; isRevoked: boolean }>(sql`
    SELECT order_line_num AS line, revoked_at IS NOT NULL AS "isRevoked"
    FROM order_share JOIN order_line ON order_line.id = line_id WHERE order_share.id = ${id} FOR UPDATE OF order_share`);
  if (found === undefined) throw new HttpProblem(404, 'There is no such link.');
  await seenLine(transaction, caller, found.line);
  if (found.isRevoked) return;
  await transaction.query(sql`UPDATE order_share SET revoked_at = now() WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'order link revoked',
    record: `order_share/${id}`,
    before: { line: found.line },
  });
}

/** Permanently revokes all links of an employee who is being disabled. */
export const revokeSharesOf = (transaction: Queryable, employeeId: number): Promise<unknown> =>
  transaction.query(
    sql`UPDATE order_share SET revoked_at = now() WHERE employee_id = ${employeeId} AND revoked_at IS NULL`,
  );
