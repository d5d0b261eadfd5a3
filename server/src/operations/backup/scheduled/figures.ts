import type { Schedule } from './schedule.ts';
import type { BackupState } from './state.ts';

/** What metrics and /health tell of scheduled backups; all servers tell the same. */
export type BackupFigures = () => Promise<
  Pick<BackupState, 'last' | 'failures' | 'isFailing'> & {
    /** For how long a scheduled backup has been overdue. */
    overdueSeconds: number;
  }
>;

/** Overdue is the first that is missing, however many came due since. */
export function figuresOf(
  { lastAt, nextAfter }: Schedule,
  { slot, last, failures, isFailing }: BackupState,
  now: Date,
): Awaited<ReturnType<BackupFigures>> {
  const missing = slot === undefined ? lastAt(now) : nextAfter(slot);
  const overdueSeconds = Math.max(0, Math.floor((now.getTime() - missing.getTime()) / 1_000));
  return { last, failures, isFailing, overdueSeconds };
}
