import type { ActivityPagedRequest, ActivityPagedResponse } from '@galley/server/activities/contract';
import { activityListCall } from '@galley/server/activities/rules/activityList';
import { listQuery } from '@galley/shared/http';

/** Call 3. */
export const activitiesQuery = listQuery<ActivityPagedRequest, ActivityPagedResponse>(...activityListCall);
