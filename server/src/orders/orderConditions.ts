import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { OrderPagedRequest } from '@galley/shared/contract/orders';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM, RANGE_UPCOMING, resolveDateRange } from '@galley/shared/domain/dateRange';
import { ANY_STATUS } from '@galley/shared/domain/orderStatus';
import { containing, likeEscaped } from '../db/like.ts';
import type { Caller } from '../http/caller.ts';
import { customRange } from '../http/customRange.ts';
import { badField } from '../http/problem.ts';
import { isEmpty, within, type Selection } from '../lookups/selection.ts';

export type OrderFilters = Pick<OrderPagedRequest, Extract<keyof OrderPagedRequest, `Filter_${string}`>>;

const COLUMNS = { parent: sql`trend_group_id`, company: sql`company_id` };

/** By Filter_DateType: order, ship, delivery, post and proof-approved date. */
const DATE_COLUMNS = ['order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date'].map(
  (name) => raw(name),
);

/** Each text filter and the stored lower-case column it looks through. */
const TEXT_COLUMNS = [
  ['Filter_design', 'design_search'],
  ['Filter_shipping', 'shipping_search'],
  ['Filter_description', 'description_search'],
  ['Filter_reorder', 'reorder_search'],
  ['Filter_part', 'part_search'],
  ['Filter_cap', 'lower(cap_num) COLLATE "C"'],
  ['Filter_unit', 'unit_search'],
  ['Filter_references', 'reference_search'],
  ['Filter_geopathid', 'geopath_search'],
] as const;

/** The most that an int4 column can equal. */
const INT_MAX = 2_147_483_647;

/** The lines that `caller` may see: of associated companies, or of all with the override; five years back. */
export function visibleLines(caller: Caller, today: Day): Sql {
  const scope = caller.orderMasterOverride
    ? empty
    : sql` AND account_type_id = ANY(${caller.accountTypeIds}::int[])`;
  return sql`order_date >= ${historyStart(today)}${scope}`;
}

/** `visibleLines` under a selection. */
export const selectedLines = (caller: Caller, today: Day, selection: Selection): Sql =>
  sql`${visibleLines(caller, today)}${within(selection, COLUMNS)}`;

const matching = (column: string, text: string): Sql =>
  text.trim() === '' ? empty : sql` AND ${raw(column)} LIKE ${containing(text)}`;

/** Names in a small dictionary are resolved there first. */
const named = (column: string, dictionary: string, text: string): Sql =>
  text.trim() === ''
    ? empty
    : sql` AND ${raw(column)} IN (SELECT id FROM ${raw(dictionary)} WHERE search LIKE ${containing(text)})`;

/** 14'h x 48'w, 14' x 48' and 14x48 find the same; a text without any size finds nothing. */
const ofSize = (text: string): Sql =>
  text.trim() === ''
    ? empty
    : sql` AND size_key(${text}) <> '' AND size_search LIKE '%' || size_key(${text}) || '%'`;

function numbered(field: 'Filter_invoice' | 'Filter_OrderNum', value: string | number): string {
  const text = String(value).trim();
  const allowed = field === 'Filter_invoice' ? /^\d*$/ : /^\d*(-\d*)?$/;
  if (!allowed.test(text)) throw badField(field, 'is a number');
  return text;
}

function ofInvoice(value: string | number): Sql {
  const invoice = numbered('Filter_invoice', value);
  if (invoice === '') return empty;
  return Number(invoice) > INT_MAX ? sql` AND false` : sql` AND invoice = ${Number(invoice)}`;
}

/** The order number alone equals the order; anything else is the beginning of an order-line id. */
function ofOrder(value: string | number): Sql {
  const order = numbered('Filter_OrderNum', value);
  return order === '' ? empty : sql` AND order_line_num LIKE ${`${likeEscaped(order)}%`}`;
}

const equals = (column: string, value: number, none = 0): Sql =>
  value === none ? empty : sql` AND ${raw(column)} = ${value}`;

/** The date range of the filters. Upcoming reaches back to 1980, so that it only bounds the end. */
function inDateRange(today: Day, filters: OrderFilters): Sql {
  const isCustom = filters.Filter_DateRange === RANGE_CUSTOM;
  const { from, to } = resolveDateRange(filters.Filter_DateRange, today, customRange(isCustom, filters));
  const column = DATE_COLUMNS[filters.Filter_DateType] ?? raw('order_date');
  return sql`${from === undefined ? empty : sql` AND ${column} >= ${from}`}${to === undefined ? empty : sql` AND ${column} <= ${to}`}`;
}

/** Whether a request narrows the lines by more than its selection and the defaults of the list. */
function isNarrowed(filters: OrderFilters): boolean {
  return (
    filters.Filter_Apply ||
    !isEmpty({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }) ||
    [filters.Filter_ContactID, filters.Filter_SalesRepID].some((id) => id !== 0) ||
    filters.Filter_Status !== ANY_STATUS ||
    filters.Filter_DateRange !== RANGE_UPCOMING ||
    [
      filters.Filter_invoice,
      filters.Filter_OrderNum,
      filters.Filter_ProductNames,
      filters.Filter_advertiser,
      filters.Filter_size,
    ].some((text) => text !== '') ||
    TEXT_COLUMNS.some(([field]) => filters[field] !== '')
  );
}

/** The conditions of call 27. Nothing selected and nothing searched for finds nothing. */
export function orderConditions(
  caller: Caller,
  today: Day,
  selection: Selection,
  filters: OrderFilters,
): Sql {
  if (isEmpty(selection) && !isNarrowed(filters)) return sql`false`;
  const contact = filters.Filter_ContactID;
  const texts = TEXT_COLUMNS.map(([field, column]) => matching(column, filters[field]));
  return texts.reduce(
    (conditions, condition) => sql`${conditions}${condition}`,
    sql`${selectedLines(caller, today, selection)}
    ${within({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }, COLUMNS)}
    ${inDateRange(today, filters)}${equals('status', filters.Filter_Status, ANY_STATUS)}
    ${equals('sales_rep_id', filters.Filter_SalesRepID)}
    ${contact === 0 ? empty : sql` AND (sales_contact_id = ${contact} OR graphics_contact_id = ${contact})`}
    ${ofOrder(filters.Filter_OrderNum)}${ofInvoice(filters.Filter_invoice)}${ofSize(filters.Filter_size)}
    ${named('product_id', 'product', filters.Filter_ProductNames)}
    ${named('advertiser_id', 'advertiser', filters.Filter_advertiser)}`,
  );
}

/** The filters of the list as it first opens: what the header's count counts. */
export const DEFAULT_ORDER_FILTERS: OrderFilters = {
  Filter_ParentID: 0,
  Filter_CompanyID: 0,
  Filter_ContactID: 0,
  Filter_SalesRepID: 0,
  Filter_Status: ANY_STATUS,
  Filter_DateRange: RANGE_UPCOMING,
  Filter_DateType: 0,
  Filter_DateStart: null,
  Filter_DateEnd: null,
  Filter_Total: 0,
  Filter_Apply: false,
  Filter_advertiser: '',
  Filter_size: '',
  Filter_design: '',
  Filter_shipping: '',
  Filter_description: '',
  Filter_reorder: '',
  Filter_part: '',
  Filter_cap: '',
  Filter_unit: '',
  Filter_references: '',
  Filter_geopathid: '',
  Filter_invoice: '',
  Filter_ProductNames: '',
  Filter_OrderNum: '',
};
