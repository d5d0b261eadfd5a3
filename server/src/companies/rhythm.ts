import sql, { type Sql } from 'sql-template-tag';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { orderRhythm, type OrderRhythm } from './rules/orderRhythm.ts';
import { CANCELED } from '../orders/rules/orderStatus.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { canSeeOrders } from '../orders/index.ts';

/** The days of a company's uncanceled orders in the last five years, as `orderRhythm` expects them. Needs one index range scan. */
const orderDays = (today: Day): Sql => sql`ARRAY(
  SELECT DISTINCT order_date - DATE '1970-01-01' FROM order_line
  WHERE company_id = company.id AND order_date BETWEEN ${historyStart(today)}::date AND ${today}::date AND status <> ${CANCELED}
  ORDER BY 1)`;

/** The order rhythms of companies that match a condition on `company`, by id, if the caller can see their orders (VIS-09). */
export async function rhythmsOf(
  database: Queryable,
  caller: Caller,
  today: Day,
  condition: Sql,
): Promise<Map<number, OrderRhythm>> {
  const companies = await database.query<{ id: number; days: number[] }>(sql`
    SELECT id, ${orderDays(today)} AS days FROM company WHERE ${condition} AND ${canSeeOrders(caller)}`);
  return new Map(companies.map(({ id, days }) => [id, orderRhythm(days, today)]));
}

export interface CompanyRhythm extends OrderRhythm {
  id: number;
}

/** The rhythms of the companies at risk (RHYT-06). */
export async function rhythmsAtRisk(
  database: Queryable,
  caller: Caller,
  today: Day,
  condition: Sql,
): Promise<CompanyRhythm[]> {
  const rhythms = await rhythmsOf(database, caller, today, condition);
  return [...rhythms].map(([id, rhythm]) => ({ id, ...rhythm })).filter(({ state }) => state === 'late');
}

/** The ids of the companies at risk. */
export const companiesAtRisk = async (...args: Parameters<typeof rhythmsAtRisk>): Promise<number[]> =>
  (await rhythmsAtRisk(...args)).map(({ id }) => id);
