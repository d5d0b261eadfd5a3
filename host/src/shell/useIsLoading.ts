import { useIsFetching } from '@galley/shared/host';
import { remoteScreens } from '../federation/loading/loadScreen.ts';

/** Calls 1 and 2, whose answers the selection decides. */
const SELECTED: ReadonlySet<unknown> = new Set(['trendGroups', 'counts']);

/** Whether something of the selection that the page shows is loading. What is only prefetched does not count. */
export function useIsLoading(): boolean {
  // The key of a list begins with the name of its remote. Asked of each query at each change of one: read once here.
  const lists = new Set<unknown>(remoteScreens().flatMap(({ remote, isList }) => (isList ? [remote] : [])));
  const isSelected = (name: unknown) => SELECTED.has(name) || lists.has(name);
  return useIsFetching({ type: 'active', predicate: ({ queryKey }) => isSelected(queryKey[0]) }) > 0;
}
