import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField, HttpProblem } from '../../http/problem.ts';
import type { QuotesExtendRequest } from '../contract.ts';
import { mayChangeQuote } from '../quoteQueries.ts';
import { quotesWhere, canSeeQuote } from '../quotesWhere.ts';
import { EXTEND_DAYS } from '../rules/quoteStates.ts';
import { MOST_EXTENDED, type QuotesExtended, type QuotesRestored } from './contract.ts';

/** How long an extension can be undone. */
const UNDONE_WITHIN = '1 day';

/**
 * Call 376: extends quotes by 14 days; expired ones count from today (QUOT-11). Accepted, declined and won quotes stay unchanged, as do
 * those that the caller can't change.
 * @throws HttpProblem 400, 422 for more than 20,000
 */
export async function extendQuotes(
  transaction: Transaction,
  caller: Caller,
  today: Day,
  { Ids, Quotes }: QuotesExtendRequest,
): Promise<QuotesExtended> {
  if ((Ids === undefined) === (Quotes === undefined))
    throw badField('Ids', 'or Quotes is required, but not both');
  const meant =
    Quotes === undefined
      ? sql`quote.id = ANY(${Ids ?? []}::int[]) AND ${canSeeQuote(caller)}`
      : quotesWhere(caller, today, Quotes).found;
  const rows = await transaction.query<{ id: number; isLeft: boolean }>(sql`
    SELECT quote.id, NOT (quote.state IN ('draft', 'sent') AND ${mayChangeQuote(caller)}) AS "isLeft"
    FROM quote JOIN company ON company.id = company_id WHERE ${meant} ORDER BY quote.id LIMIT ${MOST_EXTENDED + 1} FOR UPDATE OF quote`);
  if (rows.length > MOST_EXTENDED)
    throw new HttpProblem(422, 'You can extend at most 20,000 quotes at once. Narrow the list first.');
  const ids = rows.filter(({ isLeft }) => !isLeft).map(({ id }) => id);
  const left = rows.length - ids.length;
  if (ids.length === 0) return { ID: 0, Extended: 0, Left: left };
  const [extension] = await transaction.query<{ id: number }>(sql`
    WITH before AS (SELECT id, valid_until FROM quote WHERE id = ANY(${ids}::int[])),
    extended AS (
      UPDATE quote SET valid_until = GREATEST(quote.valid_until, ${today}::date) + ${EXTEND_DAYS}::int, version = version + 1, updated_at = now(),
        updated_by = ${caller.employeeId} FROM before WHERE quote.id = before.id
      RETURNING quote.id, before.valid_until AS until, version),
    noted AS (
      INSERT INTO audit_log (employee_id, action, record, before)
      SELECT ${caller.employeeId}, 'quote extended', 'customer_quote/' || id, jsonb_build_object('validUntil', until) FROM extended)
    INSERT INTO quote_extension (employee_id, quotes)
    SELECT ${caller.employeeId}, jsonb_agg(jsonb_build_object('id', id, 'until', until, 'version', version)) FROM extended RETURNING id`);
  return { ID: extension?.id ?? 0, Extended: ids.length, Left: left };
}

/**
 * Call 377: restores the last valid day of each quote of an extension. Quotes that were changed since, or that the caller can no longer
 * change, stay as they are.
 * @throws HttpProblem 404 for someone else's extension or one older than a day; 409 if it was already undone
 */
export async function undoExtension(
  transaction: Transaction,
  caller: Caller,
  id: number,
): Promise<QuotesRestored> {
  const [extension] = await transaction.query<{ isUndone: boolean; total: number }>(sql`
    SELECT undone_at IS NOT NULL AS "isUndone", jsonb_array_length(quotes) AS total FROM quote_extension
    WHERE id = ${id} AND employee_id = ${caller.employeeId} AND at > now() - ${UNDONE_WITHIN}::interval FOR UPDATE`);
  if (extension === undefined) throw new HttpProblem(404, 'There is nothing to undo.');
  if (extension.isUndone) throw new HttpProblem(409, 'This was already undone.');
  const restored = await transaction.query<{ id: number }>(sql`
    UPDATE quote SET valid_until = one.until, version = quote.version + 1, updated_at = now(), updated_by = ${caller.employeeId}
    FROM quote_extension, jsonb_to_recordset(quotes) AS one (id int, until date, version int), company
    WHERE quote_extension.id = ${id} AND quote.id = one.id AND quote.version = one.version AND company.id = quote.company_id
      AND ${canSeeQuote(caller)} AND ${mayChangeQuote(caller)} RETURNING quote.id`);
  await transaction.query(sql`UPDATE quote_extension SET undone_at = now() WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'quotes restored',
    record: `quote_extension/${id}`,
    after: { restored: restored.length },
  });
  return { Restored: restored.length, Changed: extension.total - restored.length };
}
