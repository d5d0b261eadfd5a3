import sql from 'sql-template-tag';
import { addMonths } from '@galley/shared/domain/calendar';
import type { QuoteFigures } from './contract.ts';
import type { QuoteReader } from './quoteQueries.ts';
import { canSeeQuote } from './quotesWhere.ts';

/** Call 379: quotes won in this month and the previous eleven, by rep and month of the order (QUOT-20). */
export const quoteFigures = async ({ database, caller, today }: QuoteReader): Promise<QuoteFigures> => ({
  Won: await database.query<QuoteFigures['Won'][number]>(sql`
    SELECT rep_id AS "RepID", full_name AS "Rep", to_char(won_on, 'YYYY-MM') AS "Month", count(*)::int AS "Count",
      sum(total_cents)::bigint AS "TotalCents"
    FROM quote JOIN employee ON employee.id = rep_id
    WHERE quote.state = 'won' AND won_on >= ${`${addMonths(today, -11).slice(0, 7)}-01`}::date AND ${canSeeQuote(caller)}
    GROUP BY 1, 2, 3 ORDER BY 3 DESC, rep_id = ${caller.employeeId} DESC, lower(full_name), 1`),
});
