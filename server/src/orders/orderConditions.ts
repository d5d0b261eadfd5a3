import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { OrderPagedRequest } from '@galley/shared/contract/orders';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM, RANGE_UPCOMING, resolveDateRange } from '@galley/shared/domain/dateRange';
import { ORDER_NUMBERS } from '@galley/shared/domain/orderFilter';
import { ANY_STATUS } from '@galley/shared/domain/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { valuesOf } from '@galley/shared/domain/several';
import { equalsAny } from '../db/equals.ts';
import { containing, likeEscaped } from '../db/like.ts';
import type { Caller } from '../http/caller.ts';
import { customRange } from '../http/customRange.ts';
import { badField } from '../http/problem.ts';
import { isEmpty, within } from '../db/selection.ts';

export type OrderFilters = Pick<OrderPagedRequest, Extract<keyof OrderPagedRequest, `Filter_${string}`>>;

const COLUMNS = { parent: sql`trend_group_id`, company: sql`company_id` };

/** By Filter_DateType: order, ship, delivery, post and proof-approved date. */
const DATE_COLUMNS = [
  'order_date',
  'ship_date',
  'delivery_date',
  'post_date',
  'proof_approved_date',
] as const;

/** Each text filter and the stored lower-case column it looks through (FIND-02 to FIND-05). */
export const TEXT_COLUMNS = {
  Filter_size: 'size_search',
  Filter_design: 'design_search',
  Filter_shipping: 'shipping_search',
  Filter_description: 'description_search',
  Filter_reorder: 'reorder_search',
  Filter_part: 'part_search',
  Filter_cap: 'lower(cap_num) COLLATE "C"',
  Filter_unit: 'unit_search',
  Filter_references: 'reference_search',
  Filter_geopathid: 'geopath_search',
} as const satisfies Partial<Record<keyof OrderFilters, string>>;
export type TextFilter = keyof typeof TEXT_COLUMNS;
const TEXT_FILTERS = Object.keys(TEXT_COLUMNS) as TextFilter[];

/** The most that an int4 column can equal. */
const INT_MAX = 2_147_483_647;

/** Whose list it is, of which day, and of what. */
export interface Scope {
  caller: Caller;
  today: Day;
  selection: Selection;
}

/** ` AND …` on a line's or a company's account: of associated companies, or of all with the override (VIS-04, VIS-05). */
export const ofAccounts = ({ orderMasterOverride, accountTypeIds }: Caller): Sql =>
  orderMasterOverride ? empty : sql` AND account_type_id = ANY(${accountTypeIds}::int[])`;

/** The lines that `caller` may see: of the accounts above, five years back. */
export const visibleLines = (caller: Caller, today: Day): Sql =>
  sql`order_date >= ${historyStart(today)}${ofAccounts(caller)}`;

/** ` AND …`, or nothing without a selection. A company's lines are those of its parent: they are found by the company alone. */
export function inSelection(selection: Selection): Sql {
  const { parentId, companyId } = selection;
  if (parentId === 0 || companyId === 0) return within(selection, COLUMNS);
  const isOfParent = sql`EXISTS (SELECT FROM company WHERE company.id = ${companyId} AND company.trend_group_id = ${parentId})`;
  return sql`${within({ parentId: 0, companyId }, COLUMNS)} AND ${isOfParent}`;
}

/** `visibleLines` under a selection. */
export const selectedLines = (caller: Caller, today: Day, selection: Selection): Sql =>
  sql`${visibleLines(caller, today)}${inSelection(selection)}`;

