import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { OrderPagedRequest } from '@galley/shared/contract/orders';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM, RANGE_UPCOMING, resolveDateRange } from '@galley/shared/domain/dateRange';
import { ORDER_NUMBERS } from '@galley/shared/domain/orderFilter';
import {
  ofEachFilter,
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  type FiltersOf,
  type OrderFilters as Table,
} from '@galley/shared/domain/orderFilters';
import { ANY_STATUS } from '@galley/shared/domain/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { valuesOf } from '@galley/shared/domain/several';
import { equalsAny } from '../../db/equals.ts';
import { containing, likeEscaped } from '../../db/like.ts';
import { isEmpty, within } from '../../db/selection.ts';
import type { Caller } from '../../http/caller.ts';
import { customRange } from '../../http/customRange.ts';
import { badField } from '../../http/problem.ts';

/** What a list of order lines means, as plain conditions on order_line; how its lines are found is not in here. */

export type OrderFilters = Pick<OrderPagedRequest, Extract<keyof OrderPagedRequest, `Filter_${string}`>>;

/** The filters of a text that stands in the lines themselves; product and advertiser are names elsewhere. */
type TextName = Exclude<FiltersOf<'text'>, 'advertiser'>;
export type TextFilter = Table[TextName]['field'];
export const TEXT_FILTERS = new Map<TextFilter, string>(
  ORDER_FILTER_NAMES.filter(
    (name): name is TextName => ORDER_FILTERS[name].kind === 'text' && name !== 'advertiser',
  ).map((name) => {
    const { field, columns } = ORDER_FILTERS[name];
    const [column] = columns;
    // What is searched is stored in lower case but for what is short.
    return [field, column.endsWith('_search') ? column : `lower(${column}) COLLATE "C"`];
  }),
);

const COLUMNS = { parent: sql`trend_group_id`, company: sql`company_id` };
/** By Filter_DateType: order, ship, delivery, post and proof-approved date. */
const DATE_COLUMNS = [
  'order_date',
  'ship_date',
  'delivery_date',
  'post_date',
  'proof_approved_date',
] as const;
/** The most that an int4 column can equal. */
const INT_MAX = 2_147_483_647;

/** Whose list it is, of which day, and of what. */
export interface Scope {
  caller: Caller;
  today: Day;
  selection: Selection;
}

/** The lines that `caller` may see: of associated companies, or of all with the override; five years back (VIS-04, VIS-05). */
export const visibleLines = ({ orderMasterOverride, accountTypeIds }: Caller, today: Day): Sql =>
  sql`order_date >= ${historyStart(today)}${
    orderMasterOverride ? empty : sql` AND account_type_id = ANY(${accountTypeIds}::int[])`
  }`;

/** ` AND …`, or nothing without a selection. A company's lines are those of its parent: they are found by the company alone. */
export function inSelection(selection: Selection): Sql {
  const { parentId, companyId } = selection;
  if (parentId === 0 || companyId === 0) return within(selection, COLUMNS);
  const isOfParent = sql`EXISTS (SELECT FROM company WHERE company.id = ${companyId} AND company.trend_group_id = ${parentId})`;
  return sql`${within({ parentId: 0, companyId }, COLUMNS)} AND ${isOfParent}`;
}

/** `visibleLines` of a scope. */
export const linesInScope = ({ caller, today, selection }: Scope): Sql =>
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
  filter === ORDER_FILTERS.dimensions.field ? sizePattern(filters[filter]) : containing(filters[filter]);

/** ` AND …`, or nothing without a text. */
export const textCondition = (filter: TextFilter, filters: OrderFilters): Sql =>
  filters[filter].trim() === ''
    ? empty
    : sql` AND ${raw(TEXT_FILTERS.get(filter) ?? '')} LIKE ${textPattern(filter, filters)}`;

/** The texts that a filter looks for; blanks are none. */
export const textsOf = (asked: string | string[]): string[] =>
  valuesOf(asked, '').filter((text) => text.trim() !== '');

