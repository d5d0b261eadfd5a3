import { DATE_RANGES, RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { countFilters } from '@galley/shared/domain/filterCount';
import {
  dayParam,
  digitsParam,
  idParam,
  integerParam,
  severalParam,
  textParam,
  wordParam,
  type Params,
} from '@galley/shared/domain/listState';
import {
  ofEachFilter,
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  type FiltersOf,
  type OrderFilterKind,
  type OrderFilterName,
  type OrderFilters,
} from './orderFilters.ts';
import { ANY_STATUS, ORDER_STATUSES } from './orderStatus.ts';
import { MOST_TEXTS, oneOrSeveral, type OneOrSeveral } from '@galley/shared/domain/several';

export { orderLineUrl, viewOrdersPreset } from './orderLinks.ts';

/** The dates of a line that a range can apply to; each one's index is its value (ORDS-02). */
export const ORDER_DATE_TYPES = [
  'Order Date',
  'Ship Date',
  'Delivery Date',
  'Post Date',
  'Proof Approved Date',
] as const;

/** The filters that people type, by their names in the address (ORDS-04). */
export type OrderText = FiltersOf<'text' | 'texts' | 'number'>;
const isTyped = (name: OrderFilterName): name is OrderText =>
  ['text', 'texts', 'number'].includes(ORDER_FILTERS[name].kind);
/** The typed filters' labels. */
export const ORDER_TEXTS = Object.fromEntries(
  ORDER_FILTER_NAMES.filter(isTyped).map((name) => [name, ORDER_FILTERS[name].label]),
) as Record<OrderText, string>;

/** The filters of the list of order lines. Contact 0 means any; `from` and `to` only count for the range Custom. */
export interface OrderFilter
  extends Record<FiltersOf<'text' | 'number'>, string>, Record<FiltersOf<'id'>, number> {
  /** With several values, a line must have one of them (ORDS-07). */
  rep: readonly number[];
  status: readonly number[];
  product: readonly string[];
  datetype: number;
  range: number;
  from: string;
  to: string;
  /** 1: only late lines (MYD-04). */
  late: number;
  /** Only lines of the sales reps of this team, given by its account owner; 0: of any. */
  team: number;
  /** 'yes' once a search was applied, even one without filters. Without a selection, only an applied search lists lines. */
  apply: 'no' | 'yes';
}

/** The maximum length of an Order Number or Invoice in call 27. */
const ORDER_NUMBER_LENGTH = 30;

/** Valid input for Order Number and Invoice; an order-line id contains a dash. */
export const ORDER_NUMBERS = { order: /^(?=.{0,30}$)\d*(-\d*)?$/, invoice: /^\d{0,30}$/ } as const;

/** Removes invalid characters, such as letters, from text typed or pasted into Order Number or Invoice (ORDS-04). */
export const NUMBERS_IN = {
  order(text: string): string {
    const [order = '', ...line] = text.replaceAll(/[^\d-]/g, '').split('-');
    const hasLine = order !== '' && line.length > 0;
    return `${order}${hasLine ? '-' : ''}${line.join('')}`.slice(0, ORDER_NUMBER_LENGTH);
  },
  invoice: (text: string): string => text.replaceAll(/\D/g, '').slice(0, ORDER_NUMBER_LENGTH),
} as const;

export const orderFilterParams: Params<OrderFilter> = {
  ...ofEachFilter(
    {
      id: idParam,
      ids: severalParam(idParam),
      statuses: severalParam(integerParam(ANY_STATUS, ANY_STATUS, ORDER_STATUSES.length - 1)),
    },
    'name',
  ),
  datetype: integerParam(0, 0, ORDER_DATE_TYPES.length - 1),
  range: integerParam(0, 0, DATE_RANGES.length - 1),
  from: dayParam,
  to: dayParam,
  late: integerParam(0, 0, 1),
  team: idParam,
  apply: wordParam('no', 'yes'),
  ...ofEachFilter(
    {
      text: textParam,
      texts: severalParam(textParam, MOST_TEXTS),
      number: digitsParam(0, ORDER_NUMBER_LENGTH),
    },
    'name',
  ),
  // An order-line id has a dash.
  order: digitsParam(1, ORDER_NUMBER_LENGTH),
};

const [UNSORTED, ...SORTED] = [
  { value: 'Priority', label: 'Priority' },
  { value: 'OrderDate-asc', label: 'Order Date asc' },
  { value: 'OrderDate-desc', label: 'Order Date desc' },
  { value: 'OrderLine-asc', label: 'Order-Line asc' },
  { value: 'OrderLine-desc', label: 'Order-Line desc' },
  { value: 'ShipDate-asc', label: 'Ship Date asc' },
  { value: 'ShipDate-desc', label: 'Ship Date desc' },
  { value: 'DeliveryDate-asc', label: 'Delivery Date asc' },
  { value: 'DeliveryDate-desc', label: 'Delivery Date desc' },
] as const;

/** The sort orders (ORD-11), the default first. */
export const ORDER_SORTS = [UNSORTED, ...SORTED];
export type OrderSort = (typeof ORDER_SORTS)[number]['value'];
export const orderSortParam = wordParam<OrderSort>(UNSORTED.value, ...SORTED.map(({ value }) => value));

/** Counts the active filters (ORDS-05), each text separately. The two days belong to the range, which counts once. */
export const countOrderFilters = (filter: OrderFilter): number =>
  countFilters(orderFilterParams, filter, ['from', 'to', 'apply']);

/** The type of each kind of filter in a request. */
interface FieldKinds {
  id: number;
  ids: OneOrSeveral<number>;
  statuses: OneOrSeveral<number>;
  text: string;
  texts: OneOrSeveral<string>;
  number: string;
}
type OrderFields = {
  [Name in OrderFilterName as OrderFilters[Name]['field']]: FieldKinds[OrderFilters[Name]['kind']];
};

interface Page {
  parentId: number;
  companyId: number;
  page: number;
  size: 20 | 50 | 100 | 200;
  sort: OrderSort;
}

type SortBy = OrderSort extends infer S ? (S extends `${infer Name}-${string}` ? Name : S) : never;

/** The value that means no filter. */
const NONE = { ids: 0, statuses: ANY_STATUS, texts: '' } as const;
const isSeveral = (kind: OrderFilterKind): kind is keyof typeof NONE => kind in NONE;

/** The filters in the format of calls 27 and 28. */
const fieldsOf = (filter: OrderFilter): OrderFields =>
  Object.fromEntries(
    ORDER_FILTER_NAMES.map((name) => {
      const { field, kind } = ORDER_FILTERS[name];
      return [
        field,
        isSeveral(kind) ? oneOrSeveral(filter[name] as readonly unknown[], NONE[kind]) : filter[name],
      ];
    }),
  ) as OrderFields;

/** The payload of call 27 without the employee. Filter_Apply is set if a search was applied or any filter differs from its default. */
export function ordersPayload(filter: OrderFilter, { parentId, companyId, page, size, sort }: Page) {
  const total = countOrderFilters(filter);
  const isCustom = filter.range === RANGE_CUSTOM;
  const [by, order] = sort.split('-') as [SortBy, ('asc' | 'desc')?];
  return {
    ParentID: parentId,
    CompanyID: companyId,
    PageNo: page,
    PageSize: size,
    SortBy: by,
    SortOrder: order ?? ('asc' as const),
    Filter_ParentID: parentId,
    Filter_CompanyID: companyId,
    ...fieldsOf(filter),
    Filter_DateRange: filter.range,
    Filter_DateType: filter.datetype,
    Filter_DateStart: isCustom && filter.from !== '' ? filter.from : null,
    Filter_DateEnd: isCustom && filter.to !== '' ? filter.to : null,
    Filter_Late: filter.late === 1,
    Filter_TeamID: filter.team,
    Filter_Total: total,
    Filter_Apply: total > 0 || filter.apply === 'yes',
  };
}
