import type { CompanyPage, Timeline, TimelineKind } from '@galley/server/companies/page/contract';
import type { MailPage, MailText } from '@galley/server/mailbox/contract';
import type { Reorders } from '@galley/server/orders/reorders/contract';
import { responseOf, newKey, queryClient, queryOptions, request } from '@galley/shared/http';

const FRESH_MS = 30_000;

/** Call 255. */
export const companyPageQuery = (id: number) =>
  queryOptions({
    queryKey: ['companyPage', id],
    meta: { live: ['companies', 'contacts', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<CompanyPage>({ path: `/v1/customers/${id}/page` }),
  });

/** Call 256: the entries before the one with this key; empty: the newest. */
export const timelineQuery = (id: number, kind: TimelineKind, before: string) =>
  queryOptions({
    queryKey: ['companyTimeline', id, kind, before],
    meta: { live: ['activities', 'companies', 'files', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<Timeline>({
      path: `/v1/customers/${id}/timeline?${new URLSearchParams({ kind, before })}`,
    }),
  });

/** Call 312: the reorders requested from the company. */
export const companyReordersQuery = (company: number) =>
  queryOptions({
    queryKey: ['reorders', 'company', company],
    meta: { live: ['activities', 'orders'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<Reorders>({ path: `/v1/reorders?CompanyID=${company}` }),
  });

/** Call 350: the messages of the company before this one; 0: the newest. */
export const companyMailQuery = (company: number, before: number) =>
  queryOptions({
    queryKey: ['mail', 'company', company, before],
    meta: { live: ['activities', 'inbox', 'contacts'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<MailPage>({ path: `/v1/mail?company=${company}&contact=0&before=${before}` }),
  });

/** Call 351: the full text of a message. */
export const readWholeMessage = async (id: number): Promise<string> => {
  const { Text, Folded } = await request<MailText>({ method: 'GET', path: `/v1/mail/${id}` });
  return Text + Folded;
};

const refreshMail = () =>
  Promise.all(
    ['mail', 'companyTimeline', 'activities'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Call 352. */
export const removeMessage = async (id: number): Promise<void> => {
  await request({ method: 'DELETE', path: `/v1/mail/${id}`, key: newKey() });
  await refreshMail();
};

/** Call 353: marks the follow-up of a reply done, or moves it. */
export const settleFollowUp = async (
  id: number,
  { ActivityID, Version }: { ActivityID: number; Version: number },
  Action: 'done' | 'move',
): Promise<void> => {
  await request({
    method: 'POST',
    path: `/v1/mail/${id}/follow-up`,
    body: { ActivityID, Version, Action },
    key: newKey(),
  });
  await refreshMail();
};
