import sql from 'sql-template-tag';
import type { SpendMonth } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { lastTwelveMonths } from './rules/spendPeriods.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { canSeeOrders, spentByMonth } from '../orders/index.ts';

/**
 * A company's spend in each of these months (given by their first days), in USD, by order date and without canceled lines. Empty under the
 * same conditions as call 219.
 */
export const spentInMonths = (
  database: Queryable,
  caller: Caller,
  companyId: number,
  months: Day[],
): Promise<SpendMonth[]> =>
  database.query<SpendMonth>(sql`
    WITH spent AS MATERIALIZED (
      SELECT month, sum(total) AS total FROM (${spentByMonth}) AS spent WHERE company_id = ${companyId} GROUP BY month)
    SELECT to_char(first, 'YYYY-MM') AS "Month", COALESCE(total, 0) AS "Spend"
    FROM company CROSS JOIN unnest(${months}::date[]) AS first LEFT JOIN spent ON month = first
    WHERE company.id = ${companyId} AND ${canSeeOrders(caller)}
    ORDER BY first`);

/**
 * Call 219: a company's spend in each of the last 12 calendar months, in USD, by order date and without canceled lines; the current month
 * is last. Empty for an unknown id, and if the caller can't see the company's orders, as in call 12.
 */
export const spendMonths = (
  database: Queryable,
  caller: Caller,
  today: Day,
  companyId: number,
): Promise<SpendMonth[]> => spentInMonths(database, caller, companyId, lastTwelveMonths(today));
