import { queryOptions } from '@tanstack/react-query';
import { answerTo } from './answerTo.ts';
import type { OrderWatches } from '../contract/watches.ts';

export const WATCHES_PATH = '/v1/orders/watched';

/** Call 196: what of the order lines the person watches. */
export const watchesQuery = () =>
  queryOptions({
    queryKey: ['watches'],
    queryFn: answerTo<OrderWatches>({ path: WATCHES_PATH }),
  });
