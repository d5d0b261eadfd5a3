import type { KeptViews, ListName } from '../store/preferences.ts';
import { queryOptions } from '@tanstack/react-query';
import type {
  View,
  ViewCountsResponse,
  ViewDefault,
  ViewList,
  ViewPins,
  ViewSaveRequest,
} from '../contract/views.ts';
import type { Selection } from '../domain/selection.ts';
import { galley } from '../store/index.ts';
import { newKey } from './key.ts';
import { employeeUid } from './lookups.ts';
import { queryClient } from './queryClient.ts';
import { request } from './request.ts';

const path = '/v1/views';
/** Pinned and default views change only when the user changes them, mostly in this browser. */
const FRESH_MS = 5 * 60_000;

/** The pinned and default views of each list, to store for the next time this browser opens the list. */
function keptOf(views: readonly View[]): Partial<Record<ListName, KeptViews>> {
  const kept: Partial<Record<ListName, KeptViews>> = {};
  for (const { ID, List, Name, Query, Pin, IsDefault } of views.toSorted((a, b) => a.Pin - b.Pin)) {
    const view = { ID, Name, Query };
    const { pinned = [], ...rest } = kept[List] ?? {};
    kept[List] = {
      ...rest,
      pinned: Pin > 0 ? [...pinned, view] : pinned,
      ...(IsDefault && { default: view }),
    };
  }
  return kept;
}

/** Call 210, which also updates the views that lists open with in this browser (VIEW-07). */
export const viewsQuery = () =>
  queryOptions({
    queryKey: ['views'],
    meta: { live: ['views'] },
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const views = await request<View[]>({ method: 'GET', path, signal });
      galley.getState().prefer({ views: keptOf(views) });
      return views;
    },
  });

/** Call 215. Writes refresh it with the other counts. */
export const viewCountsQuery = (list: ViewList, { parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['counts', 'views', list, parentId, companyId],
    meta: { live: ['activities', 'contacts', 'companies', 'orders', 'views'] },
    queryFn: async ({ signal }) => {
      const { Counts } = await request<ViewCountsResponse>({
        method: 'POST',
        path: `${path}/counts`,
        body: { EmployeeUID: employeeUid(), List: list, ParentID: parentId, CompanyID: companyId },
        signal,
      });
      return new Map(Counts.map(({ ID, Count }) => [ID, Count]));
    },
  });

/** A write of views, with its cache updates. */
async function invalidateAfter<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['views'] });
    void queryClient.invalidateQueries({ queryKey: ['counts', 'views'] });
  }
}

/** Call 211. */
export const saveView = (body: ViewSaveRequest): Promise<View> =>
  invalidateAfter(request<View>({ method: 'POST', path, body, key: newKey() }));

/** Call 212. */
export const deleteView = (id: number): Promise<boolean> =>
  invalidateAfter(request<boolean>({ method: 'DELETE', path, query: { id } }));

/** Call 213. */
export const pinViews = (body: ViewPins): Promise<boolean> =>
  invalidateAfter(request<boolean>({ method: 'PUT', path: `${path}/pinned`, body, key: newKey() }));

/** Call 214. */
export const setDefaultView = (body: ViewDefault): Promise<boolean> =>
  invalidateAfter(request<boolean>({ method: 'PUT', path: `${path}/default`, body, key: newKey() }));