/** The ids of the names that hold any of the texts, of which there is at least one. */
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

function numbered(name: FiltersOf<'number'>, filters: OrderFilters): string {
  const { field } = ORDER_FILTERS[name];
  const text = String(filters[field]).trim();
  if (!ORDER_NUMBERS[name].test(text)) throw badField(field, 'is a number');
  return text;
}

/** ` AND …` on what few lines share, found by an index, or nothing. @throws HttpProblem 400 for a number that is none */
export function narrowly(filters: OrderFilters): Sql {
  const invoice = numbered('invoice', filters);
  const order = numbered('order', filters);
  const contact = filters.Filter_ContactID;
  return join(
    [
      inSelection({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }),
      invoice === ''
        ? empty
        : Number(invoice) > INT_MAX
          ? sql` AND false`
          : sql` AND invoice = ${Number(invoice)}`,
      order === '' ? empty : sql` AND order_line_num LIKE ${`${likeEscaped(order)}%`}`,
      contact === 0 ? empty : sql` AND (sales_contact_id = ${contact} OR graphics_contact_id = ${contact})`,
    ],
    '',
  );
}

/** The days that the filters ask for, and of which date. Upcoming reaches back to 1980, so that it only bounds the end. */
export function dateRange(today: Day, filters: OrderFilters) {
  const isCustom = filters.Filter_DateRange === RANGE_CUSTOM;
  return {
    column: DATE_COLUMNS[filters.Filter_DateType] ?? 'order_date',
    ...resolveDateRange(filters.Filter_DateRange, today, customRange(isCustom, filters)),
  };
}

/** ` AND …`, or nothing for all days. */
export function inDateRange(today: Day, filters: OrderFilters): Sql {
  const { column, from, to } = dateRange(today, filters);
  return sql`${from === undefined ? empty : sql` AND ${raw(column)} >= ${from}`}${to === undefined ? empty : sql` AND ${raw(column)} <= ${to}`}`;
}

/** The filters of the list as it first opens: what the header's count counts. */
export const DEFAULT_ORDER_FILTERS: OrderFilters = {
  Filter_ParentID: 0,
  Filter_CompanyID: 0,
  ...ofEachFilter({ id: 0, ids: 0, statuses: ANY_STATUS, text: '', texts: '', number: '' }, 'field'),
  Filter_DateRange: RANGE_UPCOMING,
  Filter_DateType: 0,
  Filter_DateStart: null,
  Filter_DateEnd: null,
  Filter_Total: 0,
  Filter_Apply: false,
};
const NARROWING = [
  'Filter_ParentID',
  'Filter_CompanyID',
  'Filter_DateRange',
  ...ORDER_FILTER_NAMES.map((name) => ORDER_FILTERS[name].field),
] as const;

/** Whether a request narrows the lines by more than its selection and the defaults of the list; blanks are no text. */
export const isNarrowed = (filters: OrderFilters): boolean =>
  filters.Filter_Apply ||
  NARROWING.some((field) =>
    [filters[field]].flat().some((value) => String(value).trim() !== String(DEFAULT_ORDER_FILTERS[field])),
  );

/** The conditions of a list. Nothing selected and nothing searched for finds nothing. @throws as `narrowly` */
export function orderConditions(scope: Scope, filters: OrderFilters): Sql {
  const narrow = narrowly(filters);
  if (isEmpty(scope.selection) && !isNarrowed(filters)) return sql`false`;
  return sql`${linesInScope(scope)}${narrow}${inDateRange(scope.today, filters)}
    ${equalsAny('status', filters.Filter_Status, ANY_STATUS)}${equalsAny('sales_rep_id', filters.Filter_SalesRepID)}
    ${named('product', filters.Filter_ProductNames)}${named('advertiser', filters.Filter_advertiser)}
    ${join(
      [...TEXT_FILTERS.keys()].map((filter) => textCondition(filter, filters)),
      '',
    )}`;
}
