import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Versioned } from '../http/conflict.ts';
import { HttpProblem } from '../http/problem.ts';
import { canSeeQuote, stateAt } from './quotesWhere.ts';
import { mayChange } from './rules/quoteRules.ts';
import type { QuoteState } from './rules/quoteStates.ts';

/** A quote as locked for writing. */
export interface StoredQuote extends Versioned {
  id: number;
  number: string;
  companyId: number;
  contactId: number;
  repId: number;
  salesRepId: number;
  state: QuoteState;
  validUntil: Day;
  sentVersion: number;
}

/**
 * Locks a quote that the caller can change (QUOT-09).
 * @throws HttpProblem 404 for one that they can't see, 403 for one that they can't change
 */
export async function lockQuote(
  transaction: Queryable,
  caller: Caller,
  today: Day,
  id: number,
): Promise<StoredQuote> {
  const [quote] = await transaction.query<StoredQuote>(sql`
    SELECT quote.id, number, company_id AS "companyId", contact_id AS "contactId", rep_id AS "repId", sales_rep_id AS "salesRepId",
      ${stateAt(today)} AS state, valid_until AS "validUntil", sent_version AS "sentVersion", quote.version, quote.updated_by, quote.updated_at
    FROM quote JOIN company ON company.id = company_id
    WHERE quote.id = ${id} AND ${canSeeQuote(caller)} FOR UPDATE OF quote`);
  if (quote === undefined) throw new HttpProblem(404, 'There is no such quote.');
  if (!mayChange(caller, quote))
    throw new HttpProblem(
      403,
      'Only its rep, the company’s sales rep and Account Managers can change this quote.',
    );
  return quote;
}
