import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Company, CompanyPagedRequest, CompanyRisk } from './contract.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import { requestsOfCompany } from '../contacts/index.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { offsetOf } from '../http/page.ts';
import { isEmpty, within } from '../db/selection.ts';
import { teamMembers } from '../db/team.ts';
import { isQuiet } from './quiet.ts';
import { companiesAtRisk, rhythmsAtRisk, type CompanyRhythm } from './rhythm.ts';
import { canSeeOrders } from '../orders/index.ts';
import { wonIn } from './won.ts';

/** Conditions by FilterProspect: all, customers, prospects. */
const KINDS = [empty, sql` AND NOT prospect`, sql` AND prospect`];

/** The companies of a selection that aren't deleted; none without a selection. */
const inSelection = (selection: Selection): Sql =>
  isEmpty(selection)
    ? sql`false`
    : sql`deleted_at IS NULL${within(selection, { parent: sql`trend_group_id`, company: sql`company.id` })}`;

type Filters = Pick<
  CompanyPagedRequest,
  | 'ParentID'
  | 'CompanyID'
  | 'FilterSalesRep'
  | 'FilterTeam'
  | 'FilterProspect'
  | 'FilterAtRisk'
  | 'FilterQuiet'
  | 'FilterWonStart'
  | 'FilterWonEnd'
>;

/** Who reads companies, and on which business day. */
export interface CompanyReader {
  database: Queryable;
  caller: Caller;
  today: Day;
  /** The time zone of the business day. */
  timeZone: string;
}

/** The companies of call 11, ignoring FilterAtRisk, in SQL over `company`. With a sales rep or a team, no selection is needed (PAGE-06). */
export function companiesWhere(
  reader: Omit<CompanyReader, 'database'>,
  { ParentID, CompanyID, FilterSalesRep, FilterTeam, FilterProspect, FilterQuiet, ...won }: Filters,
): Sql {
  const selection = { parentId: ParentID, companyId: CompanyID };
  const whose = [
    ...(FilterSalesRep === 0 ? [] : [sql`sales_rep_id = ${FilterSalesRep}`]),
    ...(FilterTeam === 0 ? [] : [sql`sales_rep_id IN (${teamMembers(FilterTeam)})`]),
  ];
  const isListed = isEmpty(selection) && whose.length > 0 ? sql`deleted_at IS NULL` : inSelection(selection);
  const quiet = FilterQuiet ? sql` AND ${isQuiet(reader)}` : empty;
  return sql`${join([isListed, ...whose], ' AND ')}${KINDS[FilterProspect] ?? empty}${quiet}${wonIn(reader.caller, won)}`;
}

/** The companies of call 11, in SQL over `company`. Those at risk are computed from their orders first (RHYT-06). */
async function filteredBy(reader: CompanyReader, filters: Filters): Promise<Sql> {
  const { database, caller, today } = reader;
  const filtered = companiesWhere(reader, filters);
  if (!filters.FilterAtRisk) return filtered;
  return sql`company.id = ANY(${await companiesAtRisk(database, caller, today, filtered)}::int[])`;
}

/** The rhythms of the at-risk companies in the filtered list. */
export const listedRhythms = (reader: CompanyReader, filters: Filters): Promise<CompanyRhythm[]> =>
  rhythmsAtRisk(reader.database, reader.caller, reader.today, companiesWhere(reader, filters));

const countWhere = (condition: Sql): Sql => sql`SELECT count(*) FROM company WHERE ${condition}`;

/** Counts the companies in the filtered list, in SQL. */
export const companyTotal = async (reader: CompanyReader, filters: Filters): Promise<Sql> =>
  countWhere(await filteredBy(reader, filters));

/** Call 337: which of these companies are at risk, among those whose orders the caller can see. */
export async function companyRisks(
  { database, caller, today }: CompanyReader,
  ids: readonly number[],
): Promise<CompanyRisk[]> {
  const rhythms = await rhythmsAtRisk(
    database,
    caller,
    today,
    sql`deleted_at IS NULL AND company.id = ANY(${ids}::int[])`,
  );
  return rhythms.map(({ id, silence, medianGap }) => ({
    CompanyId: id,
    Silence: silence,
    MedianGap: Math.round(medianGap),
  }));
}

/** Call 257: how many companies of a selection are at risk, among those whose orders the caller can see. */
export async function atRiskCount(
  { database, caller, today }: CompanyReader,
  selection: Selection,
): Promise<number> {
  return (await companiesAtRisk(database, caller, today, inSelection(selection))).length;
}

