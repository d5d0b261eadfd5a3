import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../../http/queryClient.ts';
import { listValues, type ListSpec, type ListValues } from './useListState.ts';

/** A list as its address has it, and how it is asked for. Write it once, outside the component. */
export interface List<F extends object, S, A, K extends QueryKey> extends ListSpec<F, S> {
  /** The call for one page. */
  callOf: (values: ListValues<F, S>) => UseQueryOptions<A, Error, A, K>;
  /** False: there is nothing to ask for. Without it there always is. */
  isAsked?: (values: ListValues<F, S>) => boolean;
}

/**
 * Asks for the page that a query string names, before there is a screen to show it. It makes a list screen's `Screen.preload`, which
 * the host calls when a page opens with that screen.
 */
export const preloadList =
  <F extends object, S, A, K extends QueryKey>(list: List<F, S, A, K>) =>
  (search: string): void => {
    const values = listValues(list, search);
    if (list.isAsked?.(values) ?? true) void queryClient.prefetchQuery(list.callOf(values));
  };
