import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import path from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import { DEVICE_HEADER } from '@galley/shared/domain/deviceHeader';
import { todayIn } from '@galley/shared/domain/businessDay';
import { accountRoutes } from './account/routes.ts';
import { countsOf } from './http/counts.ts';
import { passwordSignIn } from './account/passwordSignIn.ts';
import { resetRoutes } from './account/resetRoutes.ts';
import { authenticator } from './account/authenticate.ts';
import { renewalCookie } from './account/renewalCookie.ts';
import { renewalRoute } from './account/renewalRoute.ts';
import { secondFactorKey, tokenSecret } from './account/secret.ts';
import { activityRoutes } from './activities/routes.ts';
import { bulkRoutes } from './day/bulk/routes.ts';
import { keepDelivering, type Delivering } from './exchange/changes/deliver.ts';
import { changeRoutes } from './exchange/changes/routes.ts';
import { calendarFeedRoutes } from './exchange/calendarFeed/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { apiRoutes } from './http/apiDescription/routes.ts';
import { auditRoutes } from './operations/auditRoutes.ts';
import { versionOf, type ServerConfig } from './operations/config.ts';
import { contactRoutes } from './contacts/routes.ts';
import type { Database } from './db/database.ts';
import { downloadRoutes } from './companies/documents/routes.ts';
import { exportRoutes } from './orders/exports/routes.ts';
import { employeeRoutes } from './account/employees/routes.ts';
import { healthRoute } from './operations/health.ts';
import { keepTidy } from './operations/housekeeping.ts';
import { callLimits } from './http/callLimits.ts';
import { answerClientError } from './http/clientError.ts';
import { serializeLater } from './http/compileLater.ts';
import { keepTelling } from './day/inbox/keepTelling.ts';
import { inboxRoutes } from './day/inbox/routes.ts';
import { installNotFound } from './http/notFound.ts';
import { handleErrors } from './http/handleErrors.ts';
import { endConnections, limitSlowSenders, refuseTwoHosts } from './http/connections.ts';
import { sendProblem, toProblem } from './http/problem.ts';
import { installValidation } from './http/validation.ts';
import { importRoutes } from './exchange/imports/routes.ts';
import { liveRoutes, type LiveOptions } from './day/live/routes.ts';
import { lookupRoutes } from './day/lookups/routes.ts';
import { createMailer } from './common/mailer.ts';
import { mergeRoutes } from './contacts/merges/routes.ts';
import { logSlowCalls } from './operations/metrics/slowCalls.ts';
import { backedUp, measured, traced } from './operations/optional.ts';
import { oidcRoutes } from './account/oidc/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { feedRoutes } from './exchange/feed/routes.ts';
import { keepFolding } from './orders/search/upkeep.ts';
import { recordFileRoutes } from './files/routes.ts';
import { findingsIn, watchFindings } from './releases/findings.ts';
import { figureRoutes } from './releases/figureRoutes.ts';
import { reorderRoutes } from './orders/reorders/routes.ts';
import { reportRoute } from './releases/reports.ts';
import { openReleaseStore } from './releases/openReleaseStore.ts';
import { releaseRoutes } from './releases/routes.ts';
import { releaseServiceRoutes } from './releases/serviceRoutes.ts';
import { watchReleases } from './releases/watch.ts';
import { proofRoutes } from './demo/proofRoutes.ts';
import { secondFactorRoutes } from './account/secondFactor/routes.ts';
import { refuseWithoutSecondStep } from './account/secondFactor/secondStep.ts';
import { sessionRoutes } from './account/sessions/routes.ts';
import { tokenRoutes } from './exchange/tokens/routes.ts';
import { topicRoutes } from './day/topics/routes.ts';
import { keepForgetting, presenceRoutes } from './day/presence/routes.ts';
import { keepPushing } from './day/push/keepPushing.ts';
import { pushKeys } from './day/push/keys.ts';
import { subjectOf } from './day/push/pushOne.ts';
import { pushRoutes } from './day/push/routes.ts';
import { searchRoutes } from './day/palette/routes.ts';
import { passkeyRoutes } from './account/passkeys/routes.ts';
import { prospectRoutes } from './companies/prospects/routes.ts';
import { shareRoutes } from './orders/shares/routes.ts';
import { shippingRoutes } from './companies/shipping/routes.ts';
import { viewRoutes } from './day/views/routes.ts';

