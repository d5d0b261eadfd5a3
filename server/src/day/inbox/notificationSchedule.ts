import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { repeatedly } from '../../common/repeatedly.ts';
import { sendDailyEmails, type DailyEmail } from './sendDailyEmails.ts';
import { sendScheduledNotifications } from './scheduledNotifications.ts';
import { notifyCustomerChanges } from './notifyCustomerChanges.ts';
import { notifyViewWatchers } from './notifyViewWatchers.ts';

const MINUTE_MS = 60_000;
/** The maximum delay of notifications about watched views and customers. */
const CHANGES_MS = 5_000;

/** Sends scheduled notifications, and those about watched views and customers, while the server runs. */
export function startNotificationSchedule(
  app: FastifyInstance,
  database: Database,
  { now, ...mail }: { now: () => Date } & Omit<DailyEmail, 'at' | 'onRefused'>,
): void {
  const onRefused = (error: unknown) => app.log.warn(error, 'the mail server rejected a daily email');
  const minute = async () => {
    const at = now();
    await sendScheduledNotifications(database, at, mail.timeZone);
    // Runs first, because the email includes what is due today.
    await sendDailyEmails(database, { ...mail, at, onRefused });
  };
  const onError = (error: unknown) => app.log.warn(error, 'inbox notifications were not sent');
  repeatedly(app, { everyMs: MINUTE_MS, work: minute, onError });
  // Run separately, so that a slow or failed one doesn't delay the others.
  const views = () => notifyViewWatchers(database, now(), mail.timeZone);
  repeatedly(app, { everyMs: CHANGES_MS, work: views, onError });
  const customers = () => notifyCustomerChanges(database, mail.timeZone);
  repeatedly(app, { everyMs: CHANGES_MS, work: customers, onError });
}
