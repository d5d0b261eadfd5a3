import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import path from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import { DEVICE_HEADER } from '@galley/shared/contract/account';
import { todayIn } from '@galley/shared/domain/businessDay';
import { accountRoutes } from './account/routes.ts';
import { passwordSignIn } from './account/passwordSignIn.ts';
import { resetRoutes } from './account/resetRoutes.ts';
import { authenticator } from './account/authenticate.ts';
import { secondFactorKey, tokenSecret } from './account/secret.ts';
import { activityRoutes } from './activities/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { keepDelivering, type Delivering } from './changes/deliver.ts';
import { changeRoutes } from './changes/routes.ts';
import { calendarFeedRoutes } from './calendarFeed/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { apiRoutes } from './apiDescription/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import type { ServerConfig } from './config.ts';
import { contactRoutes } from './contacts/routes.ts';
import type { Database } from './db/database.ts';
import { downloadRoutes } from './documents/routes.ts';
import type { ExportLimits } from './documents/exports/exportQueue.ts';
import { exportRoutes } from './documents/exports/routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { healthRoute } from './health.ts';
import { keepTidy } from './housekeeping.ts';
import { answerClientError } from './http/clientError.ts';
import { serializeLater } from './http/compileLater.ts';
import { keepTelling } from './inbox/keepTelling.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { installNotFound } from './http/notFound.ts';
import { HttpProblem, sendProblem, toProblem } from './http/problem.ts';
import { installValidation } from './http/validation.ts';
import { importRoutes } from './imports/routes.ts';
import { liveRoutes, type LiveOptions } from './live/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { createMailer } from './mail/mailer.ts';
import { logSlowCalls } from './metrics/slowCalls.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { keepFolding } from './orders/search/upkeep.ts';
import { findingsIn, watchFindings } from './releases/findings.ts';
import { figureRoutes } from './releases/figureRoutes.ts';
import { reportRoute } from './releases/reports.ts';
import { openReleaseStore } from './releases/openReleaseStore.ts';
import { releaseRoutes } from './releases/routes.ts';
import { releaseServiceRoutes } from './releases/serviceRoutes.ts';
import { watchReleases } from './releases/watch.ts';

import { proofRoutes } from './demo/proofRoutes.ts';
import { secondFactorRoutes } from './secondFactor/routes.ts';
import { refuseWithoutSecondStep } from './secondFactor/secondStep.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { prospectRoutes } from './prospects/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { viewRoutes } from './views/routes.ts';

/** Of calls without a session, whose body is read before the sender is known; they need little. */
const OPEN_BODY_LIMIT = 16_384;
/** Up to this length in bytes an answer, such as a page of 20, is compressed at once: a stream costs more than the work. */
const COMPRESSED_AT_ONCE = 65_536;
/** How long a request may take to arrive, so that slow senders use up no connections; its headers have a third of it. */
const SLOWEST_SENDER_MS = 30_000;
/** How long a stopping server waits for unfinished answers. */
const LAST_ANSWERS_MS = 60_000;

export interface AppOptions {
  database: Database;
  config: ServerConfig;
  log: FastifyBaseLogger;
  /** The release store; left out: the one that the configuration names. */
  storage?: Storage;
  /** release.json of the host that is built beside it. */
  hostFile?: string;
  /** Replaced by tests that need another day. */
  now?: () => Date;
  /** How long a request may take to arrive, in milliseconds; shorter in tests. */
  slowestSenderMs?: number;
  /** How long an export's reader may pause. */
  slowestReaderMs?: number;
  /** How many exports run and wait. */
  exportLimits?: ExportLimits;
  /** How often webhooks are looked after, and when they are tried again. */
  webhooks?: Pick<Delivering, 'retryAfterS' | 'pollMs'>;
  /** How many streams of live events may be open, and how soon they notice rights that were taken. */
  live?: LiveOptions;
  /** Whether inboxes are told what time brings; tests tell by themselves. */
  tellsByTime?: boolean;
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error(error);
    return sendProblem(request, reply, problem);
  });
}

/** A stopping server closes each connection after its current answer: keep-alive connections would delay the stop. */
function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  // An answer that began before the stop announced keep-alive.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/** A body that takes too long to arrive is cut off; one that is read as it arrives has a limit of its own. */
function limitSlowSenders(app: FastifyInstance, slowestSenderMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    const hasBody = length !== undefined || encoding !== undefined;
    if (!hasBody || routeOptions.config.readsBody === true) return;
    const late = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => answerClientError(late, raw.socket), slowestSenderMs);
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}

/** The parser keeps the first of two; a proxy before it may have gone by the second. */
function refuseTwoHosts({ raw }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (names.length > 1) throw new HttpProblem(400, 'The request names two hosts.');
}

/** Measures the app where metrics are served. The library is loaded there alone. @returns the database to use */
async function measured(
  app: FastifyInstance,
  database: Database,
  storage: Storage,
  { metricsPort: port, metricsHost: host }: ServerConfig,
): Promise<Database> {
  if (port === undefined) return database;
  const { serveMetrics } = await import('./metrics/serve.ts');
  return serveMetrics(app, { database, storage, host, port });
}

