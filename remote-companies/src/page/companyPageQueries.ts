import type { CompanyPage, Timeline, TimelineKind } from '@galley/server/companies/page/contract';
import type { Reorders } from '@galley/server/orders/reorders/contract';
import { answerTo, queryOptions } from '@galley/shared/http';

const FRESH_MS = 30_000;

/** Call 255. */
export const companyPageQuery = (id: number) =>
  queryOptions({
    queryKey: ['companyPage', id],
    meta: { live: ['companies', 'contacts', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: answerTo<CompanyPage>({ path: `/v1/customers/${id}/page` }),
  });

/** Call 256: the entries before the one of this key; empty: the newest. */
export const timelineQuery = (id: number, kind: TimelineKind, before: string) =>
  queryOptions({
    queryKey: ['companyTimeline', id, kind, before],
    meta: { live: ['activities', 'companies', 'files', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: answerTo<Timeline>({
      path: `/v1/customers/${id}/timeline?${new URLSearchParams({ kind, before })}`,
    }),
  });

/** Call 312: the reorders that were asked of the company. */
export const companyReordersQuery = (company: number) =>
  queryOptions({
    queryKey: ['reorders', 'company', company],
    meta: { live: ['activities', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: answerTo<Reorders>({ path: `/v1/reorders?CompanyID=${company}` }),
  });
