import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Spend } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { CANCELED } from '../orders/rules/orderStatus.ts';
import { periodParts, spendPeriods, SPEND_FIGURES } from './rules/spendPeriods.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { canSeeOrders, spentByMonth } from '../orders/index.ts';

/** Each part of each figure as a row: whole months come from monthly totals, the other days from order lines. */
function parts(today: Day): Sql {
  const periods = spendPeriods(today);
  const rows = SPEND_FIGURES.flatMap((figure) =>
    periodParts(periods[figure]).map((part) => ({ figure, ...part })),
  );
  return sql`unnest(${rows.map(({ figure }) => figure)}::text[], ${rows.map(({ from }) => from)}::date[],
    ${rows.map(({ to }) => to)}::date[], ${rows.map(({ wholeMonths }) => wholeMonths)}::boolean[])
    AS part (figure, first, last, whole)`;
}

const COLUMNS = join(
  SPEND_FIGURES.map(
    (figure) => sql`COALESCE(sum(spent) FILTER (WHERE figure = ${figure}), 0) AS ${raw(`"${figure}"`)}`,
  ),
);

/**
 * Call 12: the spend of companies in USD, by order date and without canceled lines; without duplicates, in the requested order. Unknown ids
 * and companies whose orders the caller can't see are left out.
 */
export const totalSpend = (
  database: Queryable,
  caller: Caller,
  today: Day,
  companyIds: number[],
): Promise<Spend[]> =>
  database.query<Spend>(prepared('spend')`
    WITH wanted AS (
      SELECT company.id, place FROM unnest(${[...new Set(companyIds)]}::int[]) WITH ORDINALITY AS wanted (id, place)
      JOIN company ON company.id = wanted.id AND ${canSeeOrders(caller)}),
    spent AS MATERIALIZED (
      SELECT company_id, month, sum(total) AS total FROM (${spentByMonth}) AS spent
      WHERE company_id = ANY(ARRAY(SELECT id FROM wanted)) GROUP BY company_id, month),
    part AS MATERIALIZED (SELECT * FROM ${parts(today)}),
    sums AS (
      SELECT company_id, figure, total AS spent FROM part JOIN spent ON whole AND month BETWEEN first AND last
      UNION ALL
      SELECT wanted.id, figure, sum(cost) FROM wanted CROSS JOIN part JOIN order_line
        ON NOT whole AND company_id = wanted.id AND order_date BETWEEN first AND last AND status <> ${CANCELED}
      GROUP BY wanted.id, figure)
    SELECT wanted.id AS "CompanyId", ${COLUMNS} FROM wanted LEFT JOIN sums ON company_id = wanted.id
    GROUP BY wanted.id, place ORDER BY place`);
