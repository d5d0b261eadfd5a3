import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { repeatedly } from '../../common/repeatedly.ts';
import { mailMornings, type MorningMail } from './mailMornings.ts';
import { tellByTime } from './tellByTime.ts';
import { tellOfCustomers } from './tellOfCustomers.ts';
import { tellOfViews } from './tellOfViews.ts';

const MINUTE_MS = 60_000;
/** Who watches a view, or wants to know of their customers, is told of a change so much later at most. */
const CHANGES_MS = 5_000;

/** Tells what time brings, and of watched views and customers, for as long as the server runs. */
export function notificationSchedule(
  app: FastifyInstance,
  database: Database,
  { now, ...mail }: { now: () => Date } & Omit<MorningMail, 'at' | 'onRefused'>,
): void {
  const onRefused = (error: unknown) => app.log.warn(error, 'a morning mail was refused');
  const minute = async () => {
    const at = now();
    await tellByTime(database, at, mail.timeZone);
    // What is due today is in the mail, so it is told first.
    await mailMornings(database, { ...mail, at, onRefused });
  };
  const onError = (error: unknown) => app.log.warn(error, 'inbox notifications were not sent');
  repeatedly(app, { everyMs: MINUTE_MS, work: minute, onError });
  // Each by itself: what fails of the one, or takes long, holds up nothing of the other.
  const views = () => tellOfViews(database, now(), mail.timeZone);
  repeatedly(app, { everyMs: CHANGES_MS, work: views, onError });
  const customers = () => tellOfCustomers(database, mail.timeZone);
  repeatedly(app, { everyMs: CHANGES_MS, work: customers, onError });
}
