import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { lastPage } from '../../domain/pageWindow.ts';
import { prefetchScope } from '../../http/prefetchScope.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import { useSelection } from '../selection/useSelection.ts';
import { listNews, type ListNews } from './listNews.ts';
import { useFailureToast } from '../toast/useFailureToast.ts';

/** The page of a list that is on the screen; while another page loads, the previous one. */
export interface ShownPage<T> {
  items: readonly T[];
  /** The total of the whole list. */
  total: number;
  page: number;
  size: number;
}

export interface ListResult<T> {
  /** The last loaded page; undefined before the first response. */
  shown: ShownPage<T> | undefined;
  /** The requested page is loading. */
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Identifies the list: the same text for the same filters and order. */
  of: string;
  /** Colleagues' changes to the page since it was loaded (LIVE-08). */
  news: ListNews | undefined;
  /** The records of another page. */
  load: (page: number) => Promise<readonly T[]>;
}

interface Options<A, T, K extends QueryKey> {
  page: number;
  size: number;
  /** The call for one page. */
  queryOf: (page: number) => UseQueryOptions<A, Error, A, K>;
  /** Reads a response. Must be a constant. */
  read: (answer: A) => { items: readonly T[]; total: number };
  /** The toast for a failure (LIST-06). */
  failure: string;
  /** False: nothing is loaded or shown. */
  isEnabled?: boolean;
}

/**
 * Loads a page of a list and keeps showing the previous one until the next is there, or until the list of another selection has
 * failed; prefetches the page after it.
 */
export function useListQuery<A, T, K extends QueryKey>(options: Options<A, T, K>): ListResult<T> {
  const { page, size, queryOf, read, failure, isEnabled = true } = options;
  const client = useQueryClient();
  const asked = queryOf(page);
  const query = useQuery({ ...asked, enabled: isEnabled });
  const { data, error, isFetching, refetch } = query;
  // A list stored by an earlier page counts as stale until the server has answered (LIVE-14).
  const hasAnswer = query.dataUpdatedAt > 0;

  const isFailed = isEnabled && error !== null && !isFetching;
  const { parentId, companyId } = useSelection();
  const selected = `${parentId}/${companyId}`;
  const [kept, setKept] = useState<{ data: A; shown: ShownPage<T>; selected: string }>();
  // The first page renders in time slices, so that clicks and the rest of the page don't wait for it.
  const settled = useDeferredValue(data);
  const rendered = kept === undefined ? settled : data;
  if (isEnabled && rendered !== undefined && rendered === data && rendered !== kept?.data) {
    setKept({ data: rendered, shown: { ...read(rendered), page, size }, selected });
  } else if (kept !== undefined && (!isEnabled || (isFailed && kept.selected !== selected))) {
    // After a change of selection, the old list would be wrong, not just stale.
    setKept(undefined);
  }

  useFailureToast(query, failure);

  const prefetchNext = useEffectEvent((answer: A) => {
    if (prefetchScope() === 'all' && page < lastPage(read(answer).total, size))
      void client.prefetchQuery(queryOf(page + 1));
  });
  useEffect(() => {
    return isEnabled && hasAnswer && data !== undefined ? whenIdle(() => prefetchNext(data)) : undefined;
  }, [isEnabled, hasAnswer, data]);

  return {
    shown: isEnabled ? kept?.shown : undefined,
    isLoading: isEnabled && (hasAnswer ? kept === undefined : isFetching),
    isFailed,
    retry: () => void refetch(),
    of: hashKey(queryOf(1).queryKey),
    news: useStore(listNews, ({ [hashKey(asked.queryKey)]: news }) => news),
    load: async (other) => read(await client.fetchQuery(queryOf(other))).items,
  };
}
