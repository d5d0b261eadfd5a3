import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canSeeQuote } from '../quotesWhere.ts';
import type { LinkDays } from '../rules/answerRules.ts';
import type { QuoteLink, QuoteSaid } from './contract.ts';

/**
 * Whether a link's creator can see its quote now, in SQL over `maker`, `quote` and `company`: the same rule as for lists, for someone who
 * isn't the caller (QUOT-14).
 */
export const isSeenByMaker: Sql = sql`(maker.disabled_at IS NULL AND company.deleted_at IS NULL AND (maker.order_master_override OR EXISTS (
  SELECT FROM employee_account WHERE employee_id = maker.id AND account_type_id = quote.account_type_id)))`;

/** The links to a quote, whoever made them, the newest first. */
export const linksOf = (database: Queryable, quoteId: number): Promise<QuoteLink[]> =>
  database.query<QuoteLink>(sql`
    SELECT link.id AS "ID", CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired'
        WHEN ${isSeenByMaker} THEN 'works' ELSE 'closed' END AS "State",
      ${utc('link.created_at')} AS "CreatedAt", maker.full_name AS "CreatedBy", ${utc('expires_at')} AS "ExpiresAt",
      opened_count AS "OpenedCount", ${utc('last_opened_at')} AS "LastOpenedAt"
    FROM quote_link AS link JOIN employee AS maker ON maker.id = link.employee_id JOIN quote ON quote.id = link.quote_id
    JOIN company ON company.id = quote.company_id WHERE link.quote_id = ${quoteId} ORDER BY link.id DESC`);

/** The customer's comments and answers, the newest first. */
export const quoteResponses = (database: Queryable, quoteId: number): Promise<QuoteSaid[]> =>
  database.query<QuoteSaid>(sql`
    SELECT "Version", "Kind", "Name", "Title", "Text", ${utc('at')} AS "At", "ActivityID" FROM (
      SELECT version AS "Version", answer AS "Kind", name AS "Name", title AS "Title", reason AS "Text", answered_at AS at,
        COALESCE(activity_id, 0) AS "ActivityID", 0 AS place FROM quote_answer WHERE quote_id = ${quoteId}
      UNION ALL SELECT version, 'comment', '', '', comment, said_at, 0, id FROM quote_comment WHERE quote_id = ${quoteId}) AS said
    ORDER BY at DESC, place DESC`);

/** Adds a link. @returns its id and its token, of which only a digest is stored */
export async function addLink(
  transaction: Queryable,
  caller: Caller,
  { quote, days }: { quote: number; days: LinkDays },
): Promise<{ id: number; token: string }> {
  const token = newPermit();
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO quote_link (token_hash, quote_id, employee_id, expires_at)
    VALUES (${permitHash(token)}, ${quote}, ${caller.employeeId}, now() + make_interval(days => ${days})) RETURNING id`);
  const id = added?.id ?? 0;
  await audit(transaction, caller.employeeId, {
    action: 'quote shared',
    record: `quote_link/${id}`,
    after: { quote, days },
  });
  return { id, token };
}

/**
 * Call 380: another link to a quote that was sent. Anyone who can see the quote can create one, as with order lines.
 * @throws HttpProblem 404, 409 if nothing was sent
 */
export async function makeLink(
  transaction: Queryable,
  caller: Caller,
  made: { quote: number; days: LinkDays },
): Promise<{ id: number; token: string }> {
  const [quote] = await transaction.query<{ sent: number }>(sql`
    SELECT sent_version AS sent FROM quote WHERE quote.id = ${made.quote} AND ${canSeeQuote(caller)}`);
  if (quote === undefined) throw new HttpProblem(404, 'There is no such quote.');
  if (quote.sent === 0) throw new HttpProblem(409, 'Send this quote first. A link would show nothing yet.');
  return addLink(transaction, caller, made);
}

/** Call 381: revokes a link. @throws HttpProblem 404 for a link to a quote that the caller can't see */
export async function revokeLink(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  const [found] = await transaction.query<{ quote: number; isRevoked: boolean }>(sql`
    SELECT quote.id AS quote, revoked_at IS NOT NULL AS "isRevoked" FROM quote_link JOIN quote ON quote.id = quote_id
    WHERE quote_link.id = ${id} AND ${canSeeQuote(caller)} FOR UPDATE OF quote_link`);
  if (found === undefined) throw new HttpProblem(404, 'There is no such link.');
  if (found.isRevoked) return;
  await transaction.query(sql`UPDATE quote_link SET revoked_at = now() WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'quote link revoked',
    record: `quote_link/${id}`,
    before: { quote: found.quote },
  });
}

/** Permanently revokes all links of an employee who is being disabled. */
export const revokeLinksOf = (transaction: Queryable, employeeId: number): Promise<unknown> =>
  transaction.query(
    sql`UPDATE quote_link SET revoked_at = now() WHERE employee_id = ${employeeId} AND revoked_at IS NULL`,
  );
