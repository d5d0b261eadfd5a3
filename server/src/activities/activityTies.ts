import type { ActivitySaveRequest } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';

/** An activity that was just added. */
export interface NewActivity {
  id: number;
  companyId: number;
  today: Day;
}

/**
 * Links a new activity to another room's record named in the request, in the same transaction. The room's plugin adds it to
 * `app.activityTies`.
 * @throws HttpProblem 422 for a record that the caller can't see or that doesn't fit the activity
 */
export type ActivityTie = (
  transaction: Queryable,
  caller: Caller,
  request: ActivitySaveRequest,
  activity: NewActivity,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    activityTies: ActivityTie[];
  }
}
