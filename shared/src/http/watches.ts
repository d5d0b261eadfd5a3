import { queryOptions } from '@tanstack/react-query';
import type { OrderWatches } from '../contract/inbox.ts';
import { request } from './request.ts';

export const WATCHES_PATH = '/v1/orders/watched';

/** Call 196: what of the order lines the person watches. */
export const watchesQuery = () =>
  queryOptions({
    queryKey: ['watches'],
    queryFn: ({ signal }) => request<OrderWatches>({ method: 'GET', path: WATCHES_PATH, signal }),
  });
