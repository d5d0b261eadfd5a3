import fastifyPlugin from 'fastify-plugin';
import type { Storage } from '@galley/releases/storage/storage';
import { tokenSecret } from '../account/index.ts';
import type { WebhookTargets } from '../exchange/index.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { startNotificationSchedule } from './inbox/notificationSchedule.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { liveRoutes, type LiveOptions } from './live/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { searchRoutes } from './palette/routes.ts';
import { startPresenceCleanup, presenceRoutes } from './presence/routes.ts';
import { startPushing } from './push/pushSchedule.ts';
import { pushKeys } from './push/keys.ts';
import { subjectOf } from './push/pushOne.ts';
import { pushRoutes } from './push/routes.ts';
import { roomTopics } from './topics/roomTopics.ts';
import { topicRoutes } from './topics/routes.ts';
import { viewRoutes } from './views/routes.ts';

interface Options {
  storage: Storage;
  timeZone: string;
  publicUrl: string;
  mailFrom: string;
  webhookTargets: WebhookTargets;
  /** Whether scheduled notifications run; tests trigger them themselves. */
  scheduledNotifications: boolean;
  /** The maximum number of open live event streams, and how soon they notice removed rights. */
  live?: LiveOptions | undefined;
}

/** A day's work across all records: inbox, live events, push, presence, views, palette, figures and bulk actions. */
export const dayRoom = fastifyPlugin<Options>(async (app, options) => {
  const { database, now, today, mailer } = app;
  const { storage, timeZone, publicUrl, webhookTargets: targets, scheduledNotifications, live } = options;
  lookupRoutes(app, database, today);
  searchRoutes(app, database, today);
  bulkRoutes(app, database, today);
  viewRoutes(app, database, today);
  inboxRoutes(app, database, { now, today, timeZone });
  const topics = { database, storage, secret: await tokenSecret(database) };
  topicRoutes(app, topics);
  app.decorate('roomTopics', roomTopics(topics));
  const keys = await pushKeys(database);
  pushRoutes(app, database, { keys, targets });
  if (scheduledNotifications) {
    startNotificationSchedule(app, database, { now, timeZone, mailer, publicUrl });
    startPresenceCleanup(app, database);
    startPushing(app, { database, now, timeZone, sender: { keys, subject: subjectOf(options), targets } });
  }
  presenceRoutes(app, database);
  app.decorate('joinRevisions', liveRoutes(app, database, live));
});
