import { useIsFetching } from '@galley/shared/host';
import { remoteScreens } from '../federation/loading/loadScreen.ts';

/** Calls 1 and 2, whose responses determine the selection's options. */
const SELECTED: ReadonlySet<unknown> = new Set(['trendGroups', 'counts']);

/** Whether data of the page's selection is loading. Prefetches don't count. */
export function useIsLoading(): boolean {
  // The key of a list starts with the name of its remote. Read once here, because the check runs for each query on each change.
  const lists = new Set<unknown>(remoteScreens().flatMap(({ remote, isList }) => (isList ? [remote] : [])));
  const isSelected = (name: unknown) => SELECTED.has(name) || lists.has(name);
  return useIsFetching({ type: 'active', predicate: ({ queryKey }) => isSelected(queryKey[0]) }) > 0;
}