/** Of calls without a session, whose body is read before the sender is known; they need little. */
const OPEN_BODY_LIMIT = 16_384;
/** Up to this length in bytes an answer, such as a page of 20, is compressed at once: a stream costs more than the work. */
const COMPRESSED_AT_ONCE = 65_536;
/** How long a request may take to arrive, so that slow senders use up no connections; its headers have a third of it. */
const SLOWEST_SENDER_MS = 30_000;

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
  /** How often webhooks are looked after, and when they are tried again. */
  webhooks?: Pick<Delivering, 'retryAfterS' | 'pollMs'>;
  /** How many streams of live events may be open, and how soon they notice rights that were taken. */
  live?: LiveOptions;
  /** Whether inboxes are told what time brings; tests tell by themselves. */
  tellsByTime?: boolean;
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
  const backups = await backedUp(app, opened, config, now);
  const counted = await measured(app, opened, { storage: store, backups }, config);
  const timed = config.slowCallMs === undefined ? counted : logSlowCalls(app, counted, config.slowCallMs);
  const { database, span } = await traced(app, timed, config);
  const secret = await tokenSecret(database);
  const today = () => todayIn(config.timeZone, now());

  app.decorate('authenticate', authenticator(database, secret));
  app.decorate('renewalCookie', renewalCookie(config.renewal));
  app.decorate('enterCall', callLimits(countsOf(app).refusedCalls, config.callLimits, now));
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
    span,
  });
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
  renewalRoute(app, database, { secret, minutes: config.renewal.minutes });
  sessionRoutes(app, database);
  const keys = { token: secret, factor: await secondFactorKey(database) };
  secondFactorRoutes(app, { database, keys, publicUrl: config.publicUrl });
  passkeyRoutes(app, { database, secret, passwords, publicUrl: config.publicUrl });
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
  mergeRoutes(app, database);
  bulkRoutes(app, database, today);
  orderRoutes(app, database, today);
  reorderRoutes(app, database, today);
  shareRoutes(app, {
    database,
    today,
    timeZone: config.timeZone,
    publicUrl: config.publicUrl,
    proofOrigins: config.proofOrigins,
  });
  exportRoutes(app, { database, today, publicUrl: config.publicUrl, slowestReaderMs });
  downloadRoutes(app, { database, secret, today });
  const areFilesMissing = await recordFileRoutes(app, {
    database,
    settings: config.files,
    dataDir: config.dataDir,
    slowestSenderMs,
  });
  // Drawn for the demo's order lines; what real lines link to lies elsewhere.
  if (config.demo !== 'off') proofRoutes(app);
  viewRoutes(app, database, today);
  inboxRoutes(app, database, { now, today, timeZone: config.timeZone });
  topicRoutes(app, { database, storage: store, secret });
  const push = await pushKeys(database);
  pushRoutes(app, database, { keys: push, targets: config.webhookTargets });
  if (tellsByTime) {
    keepTelling(app, database, { now, timeZone: config.timeZone, mailer, publicUrl: config.publicUrl });
    const sender = { keys: push, subject: subjectOf(config), targets: config.webhookTargets };
    keepForgetting(app, database);
    keepPushing(app, { database, now, timeZone: config.timeZone, sender });
  }
  auditRoutes(app, database, config.timeZone);
  employeeRoutes(app, { database, mailer, passwords, publicUrl: config.publicUrl, shell: config.app });
  changeRoutes(app, database);
  keepDelivering(app, { database, targets: config.webhookTargets, span, ...webhooks });
  feedRoutes(app, { database, slowestSenderMs });
  importRoutes(app, { database, slowestSenderMs });
  tokenRoutes(app, database, { timeZone: config.timeZone, today });
  healthRoute(app, database, { storage: store, backups, version: versionOf(config), areFilesMissing });
  presenceRoutes(app, database);
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
