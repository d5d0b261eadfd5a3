import { useIsFetching } from '@galley/shared/http';

/** The first parts of the keys of what the selection decides: calls 1 and 2, and the lists. */
const SELECTED: ReadonlySet<unknown> = new Set([
  'trendGroups',
  'counts',
  'activities',
  'companies',
  'contacts',
  'orders',
]);

/** Whether something of the selection that the page shows is loading. What is only prefetched does not count. */
export const useIsLoading = (): boolean =>
  useIsFetching({ type: 'active', predicate: ({ queryKey }) => SELECTED.has(queryKey[0]) }) > 0;
