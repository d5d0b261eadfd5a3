import type { BulkJob } from '../contract/bulk.ts';

/** A finished bulk change of three activities. */
export const exampleJob = (change: Partial<BulkJob> = {}): BulkJob => ({
  ID: 7,
  Action: 'snoozeActivities',
  State: 'done',
  Total: 3,
  Done: 3,
  Unchanged: 0,
  Refused: 0,
  Changed: 0,
  Undoes: null,
  UndoneBy: null,
  ...change,
});
