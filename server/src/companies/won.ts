import sql, { empty, type Sql } from 'sql-template-tag';
import type { CompanyPagedRequest } from './contract.ts';
import { CANCELED } from '../orders/rules/orderStatus.ts';
import type { Caller } from '../http/caller.ts';
import { readDay } from '../http/localDate.ts';
import { badField } from '../http/problem.ts';
import { canSeeOrders } from '../orders/index.ts';

type Days = Pick<CompanyPagedRequest, 'FilterWonStart' | 'FilterWonEnd'>;

/**
 * ` AND …` over `company`: its first uncanceled order line was ordered in this period, and the caller can see its orders (FIG-03); empty
 * without a period.
 * @throws HttpProblem 400 naming the day that's missing, invalid or before the start
 */
export function wonIn(caller: Caller, { FilterWonStart, FilterWonEnd }: Days): Sql {
  const from = readDay('FilterWonStart', FilterWonStart);
  const to = readDay('FilterWonEnd', FilterWonEnd);
  if (from === undefined && to === undefined) return empty;
  if (from === undefined) throw badField('FilterWonStart', 'is required with FilterWonEnd');
  if (to === undefined) throw badField('FilterWonEnd', 'is required with FilterWonStart');
  if (to < from) throw badField('FilterWonEnd', 'must not be before FilterWonStart');
  const ordered = (when: Sql) =>
    sql`EXISTS (SELECT FROM order_line WHERE company_id = company.id AND status <> ${CANCELED} AND order_date ${when})`;
  return sql` AND ${canSeeOrders(caller)} AND ${ordered(sql`BETWEEN ${from}::date AND ${to}::date`)}
    AND NOT ${ordered(sql`< ${from}::date`)}`;
}
