import { queryOptions } from '@tanstack/react-query';
import { responseOf } from './responseOf.ts';
import type { OrderWatches } from '../contract/watches.ts';

export const WATCHES_PATH = '/v1/orders/watched';

/** Call 196: the order lines, orders, companies and views that the user watches. */
export const watchesQuery = () =>
  queryOptions({
    queryKey: ['watches'],
    queryFn: responseOf<OrderWatches>({ path: WATCHES_PATH }),
  });
