import sql, { join, type Sql } from 'sql-template-tag';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { DayRange } from '@galley/shared/domain/dateRange';
import { partsOfPeriod, type Period } from '@galley/shared/domain/spendPeriods';
import { isEmpty, within } from '../db/selection.ts';
import { dateRange, DEFAULT_ORDER_FILTERS, inSelection, ofAccounts, type Scope } from './orderConditions.ts';

/** The end of a month behind every day there is. */
const FOREVER = '9998-12-31';

const OF_COMPANY = { parent: sql`trend_group_id`, company: sql`company.id` };

/**
 * Lines stand in their company's parent and account, so its months are theirs. Summed up company by company: as a join, PostgreSQL with
 * its default costs reads the months of all companies there are.
 */
const inMonths = ({ caller, selection }: Scope, { from, to }: Period): Sql => sql`
  (SELECT COALESCE(sum((SELECT sum(lines) FROM company_spend WHERE company_id = company.id AND month BETWEEN ${from} AND ${to})::int), 0)
    FROM company WHERE true${ofAccounts(caller)}${within(selection, OF_COMPANY)})`;

const onDays = ({ caller, selection }: Scope, { from, to }: Period): Sql => sql`
  (SELECT count(*) FROM order_line WHERE order_date BETWEEN ${from} AND ${to}${ofAccounts(caller)}${inSelection(selection)})`;

/** The days of a range whose lines are visible, if any. */
export function visibleDays(today: Day, { from = '', to = FOREVER }: DayRange): Period | undefined {
  const start = historyStart(today);
  const days = { from: from > start ? from : start, to: to < FOREVER ? to : FOREVER };
  return days.from > days.to ? undefined : days;
}

/** How many visible lines of a selection have their order date in a range: an expression. None are of no selection. */
export function linesOrdered(scope: Scope, range: DayRange): Sql {
  const days = visibleDays(scope.today, range);
  if (isEmpty(scope.selection) || days === undefined) return sql`0`;
  const counts = partsOfPeriod(days).map((part) => (part.wholeMonths ? inMonths : onDays)(scope, part));
  return sql`(${join(counts, ' + ')})`;
}

/** How many visible lines a selection has. */
export const linesOfSelection = (scope: Scope): Sql =>
  linesOrdered(scope, { from: undefined, to: undefined });

/** How many lines the orders list of a selection opens with. */
export const openingCount = (scope: Scope): Sql =>
  linesOrdered(scope, dateRange(scope.today, DEFAULT_ORDER_FILTERS));
