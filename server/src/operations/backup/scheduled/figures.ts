import type { Schedule } from './schedule.ts';
import type { BackupState } from './state.ts';

/** The figures of scheduled backups in metrics and /health; the same on all servers. */
export type BackupFigures = () => Promise<
  Pick<BackupState, 'last' | 'failures' | 'isFailing'> & {
    /** How long a scheduled backup has been overdue. */
    overdueSeconds: number;
  }
>;

/** Overdue counts from the first missed backup, however many have come due since. */
export function figuresOf(
  { lastAt, nextAfter }: Schedule,
  { slot, last, failures, isFailing }: BackupState,
  now: Date,
): Awaited<ReturnType<BackupFigures>> {
  const missing = slot === undefined ? lastAt(now) : nextAfter(slot);
  const overdueSeconds = Math.max(0, Math.floor((now.getTime() - missing.getTime()) / 1_000));
  return { last, failures, isFailing, overdueSeconds };
}
