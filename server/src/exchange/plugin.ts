import fastifyPlugin from 'fastify-plugin';
import { endAccess } from '../account/index.ts';
import type { Transaction } from '../db/database.ts';
import { endFeed } from './calendarFeed/feedQueries.ts';
import { calendarFeedRoutes } from './calendarFeed/routes.ts';
import { startDeliveries, type Delivering } from './changes/deliver.ts';
import { changeRoutes } from './changes/routes.ts';
import type { WebhookTargets } from './changes/targetAddress.ts';
import { feedRoutes } from './feed/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';

interface Options {
  timeZone: string;
  publicUrl: string;
  webhookTargets: WebhookTargets;
  slowestSenderMs: number;
  /** When to poll for webhook deliveries, how long to wait for responses and when to retry; shorter in tests. */
  webhooks?: Pick<Delivering, 'retryAfterS' | 'pollMs' | 'withinMs'> | undefined;
}

/** What other systems send and fetch: feed, imports, changes, webhooks, service tokens and calendar feeds. */
export const exchangeRoom = fastifyPlugin<Options>(async (app, options) => {
  const { database, today, span } = app;
  const { timeZone, publicUrl, webhookTargets: targets, slowestSenderMs, webhooks } = options;
  app.addressEndings.push(endFeed);
  calendarFeedRoutes(app, { database, today, publicUrl });
  changeRoutes(app, database);
  startDeliveries(app, { database, targets, span, ...webhooks });
  const endAccessOf = (transaction: Transaction, employeeId: number) =>
    endAccess(transaction, employeeId, { endings: app.addressEndings });
  feedRoutes(app, { database, slowestSenderMs, endAccessOf });
  importRoutes(app, { database, slowestSenderMs, endAccessOf });
  tokenRoutes(app, database, { timeZone, today });
});
