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
import { queryClient, queryOptions } from '@galley/shared/http';
import { recordsOf } from '../../http/activities.ts';
import { spendMonthsQuery } from '../../http/spendMonths.ts';
import { activitiesQuery } from '../../http/listQuery.ts';
import { companiesQuery, ordersQuery } from '../../http/otherLists.ts';
import { contactMailQuery } from '../../http/mail.ts';
import { contactQuery } from '../../http/contactQuery.ts';
import { spendQuery } from '../../http/spendQuery.ts';

const DONE = 1;
const NOTHING = new URLSearchParams();
/** A call can take this long, and the prefetched data for the next record must still be there afterward. */
const KEPT_MS = 30 * 60_000;

/** The current state of one activity; null if it's gone. */
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
export const detailQueries = {
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
  /** Orders that need attention come first, finished ones last. */
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
 * A record's data is loaded before its turn, and is minutes old at most. Seven or eight requests to reload it on display would delay the first
 * frame, by 30 ms on a slow processor.
 */
export const PREFETCHED = { refetchOnMount: false } as const;

/** Loads all data of a record before its turn. Never rejects. */
export async function prefetchRecord(activity: Activity): Promise<void> {
  const kept = { gcTime: KEPT_MS };
  await Promise.all([
    queryClient.prefetchQuery({ ...activityQuery(activity.ID), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.contact(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.company(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.spend(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.spendMonths(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.openOrders(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.lastOrders(activity), ...kept }),
    queryClient.prefetchQuery({ ...detailQueries.lastActivities(activity), ...kept }),
    ...(appConfig().mailbox === undefined
      ? []
      : [queryClient.prefetchQuery({ ...detailQueries.lastMail(activity), ...kept })]),
  ]);
}