/** No inches after feet, which stored sizes leave out: 14'0" is 14'. */
const ZERO_INCHES = /(?<=['’′])[\s-]*0+\s*(?:''|’’|′′|["”″])/g;

/** Only the key of a size counts: 14'h x 48'w, 14' x 48' and 14x48 find the same. A size has a digit: box is none. */
function sizePattern(typed: string): Sql {
  const size = typed.replaceAll(ZERO_INCHES, '');
  return /\d/.test(size) ? sql`('%' || size_key(${size}) || '%')` : sql`NULL::text`;
}

/** The LIKE pattern that a text filter looks for in lower case; NULL, which finds nothing, of a size that is none. */
export const textPattern = (filter: TextFilter, filters: OrderFilters): Sql =>
  filter === 'Filter_size' ? sizePattern(filters[filter]) : containing(filters[filter]);

/** ` AND …`, or nothing without a text. */
export const textCondition = (filter: TextFilter, filters: OrderFilters): Sql =>
  filters[filter].trim() === ''
    ? empty
    : sql` AND ${raw(TEXT_COLUMNS[filter])} LIKE ${textPattern(filter, filters)}`;

/** The texts that a filter looks for; blanks are none. */
export const textsOf = (asked: string | string[]): string[] =>
  valuesOf(asked, '').filter((text) => text.trim() !== '');

/** The ids of the names that hold any of the texts, of which there is at least one. Names in a small dictionary are resolved there first. */
export const idsNamed = (dictionary: 'product' | 'advertiser', texts: string[]): Sql =>
  sql`SELECT id FROM ${raw(dictionary)} WHERE ${join(
    texts.map((text) => sql`search LIKE ${containing(text)}`),
    ' OR ',
  )}`;

function named(dictionary: 'product' | 'advertiser', asked: string | string[]): Sql {
  const texts = textsOf(asked);
  return texts.length === 0
    ? empty
    : sql` AND ${raw(`${dictionary}_id`)} IN (${idsNamed(dictionary, texts)})`;
}

function numbered(field: 'Filter_invoice' | 'Filter_OrderNum', value: string | number): string {
  const text = String(value).trim();
  const allowed = field === 'Filter_invoice' ? ORDER_NUMBERS.invoice : ORDER_NUMBERS.order;
  if (!allowed.test(text)) throw badField(field, 'is a number');
  return text;
}

/** ` AND …`, or nothing without a number; 400 when it is none. */
export function ofInvoice(value: string | number): Sql {
  const invoice = numbered('Filter_invoice', value);
  if (invoice === '') return empty;
  return Number(invoice) > INT_MAX ? sql` AND false` : sql` AND invoice = ${Number(invoice)}`;
}

/** The order number alone equals the order; anything else is the beginning of an order-line id. */
export function ofOrder(value: string | number): Sql {
  const order = numbered('Filter_OrderNum', value);
  return order === '' ? empty : sql` AND order_line_num LIKE ${`${likeEscaped(order)}%`}`;
}

/** ` AND …`, or nothing without a contact. */
export const ofContact = (contact: number): Sql =>
  contact === 0 ? empty : sql` AND (sales_contact_id = ${contact} OR graphics_contact_id = ${contact})`;

/** The days that the filters ask for, and of which date. Upcoming reaches back to 1980, so that it only bounds the end. */
export function dateRange(today: Day, filters: OrderFilters) {
  const isCustom = filters.Filter_DateRange === RANGE_CUSTOM;
  return {
    column: DATE_COLUMNS[filters.Filter_DateType] ?? 'order_date',
    ...resolveDateRange(filters.Filter_DateRange, today, customRange(isCustom, filters)),
  };
}

function inDateRange(today: Day, filters: OrderFilters): Sql {
  const { column, from, to } = dateRange(today, filters);
  return sql`${from === undefined ? empty : sql` AND ${raw(column)} >= ${from}`}${to === undefined ? empty : sql` AND ${raw(column)} <= ${to}`}`;
}

/** Whether a request narrows the lines by more than its selection and the defaults of the list; blanks are no text. */
export function isNarrowed(filters: OrderFilters): boolean {
  return (
    filters.Filter_Apply ||
    !isEmpty({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }) ||
    filters.Filter_ContactID !== 0 ||
    valuesOf(filters.Filter_SalesRepID, 0).length > 0 ||
    valuesOf(filters.Filter_Status, ANY_STATUS).length > 0 ||
    textsOf(filters.Filter_ProductNames).length > 0 ||
    filters.Filter_DateRange !== RANGE_UPCOMING ||
    [
      filters.Filter_invoice,
      filters.Filter_OrderNum,
      filters.Filter_advertiser,
      ...TEXT_FILTERS.map((filter) => filters[filter]),
    ].some((text) => String(text).trim() !== '')
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
  return TEXT_FILTERS.map((filter) => textCondition(filter, filters)).reduce(
    (conditions, condition) => sql`${conditions}${condition}`,
    sql`${selectedLines(caller, today, selection)}
    ${inSelection({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID })}
    ${inDateRange(today, filters)}${equalsAny('status', filters.Filter_Status, ANY_STATUS)}
    ${equalsAny('sales_rep_id', filters.Filter_SalesRepID)}${ofContact(filters.Filter_ContactID)}
    ${ofOrder(filters.Filter_OrderNum)}${ofInvoice(filters.Filter_invoice)}
    ${named('product', filters.Filter_ProductNames)}
    ${named('advertiser', filters.Filter_advertiser)}`,
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

/** The filters that ask for days, and those that ask for nothing by themselves. */
export const DATE_FILTERS = [
  'Filter_DateRange',
  'Filter_DateType',
  'Filter_DateStart',
  'Filter_DateEnd',
  'Filter_Total',
  'Filter_Apply',
] as const satisfies (keyof OrderFilters)[];

/** Whether nothing is asked for but by filters among `these`. */
export const asksOnly = (filters: OrderFilters, these: readonly (keyof OrderFilters)[]): boolean =>
  Object.entries(DEFAULT_ORDER_FILTERS).every(
    ([filter, none]) => these.some((one) => one === filter) || filters[filter as keyof OrderFilters] === none,
  );
