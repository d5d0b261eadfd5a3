import { Cron } from 'croner';
import { ExplainedError } from '../../../db/explainedError.ts';

/** When backups are due. */
export interface Schedule {
  /** The last time at or before this one. */
  lastAt: (now: Date) => Date;
  /** The first time after this one. */
  nextAfter: (time: Date) => Date;
}

const FAULT = "expected a cron expression with five fields that matches a future time, such as '30 2 * * *'";

/** @throws ExplainedError naming the variable */
export function scheduleOf(pattern: string, timeZone: string): Schedule {
  const wrong = (): never => {
    throw new ExplainedError(`BACKUP_SCHEDULE is ${JSON.stringify(pattern)}; ${FAULT}.`);
  };
  let cron: Cron;
  try {
    cron = new Cron(pattern, { timezone: timeZone, mode: '5-part' });
  } catch {
    return wrong();
  }
  const schedule: Schedule = {
    // croner only finds times before the reference, in whole seconds.
    lastAt: (now) => {
      const nextSecond = new Date((Math.floor(now.getTime() / 1_000) + 1) * 1_000);
      return cron.previousRuns(1, nextSecond)[0] ?? wrong();
    },
    nextAfter: (time) => cron.nextRun(time) ?? wrong(),
  };
  schedule.lastAt(new Date());
  schedule.nextAfter(new Date());
  return schedule;
}
