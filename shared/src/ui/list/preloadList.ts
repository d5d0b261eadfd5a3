import { hashKey, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { listValues, type List } from '../../domain/listState.ts';
import { queryClient } from '../../http/queryClient.ts';

/** The timestamp of a response stored by an earlier page: the screen marks it as old until a newer one arrives (LIVE-14). */
const LONG_AGO = 0;

/**
 * Prefetches the list page that a query string describes, before its screen has loaded. Never rejects.
 * @param kept returns the stored response for a query's hash and the first part of a list's key; undefined if there is none
 * @returns resolves when there is something to show
 */
export const preloadList =
  <F extends object, S, P, A, K extends QueryKey>(
    list: List<F, S, P>,
    queryOf: (payload: P) => UseQueryOptions<A, Error, A, K>,
    kept: (name: string, hash: string) => unknown = () => undefined,
  ) =>
  async (search: string): Promise<void> => {
    const values = listValues(list, search);
    if (list.isLoadable?.(values) === false) return;
    const query = queryOf(list.payloadOf(values));
    // Start the call first, so that nothing delays it.
    const request = queryClient.prefetchQuery(query);
    // Same query and release: use the stored response as the query's own.
    const before = kept(String(query.queryKey[0]), hashKey(query.queryKey)) as A | undefined;
    if (before === undefined) await request;
    else queryClient.setQueryData<A>(query.queryKey, before, { updatedAt: LONG_AGO });
  };
