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
 * Ties a new activity to a record of another room, as the request names it, in the transaction that adds it; its plugin adds it to
 * `app.activityTies`.
 * @throws HttpProblem 422 for a record that the caller does not see, or that does not fit the activity
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