/** The API server, ready to listen; the web app's own files are registered beside it. */
export async function buildApp({
  database: opened,
  config,
  log,
  storage,
  hostFile,
  now = () => new Date(),
  slowestSenderMs = SLOWEST_SENDER_MS,
  slowestReaderMs,
  tellsByTime = true,
  exportLimits,
  webhooks,
  live,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: OPEN_BODY_LIMIT,
    // Of bodies, see limitSlowSenders: a feed may take as long as it sends.
    requestTimeout: 0,
    http: { headersTimeout: slowestSenderMs / 3, connectionsCheckingInterval: slowestSenderMs / 6 },
    clientErrorHandler: answerClientError,
    // What still arrives on an open connection is answered like everything else.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: serializeLater } },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, toProblem(error)),
  });
  const store = storage ?? (await openReleaseStore(config, opened, log));
  const counted = await measured(app, opened, store, config);
  const database = config.slowCallMs === undefined ? counted : logSlowCalls(app, counted, config.slowCallMs);
  const secret = await tokenSecret(database);
  const today = () => todayIn(config.timeZone, now());

  app.decorate('authenticate', authenticator(database, secret));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    refuseTwoHosts(request);
  });
  // Answers are for one person: no cache in between may store them.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    outbox: path.join(config.dataDir, 'outbox'),
    from: config.mailFrom,
    log,
  });
  app.addHook('onClose', async () => mailer.close());
  handleErrors(app);
  endConnections(app);
  limitSlowSenders(app, slowestSenderMs);
  installValidation(app);
  installNotFound(app);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    syncThreshold: COMPRESSED_AT_ONCE,
    encodings: ['br', 'gzip'],
  });
  await app.register(cors, {
    origin: config.corsOrigins.length === 0 ? false : config.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'content-disposition',
      'etag',
      'retry-after',
      'x-request-id',
      'x-total-count',
      DEVICE_HEADER,
    ],
  });

  keepTidy(app, database);
  const endFolding = keepFolding(database, (error) => app.log.warn(error, 'order search fell behind'));
  app.addHook('onClose', endFolding);
  const passwords = passwordSignIn(database, config.signIn.onlyPasswordOf);
  app.addHook('onReady', async () => {
    const warning = await passwords.warning();
    if (warning !== undefined) app.log.warn(warning);
  });
  accountRoutes(app, database, { secret, admit: refuseWithoutSecondStep }, passwords);
  sessionRoutes(app, database);
  secondFactorRoutes(app, database, { token: secret, factor: await secondFactorKey(database) });
  resetRoutes(app, { database, mailer, passwords, publicUrl: config.publicUrl });
  oidcRoutes(app, { database, secret, signIn: config.signIn, publicUrl: config.publicUrl });
  lookupRoutes(app, database, today);
  searchRoutes(app, database, today);
  activityRoutes(app, database, today);
  calendarFeedRoutes(app, { database, today, publicUrl: config.publicUrl });
  companyRoutes(app, database, { today, timeZone: config.timeZone });
  shippingRoutes(app, database);
  prospectRoutes(app, database, today);
  contactRoutes(app, database);
  bulkRoutes(app, database, today);
  orderRoutes(app, database, today);
  exportRoutes(app, { database, today, publicUrl: config.publicUrl, slowestReaderMs, limits: exportLimits });
  downloadRoutes(app, { database, secret, today });
  // Drawn for the demo's order lines; what real lines link to lies elsewhere.
  if (config.demo !== 'off') proofRoutes(app);
  viewRoutes(app, database, today);
  inboxRoutes(app, database, { now, today, timeZone: config.timeZone });
  if (tellsByTime)
    keepTelling(app, database, { now, timeZone: config.timeZone, mailer, publicUrl: config.publicUrl });
  auditRoutes(app, database, config.timeZone);
  employeeRoutes(app, { database, mailer, passwords, publicUrl: config.publicUrl, shell: config.app });
  changeRoutes(app, database);
  keepDelivering(app, { database, targets: config.webhookTargets, ...webhooks });
  feedRoutes(app, { database, slowestSenderMs });
  importRoutes(app, { database, slowestSenderMs });
  tokenRoutes(app, database, { timeZone: config.timeZone, today });
  healthRoute(app, database, store);
  app.decorate('joinRevisions', liveRoutes(app, database, live));
  const findings = findingsIn(store, { hostFile });
  releaseRoutes(app, { database, storage: store, findings });
  releaseServiceRoutes(app, { database, storage: store });
  watchFindings(app, findings);
  reportRoute(app, { database, storage: store, secret });
  figureRoutes(app, { database, storage: store, secret });
  watchReleases(app, database, store);
  apiRoutes(app, config.app.version);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the metrics of a ready server are scraped; missing where none are served. */
    metricsUrl?: () => string;
  }
}
