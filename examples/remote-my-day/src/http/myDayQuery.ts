import type { Schemas } from '@galley/client';
import type { Selection } from '@galley/shared/domain/selection';
import { queryOptions, request } from '@galley/shared/http';

type MyDay = Schemas['MyDay'];

/** All figures of the day for a selection. Recounted when a colleague changes the records behind them. */
export const myDayQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['my-day', parentId, companyId],
    meta: { live: ['activities', 'contacts', 'companies', 'orders'] },
    queryFn: ({ signal }) =>
      request<MyDay>({
        method: 'GET',
        path: `/v1/myday?ParentID=${parentId}&CompanyID=${companyId}`,
        signal,
      }),
  });
