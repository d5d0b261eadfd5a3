import { DATE_RANGES, RANGE_CUSTOM, resolveDateRange } from '@galley/shared/domain/dateRange';
import { clearParams, pageParams, readParams, writeParams } from '@galley/shared/domain/listState';
import { orderFilterParams, type OrderFilter } from '@galley/shared/domain/orderFilter';
import { ANY_STATUS, ORDER_STATUSES } from '@galley/shared/domain/orderStatus';
import type { Selection } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { withSelection } from '@galley/shared/ui';

const byIndex = (labels: readonly string[]) => labels.map((label, value) => ({ value, label }));

/** ORDS-02: All, then the statuses in the order of their numbers. */
export const STATUS_OPTIONS = [{ value: ANY_STATUS, label: 'All' }, ...byIndex(ORDER_STATUSES)];
export const RANGE_OPTIONS = byIndex(DATE_RANGES);

export const DEFAULTS = readParams(orderFilterParams, new URLSearchParams());

/** The two days a range stands for now; Custom takes its own. */
export function daysOf({ range, from, to }: OrderFilter): { from: string; to: string } {
  if (range === RANGE_CUSTOM) return { from, to };
  const days = resolveDateRange(range, businessToday(), { from: undefined, to: undefined });
  return { from: days.from ?? '', to: days.to ?? '' };
}

export interface SearchFaults {
  from?: string;
  to?: string;
  order?: string;
  invoice?: string;
}

/** What keeps a search from being applied (ORDS-03, ORDS-04). */
export function searchFaults({ range, from, to, order, invoice }: OrderFilter): SearchFaults {
  const faults: SearchFaults = {};
  if (range === RANGE_CUSTOM) {
    if (from === '') faults.from = 'From is required.';
    if (to === '') faults.to = 'To is required.';
    else if (to < from) faults.to = 'To cannot be before From.';
  }
  if (!/^\d*(-\d*)?$/.test(order.trim())) faults.order = 'Order Number is a number.';
  if (!/^\d*$/.test(invoice.trim())) faults.invoice = 'Invoice is a number.';
  return faults;
}

/** The address of the list with a search applied, on its first page; size and sort stay as they are. */
export function searchUrl(search: URLSearchParams, filters: OrderFilter, selection: Selection): string {
  const days = filters.range === RANGE_CUSTOM ? {} : { from: '', to: '' };
  const base = clearParams(orderFilterParams, writeParams(pageParams, search, { page: 1 }));
  const next = writeParams(orderFilterParams, base, { ...filters, ...days, apply: 'yes' });
  return withSelection(`/orders?${next}`, selection);
}
