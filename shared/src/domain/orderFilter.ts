import { DATE_RANGES, RANGE_CUSTOM } from './dateRange.ts';
import { countFilters } from './filterCount.ts';
import {
  dayParam,
  idParam,
  integerParam,
  severalParam,
  textParam,
  wordParam,
  type Param,
  type Params,
} from './listState.ts';
import { ANY_STATUS, ORDER_STATUSES } from './orderStatus.ts';
import { MOST_TEXTS, oneOrSeveral } from './several.ts';

/** The dates of a line that a range can be about, each at its value (ORDS-02). */
export const ORDER_DATE_TYPES = [
  'Order Date',
  'Ship Date',
  'Delivery Date',
  'Post Date',
  'Proof Approved Date',
] as const;

/** The text filters, by their names in the address and with their labels (ORDS-04). */
export const ORDER_TEXTS = {
  order: 'Order Number',
  product: 'Product',
  advertiser: 'Advertiser',
  dimensions: 'Size',
  design: 'Design',
  shipping: 'Shipping',
  description: 'Description',
  reorder: 'Reorder',
  cap: 'CAP #',
  part: 'Part',
  unit: 'Unit #(s)',
  references: 'References',
  geopath: 'GeopathID(s)',
  invoice: 'Invoice',
} as const;

export type OrderText = keyof typeof ORDER_TEXTS;

/** What narrows the list of order lines. Contact 0 is none; `from` and `to` matter for the range Custom alone. */
export interface OrderFilter extends Record<Exclude<OrderText, 'product'>, string> {
  contact: number;
  /** Several: a line has to have one of them (ORDS-07). */
  rep: readonly number[];
  status: readonly number[];
  product: readonly string[];
  datetype: number;
  range: number;
  from: string;
  to: string;
  /** 'yes' once a search was applied, even one that narrows nothing: without a selection only that lists lines. */
  apply: 'no' | 'yes';
}

/** The longest Order Number or Invoice that call 27 takes. */
const ORDER_NUMBER_LENGTH = 30;

/** What an Order Number and an Invoice can be; an order-line id has a dash. */
export const ORDER_NUMBERS = { order: /^(?=.{0,30}$)\d*(-\d*)?$/, invoice: /^\d{0,30}$/ } as const;

/** What of a text these two fields take, as it is typed or pasted: no letters (ORDS-04). */
export const NUMBERS_IN = {
  order(text: string): string {
    const [order = '', ...line] = text.replaceAll(/[^\d-]/g, '').split('-');
    const hasLine = order !== '' && line.length > 0;
    return `${order}${hasLine ? '-' : ''}${line.join('')}`.slice(0, ORDER_NUMBER_LENGTH);
  },
  invoice: (text: string): string => text.replaceAll(/\D/g, '').slice(0, ORDER_NUMBER_LENGTH),
} as const;

const numberParam = (number: RegExp): Param<string> => ({
  ...textParam,
  // One that is too long is cut as a text is, and finds nothing: as none it would find every line.
  parse(text) {
    const cut = text.trim().slice(0, ORDER_NUMBER_LENGTH);
    return number.test(cut) ? cut : undefined;
  },
});

export const orderFilterParams: Params<OrderFilter> = {
  contact: idParam,
  rep: severalParam(idParam),
  status: severalParam(integerParam(ANY_STATUS, ANY_STATUS, ORDER_STATUSES.length - 1)),
  datetype: integerParam(0, 0, ORDER_DATE_TYPES.length - 1),
  range: integerParam(0, 0, DATE_RANGES.length - 1),
  from: dayParam,
  to: dayParam,
  apply: wordParam('no', 'yes'),
  order: numberParam(ORDER_NUMBERS.order),
  product: severalParam(textParam, MOST_TEXTS),
  advertiser: textParam,
  dimensions: textParam,
  design: textParam,
  shipping: textParam,
  description: textParam,
  reorder: textParam,
  cap: textParam,
  part: textParam,
  unit: textParam,
  references: textParam,
  geopath: textParam,
  invoice: numberParam(ORDER_NUMBERS.invoice),
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

/** ORD-11, the default first. */
export const ORDER_SORTS = [UNSORTED, ...SORTED];
export type OrderSort = (typeof ORDER_SORTS)[number]['value'];
export const orderSortParam = wordParam<OrderSort>(UNSORTED.value, ...SORTED.map(({ value }) => value));

/** ORD-13: how the orders of an activity's company, or of a contact, open: the default filters, by order date. */
export const viewOrdersPreset = (contact = 0): string =>
  new URLSearchParams({
    ...(contact > 0 ? { contact: String(contact) } : {}),
    sort: 'OrderDate-asc' satisfies OrderSort,
  }).toString();

/** ORDS-05, and one for each text. The two days belong to the range, which counts once. */
export const countOrderFilters = (filter: OrderFilter): number =>
  countFilters(orderFilterParams, filter, ['from', 'to', 'apply']);

interface Page {
  parentId: number;
  companyId: number;
  page: number;
  size: 20 | 50 | 100 | 200;
  sort: OrderSort;
}

type SortBy = OrderSort extends infer S ? (S extends `${infer Name}-${string}` ? Name : S) : never;

/** The payload of call 27 without the person. Filter_Apply says whether a search was applied, or anything differs. */
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
    Filter_ContactID: filter.contact,
    Filter_SalesRepID: oneOrSeveral(filter.rep, 0),
    Filter_Status: oneOrSeveral(filter.status, ANY_STATUS),
    Filter_DateRange: filter.range,
    Filter_DateType: filter.datetype,
    Filter_DateStart: isCustom && filter.from !== '' ? filter.from : null,
    Filter_DateEnd: isCustom && filter.to !== '' ? filter.to : null,
    Filter_Total: total,
    Filter_Apply: total > 0 || filter.apply === 'yes',
    Filter_advertiser: filter.advertiser,
    Filter_size: filter.dimensions,
    Filter_design: filter.design,
    Filter_shipping: filter.shipping,
    Filter_description: filter.description,
    Filter_reorder: filter.reorder,
    Filter_part: filter.part,
    Filter_cap: filter.cap,
    Filter_unit: filter.unit,
    Filter_references: filter.references,
    Filter_geopathid: filter.geopath,
    Filter_invoice: filter.invoice,
    Filter_ProductNames: oneOrSeveral(filter.product, ''),
    Filter_OrderNum: filter.order,
  };
}
