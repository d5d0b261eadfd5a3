import type { Activity } from '@galley/server/activities/contract';
import {
  activitiesPayload,
  activityFilterParams,
  EVERYBODY,
  NEW_TO_OLD,
} from '@galley/server/activities/rules/activityFilter';
import { companyFilterParams, companyList } from '@galley/server/companies/rules/companyList';
import { RANGE_ALL } from '@galley/shared/domain/dateRange';
import { readParams } from '@galley/shared/domain/listState';
import { orderFilterParams, ordersPayload, type OrderSort } from '@galley/server/orders/rules/orderFilter';
import { appConfig } from '@galley/shared/store';
import { prefetchScope, queryClient, queryOptions } from '@galley/shared/http';
import { recordsOf } from '../../http/activities.ts';
import { spendMonthsQuery } from '../../http/spendMonths.ts';
import { activitiesQuery } from '../../http/listQuery.ts';
import { companiesQuery, ordersQuery } from '../../http/otherLists.ts';
import { contactMailQuery } from '../../http/mail.ts';
import { contactQuery } from '../../http/contactQuery.ts';
import { spendQuery } from '../../http/spendQuery.ts';

const DONE = 1;
const NOTHING = new URLSearchParams();
/** A call may take as long: what was prefetched for the next record must still be there. */
const KEPT_MS = 30 * 60_000;

/** One activity as it is now; null where it is gone. */
export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: ['activities', 'record', id],
    meta: { live: ['activities'] },
    queryFn: async ({ signal }) => (await recordsOf([id], signal))[0] ?? null,
  });

const placeOf = ({ ParentID, CompanyID }: Activity) => ({ parentId: ParentID, companyId: CompanyID });
const FIRST_PAGE = { page: 1, size: 20 } as const;

const ordersOf = (activity: Activity, sort: OrderSort) =>
  ordersQuery(
    ordersPayload(readParams(orderFilterParams, NOTHING), { ...placeOf(activity), ...FIRST_PAGE, sort }),
  );

/** Everything about an activity's contact and company (QUEUE-04). */
export const about = {
  contact: ({ IndividualID }: Activity) => contactQuery(IndividualID),
  company: (activity: Activity) =>
    companiesQuery(
      companyList.payloadOf({
        selection: placeOf(activity),
        filters: readParams(companyFilterParams, NOTHING),
        ...FIRST_PAGE,
        sort: 0,
      }),
    ),
  spend: ({ CompanyID }: Activity) => spendQuery([CompanyID]),
  spendMonths: ({ CompanyID }: Activity) => spendMonthsQuery(CompanyID),
  /** What needs a person comes first, what is over last. */
  openOrders: (activity: Activity) => ordersOf(activity, 'Priority'),
  lastOrders: (activity: Activity) => ordersOf(activity, 'OrderDate-desc'),
  lastMail: ({ IndividualID }: Activity) => contactMailQuery(IndividualID),
  lastActivities: (activity: Activity) =>
    activitiesQuery(
      activitiesPayload(
        { ...readParams(activityFilterParams, NOTHING), for: EVERYBODY, status: DONE, range: RANGE_ALL },
        { ...placeOf(activity), ...FIRST_PAGE, sort: NEW_TO_OLD },
      ),
    ),
};

/**
 * What a record shows was loaded ahead of its turn, and is minutes old at most. Asked for again as it is shown, seven requests would hold up its
 * first frame, on a slow processor by 30 ms.
 */
export const PREFETCHED = { refetchOnMount: false } as const;

/** Loads all that a record shows before it is shown, unless the network is slow or data are saved. Never rejects. */
export async function prefetchRecord(activity: Activity): Promise<void> {
  if (prefetchScope() === 'nothing') return;
  const kept = { gcTime: KEPT_MS };
  await Promise.all([
    queryClient.prefetchQuery({ ...activityQuery(activity.ID), ...kept }),
    queryClient.prefetchQuery({ ...about.contact(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.company(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.spend(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.spendMonths(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.openOrders(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.lastOrders(activity), ...kept }),
    queryClient.prefetchQuery({ ...about.lastActivities(activity), ...kept }),
    ...(appConfig().mailbox === undefined
      ? []
      : [queryClient.prefetchQuery({ ...about.lastMail(activity), ...kept })]),
  ]);
}
