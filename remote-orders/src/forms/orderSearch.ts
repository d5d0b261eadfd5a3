import { byIndex } from '@galley/shared/domain/byIndex';
import { clearParams, pageParams, readParams, writeParams } from '@galley/shared/domain/listState';
import { ORDER_NUMBERS, orderFilterParams, type OrderFilter } from '@galley/shared/domain/orderFilter';
import { ANY_STATUS, ORDER_STATUSES } from '@galley/shared/domain/orderStatus';
import { dateRangeFaults, keptDays } from '@galley/shared/form';
import type { Selection } from '@galley/shared/http';
import { withSelection } from '@galley/shared/ui';

/** ORDS-02: All, then the statuses in the order of their numbers. */
export const STATUS_OPTIONS = [{ value: ANY_STATUS, label: 'All' }, ...byIndex(ORDER_STATUSES)];

export const DEFAULTS = readParams(orderFilterParams, new URLSearchParams());

export interface SearchFaults {
  from?: string;
  to?: string;
  order?: string;
  invoice?: string;
}

/** What keeps a search from being applied (ORDS-03, ORDS-04). */
export function searchFaults(filters: OrderFilter): SearchFaults {
  return {
    ...dateRangeFaults(filters),
    ...(!ORDER_NUMBERS.order.test(filters.order.trim()) && { order: 'Order Number is a number.' }),
    ...(!ORDER_NUMBERS.invoice.test(filters.invoice.trim()) && { invoice: 'Invoice is a number.' }),
  };
}

/** The address of the list with a search applied, on its first page; size and sort stay as they are. */
export function searchUrl(search: URLSearchParams, filters: OrderFilter, selection: Selection): string {
  const base = clearParams(orderFilterParams, writeParams(pageParams, search, { page: 1 }));
  const next = writeParams(orderFilterParams, base, {
    ...filters,
    ...keptDays(filters),
    apply: 'yes',
  });
  return withSelection(`/orders?${next}`, selection);
}
