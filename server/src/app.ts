import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import { todayIn } from '@galley/shared/domain/businessDay';
import { accountRoom } from './account/plugin.ts';
import { activitiesRoom } from './activities/plugin.ts';
import { createMailer } from './common/mailer.ts';
import { companiesRoom } from './companies/plugin.ts';
import { contactsRoom } from './contacts/plugin.ts';
import type { LiveOptions } from './day/index.ts';
import { dayRoom } from './day/plugin.ts';
import type { Database } from './db/database.ts';
import { proofRoutes } from './demo/index.ts';
import type { Delivering } from './exchange/index.ts';
import { exchangeRoom } from './exchange/plugin.ts';
import { filesRoom } from './files/plugin.ts';
import { mailboxRoom } from './mailbox/plugin.ts';
import { apiRoutes } from './http/apiDescription/routes.ts';
import { answerClientError } from './http/clientError.ts';
import { readCalls, type Calls } from './http/calls.ts';
import { commonHeaders } from './http/commonHeaders.ts';
import { serializeLater } from './http/compileLater.ts';
import { loggedAddresses } from './http/loggedAddress.ts';
import { httpRoom } from './http/plugin.ts';
import { sendProblem, toProblem } from './http/problem.ts';
import type { ServerConfig } from './operations/settings.ts';
import { withObservability } from './operations/index.ts';
import { operationsRoom } from './operations/plugin.ts';
import { ordersRoom } from './orders/plugin.ts';
import { quotesRoom } from './quotes/plugin.ts';
import { openReleaseStore } from './releases/index.ts';
import { releasesRoom } from './releases/plugin.ts';

/** The body limit, in bytes, for calls without a session: their bodies are read before the sender is known, and they're small. */
const OPEN_BODY_LIMIT = 16_384;
/** How long a request can take to arrive, so that slow senders don't occupy connections. Its headers get a third of this time. */
const SLOWEST_SENDER_MS = 30_000;

export interface AppOptions {
  database: Database;
  config: ServerConfig;
  log: FastifyBaseLogger;
  /** The release store; default: the configured one. */
  storage?: Storage;
  /** The path of release.json of the host built in this checkout. */
  hostFile?: string;
  /** The clock; tests replace it to set the day. */
  now?: () => Date;
  /** How long a request can take to arrive, in milliseconds; shorter in tests. */
  slowestSenderMs?: number;
  /** How long an export's reader can pause, in milliseconds; shorter in tests. */
  slowestReaderMs?: number;
  /** How often to check for undelivered changes, how long to wait for responses, and the delays between retries. */
  webhooks?: Pick<Delivering, 'retryAfterS' | 'pollMs' | 'withinMs'>;
  /** The maximum number of open live event streams, and how soon they notice removed rights. */
  live?: LiveOptions;
  /** Whether scheduled notifications run; tests trigger them themselves. */
  scheduledNotifications?: boolean;
}

/** Builds the API server, ready to listen: each room is a plugin. The web app's pages and files are registered separately. */
export async function buildApp({
  database: opened,
  config,
  log,
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const {
    now = () => new Date(),
    slowestSenderMs = SLOWEST_SENDER_MS,
    scheduledNotifications = true,
  } = given;
  const common = commonHeaders(config.publicUrl);
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: OPEN_BODY_LIMIT,
    // limitSlowSenders limits bodies instead: a feed may take as long as it keeps sending.
    requestTimeout: 0,
    http: { headersTimeout: slowestSenderMs / 3, connectionsCheckingInterval: slowestSenderMs / 6 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, common),
    // During shutdown, requests on open connections are still answered normally.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: serializeLater } },
    // For example, an address with a broken escape: no hook runs, so the headers are added here.
    frameworkErrors: (error, request, reply) =>
      sendProblem(request, reply.headers({ ...common, 'x-request-id': request.id }), toProblem(error)),
  });
  const { calls, schemaNames } = await readCalls();
  app.decorate('calls', calls as unknown as Calls);
  app.decorate('schemaNames', schemaNames);
  app.decorate('loggedAddress', loggedAddresses(calls));
  const storage = given.storage ?? (await openReleaseStore(config, opened, log));
  const { database, span, backups } = await withObservability(app, opened, { config, storage, now });
  app.decorate('database', database);
  app.decorate('span', span);
  app.decorate('now', now);
  app.decorate('today', () => todayIn(config.timeZone, now()));
  app.decorate('timeZone', config.timeZone);
  const outbox = path.join(config.dataDir, 'outbox');
  app.decorate('mailer', createMailer({ smtpUrl: config.smtpUrl, outbox, from: config.mailFrom, log, span }));

  // Leave out `logLevel`, which Fastify would apply to the rooms' own routes.
  const { logLevel: _, ...configured } = config;
  const settings = {
    ...configured,
    ...given,
    storage,
    slowestSenderMs,
    scheduledNotifications,
    backups,
    shell: config.app,
  };
  await app.register(httpRoom, settings);
  await app.register(accountRoom, settings);
  await app.register(activitiesRoom);
  await app.register(ordersRoom, settings);
  await app.register(contactsRoom);
  await app.register(companiesRoom);
  await app.register(exchangeRoom, settings);
  await app.register(filesRoom, settings);
  await app.register(mailboxRoom, settings);
  await app.register(releasesRoom, settings);
  await app.register(dayRoom, settings);
  await app.register(quotesRoom, settings);
  await app.register(operationsRoom, settings);
  proofRoutes(app, opened, config.demo !== 'off');
  apiRoutes(app, config.app.version);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of a ready server's metrics; undefined if it serves none. */
    metricsUrl?: () => string;
  }
}
