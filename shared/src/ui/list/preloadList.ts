import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { listValues, type List } from '../../domain/listState.ts';
import { queryClient } from '../../http/queryClient.ts';

/** Asks for the page of a list that a query string names, before there is a screen to show it. Never rejects. */
export const preloadList =
  <F extends object, S, P, A, K extends QueryKey>(
    list: List<F, S, P>,
    queryOf: (payload: P) => UseQueryOptions<A, Error, A, K>,
  ) =>
  async (search: string): Promise<void> => {
    const values = listValues(list, search);
    if (list.isAsked?.(values) ?? true) await queryClient.prefetchQuery(queryOf(list.payloadOf(values)));
  };
