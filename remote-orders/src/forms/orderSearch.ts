import { byIndex } from '@galley/shared/domain/byIndex';
import { clearParams, pageParams, readParams, writeParams } from '@galley/shared/domain/listState';
import { orderFilterParams, type OrderFilter } from '@galley/server/orders/rules/orderFilter';
import { ORDER_STATUSES } from '@galley/server/orders/rules/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { customDays } from '@galley/shared/form';
import { withSelection } from '@galley/shared/ui';

/** ORDS-02: the statuses in the order of their numbers. None chosen: all. */
export const STATUS_OPTIONS = byIndex(ORDER_STATUSES);

export const DEFAULTS = readParams(orderFilterParams, new URLSearchParams());

/** The address of the list with a search applied, on its first page; size and sort stay as they are. */
export function searchUrl(search: URLSearchParams, filters: OrderFilter, selection: Selection): string {
  const base = clearParams(orderFilterParams, writeParams(pageParams, search, { page: 1 }));
  const next = writeParams(orderFilterParams, base, {
    ...filters,
    ...customDays(filters),
    apply: 'yes',
  });
  return withSelection(`/orders?${next}`, selection);
}
