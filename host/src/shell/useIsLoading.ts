import { useIsFetching } from '@galley/shared/host';
import { brought } from '../federation/loading/loadScreen.ts';

/** Calls 1 and 2, whose answers the selection decides. */
const SELECTED: ReadonlySet<unknown> = new Set(['trendGroups', 'counts']);

/** By the first part of its key: of a list that is the remote's name. */
const isSelected = (key: unknown): boolean =>
  SELECTED.has(key) || brought().some(({ remote, isList }) => isList && remote === key);

/** Whether something of the selection that the page shows is loading. What is only prefetched does not count. */
export const useIsLoading = (): boolean =>
  useIsFetching({ type: 'active', predicate: ({ queryKey }) => isSelected(queryKey[0]) }) > 0;
