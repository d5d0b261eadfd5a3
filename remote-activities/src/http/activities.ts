import type {
  ActivityRecord,
  ActivityRecordsResponse,
  ActivitySaveRequest,
} from '@galley/server/activities/contract';
import type { Option } from '@galley/shared/contract/common';
import type { CloseMode } from '@galley/server/activities/rules/activityStatus';
import { type WithoutEmployeeUid, responseOf, employeeUid, queryOptions, request } from '@galley/shared/http';

/** Call 4. */
export const activityTypesQuery = () =>
  queryOptions({
    queryKey: ['activityTypes'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: responseOf<Option[]>({ path: '/v1/activity/types' }),
  });

/**
 * The keys of queries that every write to an activity makes stale: company cards count open activities, and reorder requests are
 * activities.
 */
export const ACTIVITY_REFRESHES = ['activities', 'activityDays', 'counts', 'companies', 'reorders'] as const;

/** Call 5. */
export const saveActivityCall = (activity: WithoutEmployeeUid<ActivitySaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/activity',
  body: { EmployeeUID: employeeUid(), ...activity },
});

/** Call 6. */
export const closeActivityCall = (id: number, mode: CloseMode) => ({
  method: 'POST' as const,
  path: `/v1/activity/done/${id}`,
  query: { closemode: mode },
  employeeHeader: true,
});

/** Reopens an activity that was closed at this version. */
export const undoCloseCall = (id: number, version: number) => ({
  method: 'POST' as const,
  path: `/v1/activity/undo/${id}`,
  body: { Version: version },
});

/** Call 190. */
export const recordsOf = async (ids: readonly number[], signal?: AbortSignal): Promise<ActivityRecord[]> => {
  const { Activities } = await request<ActivityRecordsResponse>({
    method: 'POST',
    path: '/v1/activity/records',
    body: { EmployeeUID: employeeUid(), IDs: ids },
    ...(signal !== undefined && { signal }),
  });
  return Activities;
};
