import type { ReorderFigures, Reorders } from '@galley/server/orders/reorders/contract';
import { responseOf, employeeUid, queryOptions, request } from '@galley/shared/http';

const LIVE = { live: ['activities', 'orders'] } as const;

/** Call 312: one page of a rep's requests. */
export const reordersOfRepQuery = (rep: number, page: number) =>
  queryOptions({
    queryKey: ['reorders', 'rep', rep, page],
    meta: LIVE,
    queryFn: responseOf<Reorders>({
      path: '/v1/reorders',
      query: { RepID: String(rep), PageNo: String(page) },
    }),
  });

/** Call 313: which of these lines have a reorder request. */
export const reordersOfLinesQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: ['reorders', 'lines', lines],
    meta: LIVE,
    queryFn: ({ signal }) =>
      request<Pick<Reorders, 'Asks'>>({
        method: 'POST',
        path: '/v1/reorders/lines',
        body: { EmployeeUID: employeeUid(), Lines: lines },
        signal,
      }),
  });

/** Call 314. */
export const reorderFiguresQuery = () =>
  queryOptions({
    queryKey: ['reorders', 'figures'],
    meta: LIVE,
    queryFn: responseOf<ReorderFigures>({ path: '/v1/reorders/figures' }),
  });
