import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { OrderPagedRequest } from '#server/orders/contract';
import { addDays, addMonths, type Day } from '@galley/shared/domain/calendar';
import { foldName } from '@galley/shared/domain/foldName';
import { likeEscaped } from '#server/db/like';
import type { Database } from '#server/db/database';
import type { Caller } from '#server/http/caller';

/**
 * The orders list in its simplest form, for tests and measurements to compare with: a count, and the page with everything
 * that it shows, over the joined tables.
 */

type Filters = Partial<OrderPagedRequest>;
export type ListRequest = Filters & Pick<OrderPagedRequest, 'SortBy' | 'SortOrder' | 'PageNo' | 'PageSize'>;

const DATES = ['order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date'];
const TEXTS: Partial<Record<keyof Filters, string>> = {
  Filter_advertiser: 'advertiser.name',
  Filter_design: 'design',
  Filter_description: 'description',
  Filter_reorder: 'reorder',
  Filter_part: 'part',
  Filter_cap: 'cap_num',
  Filter_unit: 'unit_numbers',
  Filter_geopathid: 'geopath_ids',
  Filter_shipping: String.raw`concat_ws(E'\n', concat_ws(' ', ship_to, ship_to_address1, ship_to_address2), ship_to_person,
    concat_ws(' ', ship_to_city, ship_to_state, ship_to_zip), ship_method, tracking_url)`,
  Filter_references: String.raw`concat_ws(E'\n', client_po, client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num)`,
  Filter_size: "size_key(size_live) || ' ' || size_key(size_finished)",
};
const EQUALS: Partial<Record<keyof Filters, string>> = {
  Filter_ParentID: 'trend_group_id',
  Filter_CompanyID: 'company_id',
  Filter_invoice: 'invoice',
  Filter_OrderNum: 'order_id',
  ParentID: 'trend_group_id',
  CompanyID: 'company_id',
};
const SORTS: Record<OrderPagedRequest['SortBy'], string[]> = {
  Priority: ['priority'],
  OrderDate: ['order_date'],
  OrderLine: ['order_id', 'line_num'],
  ShipDate: ['ship_date'],
  DeliveryDate: ['delivery_date'],
};

