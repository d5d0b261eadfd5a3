import { Type, type Static } from 'typebox';
import { BULK_ACTIONS, BULK_STATES } from '../domain/bulkActions.ts';
import { Count, Id, Nullable, OneOf } from './common.ts';

/**
 * The progress of a job. Done, Unchanged, Refused and Changed count the records by result so far; for an undo, Changed counts the records
 * that it didn't restore.
 */
export const BulkJob = Type.Object({
  ID: Id,
  Action: OneOf(BULK_ACTIONS),
  /** closeActivities: whether it cancels them instead of marking them as done. */
  Cancels: Type.Optional(Type.Boolean()),
  State: OneOf(BULK_STATES),
  /** When it started, in UTC; earlier servers don't send it. */
  StartedAt: Type.Optional(Type.String()),
  Total: Count,
  Done: Count,
  Unchanged: Count,
  Refused: Count,
  Changed: Count,
  /** The job that this one undoes. */
  Undoes: Nullable(Id),
  /** The job that undoes this one. */
  UndoneBy: Nullable(Id),
});
export type BulkJob = Static<typeof BulkJob>;

export const BulkVerdict = Type.Object({
  Place: Type.Integer(),
  ID: Id,
  /** Empty if the record doesn't exist. */
  Name: Type.String(),
  Reason: Type.String({ description: 'Why the record wasn’t changed; empty if it was.' }),
});
export type BulkVerdict = Static<typeof BulkVerdict>;
/** At most 100, in the order in which they were processed. */
export const BulkVerdictsResponse = Type.Object({ Verdicts: Type.Array(BulkVerdict), More: Type.Boolean() });
export type BulkVerdictsResponse = Static<typeof BulkVerdictsResponse>;

/** Call 205: jobs of the last day that are running or can still be undone, newest first. */
export const BulkJobsResponse = Type.Object({ Jobs: Type.Array(BulkJob) });
export type BulkJobsResponse = Static<typeof BulkJobsResponse>;
