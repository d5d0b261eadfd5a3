import type { OrderPagedRequest } from '../contract.ts';
import { RANGE_UPCOMING } from '@galley/shared/domain/dateRange';
import { ofEachFilter, ORDER_FILTER_NAMES, ORDER_FILTERS } from '../rules/orderFilters.ts';
import { ANY_STATUS } from '../rules/orderStatus.ts';

export type OrderFilters = Pick<OrderPagedRequest, Extract<keyof OrderPagedRequest, `Filter_${string}`>>;

/** The filters with which the list first opens; the header counts the lines that match them. */
export const DEFAULT_ORDER_FILTERS: OrderFilters = {
  Filter_ParentID: 0,
  Filter_CompanyID: 0,
  ...ofEachFilter({ id: 0, ids: 0, statuses: ANY_STATUS, text: '', texts: '', number: '' }, 'field'),
  Filter_DateRange: RANGE_UPCOMING,
  Filter_DateType: 0,
  Filter_DateStart: null,
  Filter_DateEnd: null,
  Filter_Late: false,
  Filter_TeamID: 0,
  Filter_Total: 0,
  Filter_Apply: false,
};
const NARROWING = [
  'Filter_ParentID',
  'Filter_CompanyID',
  'Filter_DateRange',
  'Filter_Late',
  'Filter_TeamID',
  ...ORDER_FILTER_NAMES.map((name) => ORDER_FILTERS[name].field),
] as const;

/** Whether a request narrows the lines beyond its selection and the list's defaults; blank texts don't count. */
export const isNarrowed = (filters: OrderFilters): boolean =>
  filters.Filter_Apply ||
  NARROWING.some((field) =>
    [filters[field]].flat().some((value) => String(value).trim() !== String(DEFAULT_ORDER_FILTERS[field])),
  );