const sizeOf = (text: string) =>
  /[0-9]/.test(text)
    ? text
        .toLowerCase()
        .replaceAll(/'0("|'')/g, '')
        .replaceAll(/[^0-9x./-]/g, '')
    : '';

/** Texts that are searched like names (FIND-09); shipping is also searched unchanged, for its links. */
const NAMES: Partial<Record<string, string>> = {
  Filter_advertiser: 'advertiser.name',
  Filter_design: 'design',
  Filter_description: 'description',
  Filter_shipping: String.raw`concat_ws(E'\n', concat_ws(' ', ship_to, ship_to_address1, ship_to_address2), ship_to_person,
    concat_ws(' ', ship_to_city, ship_to_state, ship_to_zip), ship_method)`,
};

function namedBy(field: string, text: string): Sql {
  const isNamed = sql`fold_name(${raw(NAMES[field] ?? '')}) LIKE ${`%${foldName(text)}%`}`;
  if (field === 'Filter_advertiser' && foldName(text).length < 3)
    return sql`advertiser.name ILIKE ${`%${likeEscaped(text)}%`}`;
  return field === 'Filter_shipping'
    ? sql`(${isNamed} OR ${raw(TEXTS.Filter_shipping ?? '')} ILIKE ${`%${likeEscaped(text)}%`})`
    : isNamed;
}

function textConditions(request: ListRequest): Sql[] {
  return Object.entries(TEXTS).flatMap(([field, column]) => {
    const text = String(request[field as keyof Filters] ?? '').trim();
    if (text === '') return [];
    if (field in NAMES && foldName(text) !== '') return [namedBy(field, text)];
    const wanted = field === 'Filter_size' ? sizeOf(text) : text;
    return [wanted === '' ? sql`false` : sql`${raw(column)} ILIKE ${`%${likeEscaped(wanted)}%`}`];
  });
}

function dateConditions(request: ListRequest, today: Day): Sql[] {
  const column = raw(DATES[request.Filter_DateType ?? 0] ?? '');
  const day = (text: string | null | undefined) => String(text).slice(0, 10);
  if (request.Filter_DateRange === 6)
    return [
      sql`${column} >= ${day(request.Filter_DateStart)}`,
      sql`${column} <= ${day(request.Filter_DateEnd)}`,
    ];
  return request.Filter_DateRange === 0 ? [sql`${column} <= ${addDays(today, 7)}`] : [];
}

/** Filters that take several values: a line that matches any of them is listed. */
function severalConditions({ Filter_Status, Filter_SalesRepID, Filter_ProductNames }: ListRequest): Sql[] {
  const anyOf = (conditions: Sql[]) => (conditions.length === 0 ? [] : [sql`(${join(conditions, ' OR ')})`]);
  const statuses = [Filter_Status ?? -1].flat().filter((status) => status !== -1);
  const reps = [Filter_SalesRepID ?? 0].flat().filter((rep) => rep !== 0);
  const products = [Filter_ProductNames ?? ''].flat().map((text) => text.trim());
  return [
    ...anyOf(statuses.map((status) => sql`status = ${status}`)),
    ...anyOf(reps.map((rep) => sql`sales_rep_id = ${rep}`)),
    ...anyOf(
      products
        .filter((text) => text !== '')
        .map((text) =>
          foldName(text).length < 3
            ? sql`product.name ILIKE ${`%${likeEscaped(text)}%`}`
            : sql`fold_name(product.name) LIKE ${`%${foldName(text)}%`}`,
        ),
    ),
  ];
}

/** Selects late lines: neither shipped (36) nor in a final status. */
const isLate = (today: Day): Sql => sql`ship_date < ${today} AND status NOT IN (10, 16, 18, 23, 25, 36)`;

/** Selects lines whose sales rep works for an account owner. */
const isOfTeam = (
  team: number,
): Sql => sql`EXISTS (SELECT FROM employee_account JOIN employee ON employee.id = employee_id
  WHERE employee_id = order_line.sales_rep_id AND employee_account.account_type_id = ${team} AND disabled_at IS NULL)`;

/** Supports only the date ranges Upcoming (0), custom (6) and all (7), and only complete order numbers. */
function conditions(request: ListRequest, caller: Visibility, today: Day): Sql {
  const contact = request.Filter_ContactID ?? 0;
  const equal = Object.entries(EQUALS).flatMap(([field, column]) => {
    const value = Number(request[field as keyof Filters] ?? 0);
    return value === 0 ? [] : [sql`${raw(column)} = ${value}`];
  });
  return join(
    [
      sql`order_date >= ${addMonths(today, -60)}`,
      ...(caller.orderMasterOverride
        ? []
        : [sql`order_line.account_type_id = ANY(${caller.accountTypeIds}::int[])`]),
      ...equal,
      ...severalConditions(request),
      ...(request.Filter_Late ? [isLate(today)] : []),
      ...((request.Filter_TeamID ?? 0) === 0 ? [] : [isOfTeam(request.Filter_TeamID ?? 0)]),
      ...(contact === 0 ? [] : [sql`(sales_contact_id = ${contact} OR graphics_contact_id = ${contact})`]),
      ...textConditions(request),
      ...dateConditions(request, today),
    ],
    ' AND ',
  );
}

type Visibility = Pick<Caller, 'accountTypeIds' | 'orderMasterOverride'>;

const FROM = sql`FROM order_line JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id
  LEFT JOIN contact AS sales ON sales.id = sales_contact_id
  LEFT JOIN contact AS graphics ON graphics.id = graphics_contact_id`;
const orderOf = ({ SortBy, SortOrder }: ListRequest): Sql =>
  raw([...SORTS[SortBy], 'order_line.id'].map((column) => `${column} ${SortOrder} NULLS LAST`).join(', '));

/** The total, the page's lines as ids and as order-line ids, and how long the two statements took, in milliseconds. */
export async function plainPage(database: Database, caller: Visibility, today: Day, request: ListRequest) {
  const from = sql`${FROM} WHERE ${conditions(request, caller, today)}`;
  return database.transaction(async (transaction) => {
    if (database.engine === 'postgres') await transaction.script('SET LOCAL statement_timeout = 0');
    const begun = performance.now();
    const [count] = await transaction.query<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
    const lines = await transaction.query<{ line: number; order_line_num: string }>(sql`
      SELECT order_line.id AS line, order_line.*, product.name, advertiser.name, sales.name, graphics.name ${from}
      ORDER BY ${orderOf(request)} LIMIT ${request.PageSize} OFFSET ${(request.PageNo - 1) * request.PageSize}`);
    return {
      took: performance.now() - begun,
      total: count?.total ?? 0,
      ids: lines.map(({ line }) => line),
      lines: lines.map(({ order_line_num: number }) => number),
    };
  });
}

/** The ids of all lines of the list, in its order. */
export async function plainIds(database: Database, caller: Visibility, today: Day, request: ListRequest) {
  const lines = await database.query<{ id: number }>(
    sql`SELECT order_line.id ${FROM} WHERE ${conditions(request, caller, today)} ORDER BY ${orderOf(request)}`,
  );
  return lines.map(({ id }) => id);
}
