import sql, { type Sql } from 'sql-template-tag';
import { canSeeOrders } from './canSeeOrders.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** The fields of a company that its downloads use. */
export interface DownloadCompany {
  id: number;
  name: string;
  pricePlan: string;
  shipPricePlan: string;
  showPricingSummary: boolean;
  showPricingDetail: boolean;
}

async function findCompany(database: Queryable, caller: Caller, which: Sql): Promise<DownloadCompany> {
  const [row] = await database.query<DownloadCompany & { isVisible: boolean }>(sql`
    SELECT id, name, price_plan AS "pricePlan", ship_price_plan AS "shipPricePlan",
      show_pricing_summary AS "showPricingSummary", show_pricing_detail AS "showPricingDetail",
      ${canSeeOrders(caller)} AS "isVisible"
    FROM company WHERE ${which}`);
  if (row === undefined) throw new HttpProblem(404, 'There is no such company.');
  const { isVisible, ...company } = row;
  if (!isVisible) {
    throw new HttpProblem(403, 'You are not associated with the account owner of this company.');
  }
  return company;
}

/**
 * The company with this id, if `caller` can see its order lines and pricing documents.
 * @throws HttpProblem 404, or 403 if it isn't associated
 */
export const visibleCompany = (database: Queryable, caller: Caller, id: number): Promise<DownloadCompany> =>
  findCompany(database, caller, sql`id = ${id}`);

/** `visibleCompany` by the company's UID, in upper or lower case. */
export const visibleCompanyByUid = (
  database: Queryable,
  caller: Caller,
  uid: string,
): Promise<DownloadCompany> => findCompany(database, caller, sql`uid = ${uid.toLowerCase()}`);