interface CompanyIds {
  total: number;
  unfiltered: number;
  ids: number[];
}

/** The number of matching companies and the ids of one page: one statement, so that both see the same state. */
export async function findCompanyPage(
  reader: CompanyReader,
  request: Omit<CompanyPagedRequest, 'PageSize'> & { PageSize: number },
): Promise<CompanyIds> {
  const selected = inSelection({ parentId: request.ParentID, companyId: request.CompanyID });
  const filtered = await filteredBy(reader, request);
  const order = request.SortOrder === 1 ? sql`search DESC, id DESC` : sql`search, id`;
  const [row] = await reader.database.query<CompanyIds>(sql`
    SELECT (${countWhere(filtered)}) AS total,
      (SELECT count(*) FROM company WHERE ${selected}) AS unfiltered,
      ARRAY(SELECT id FROM company WHERE ${filtered} ORDER BY ${order}
        LIMIT ${request.PageSize} OFFSET ${offsetOf(request)}) AS ids`);
  return row ?? { total: 0, unfiltered: 0, ids: [] };
}

/** Call 11. */
export async function companyPage(reader: CompanyReader, request: CompanyPagedRequest) {
  const { database, caller, today } = reader;
  const { total, unfiltered, ids } = await findCompanyPage(reader, request);
  return {
    Customers: await readCompanies(database, caller, today, ids),
    TotalCount: total,
    UnfilteredCount: unfiltered,
  };
}

/** The number of companies in a selection. */
export const companyCount = (selection: Selection): Sql =>
  sql`SELECT count(*) FROM company WHERE ${inSelection(selection)}`;

export async function readCompanyCount(database: Queryable, selection: Selection): Promise<number> {
  const [row] = await database.query<{ count: number }>(companyCount(selection));
  return row?.count ?? 0;
}

interface CompanyRow extends Omit<Company, 'LastOrderDate' | 'ContactRequests'> {
  LastOrderDate: Day | null;
  ContactRequests: NonNullable<Company['ContactRequests']> | null;
}

/**
 * Companies by id, in the ids' order, as `caller` can see them. Open activities and last order match the lists they link to; pricing
 * documents are shown to those who can download them.
 */
export async function readCompanies(
  database: Queryable,
  caller: Caller,
  today: Day,
  ids: number[],
): Promise<Company[]> {
  // Checked once for each company, so that lines that the caller can't see aren't read.
  const seesOrders = canSeeOrders(caller);
  const rows = await database.query<CompanyRow>(prepared('companies')`
    SELECT company.id AS "CustomerID", company.uid AS "CustomerUID", company.name AS "CustomerDisplayName",
      company.name AS "CompanyName", (SELECT name FROM account_type WHERE id = account_type_id) AS "AccountType", account_type_id AS "AccountTypeID",
      (SELECT full_name FROM employee WHERE id = sales_rep_id) AS "AccountManager", prospect AS "Prospect",
      account_type_id = ANY(${caller.accountTypeIds}::int[]) AS "IsAssociated",
      trend_group_id AS "TrendGroupId", trend_group_id AS "TrendGroupNumber", (SELECT name FROM trend_group WHERE id = trend_group_id) AS "TrendGroupName",
      type_of_account AS "TypeOfAccountName", phone AS "CompanyPhone", fax AS "CompanyFax",
      address1 AS "CompanyAddress", address2 AS "CompanyAddress2", city AS "CompanyCity", state AS "CompanyState",
      zip AS "CompanyZip", url AS "WhiteLabelUrl", forecast_family_id AS "ForecastFamily",
      price_plan AS "PricingPlanName", ship_price_plan AS "ShipPricingPlanName",
      show_pricing_summary AND ${seesOrders} AS "ShowPricingSummary",
      show_pricing_detail AND ${seesOrders} AS "ShowPricingDetail",
      company.version AS "Version",
      (SELECT count(*) FROM activity
        WHERE company_id = company.id AND status = 0 AND start_date >= ${historyStart(today)}) AS "OpenActivities",
      (SELECT max(order_date) FROM order_line
        WHERE company_id = company.id AND order_date >= ${historyStart(today)} AND ${seesOrders}) AS "LastOrderDate",
      (${requestsOfCompany(caller, sql`company.id`)}) AS "ContactRequests"
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS page (id, place)
    JOIN company ON company.id = page.id
    ORDER BY place`);
  return rows.map(({ ContactRequests, ...row }) => ({
    ...row,
    LastOrderDate: localDate(row.LastOrderDate),
    ...(ContactRequests === null ? {} : { ContactRequests }),
  }));
}
