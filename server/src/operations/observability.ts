// Optional parts of a server. Their libraries are only loaded if they're configured.
import type { FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import type { BackupFigures } from './backup/scheduled/figures.ts';
import { versionOf, type ServerConfig } from './settings.ts';
import type { Database } from '../db/database.ts';
import { logSlowCalls } from './metrics/slowCalls.ts';
import { untraced, type Tracing } from '../common/tracing.ts';

/** Measures the app if metrics are served. @returns the database to use */
async function startMetrics(
  app: FastifyInstance,
  database: Database,
  also: { storage: Storage; backups: BackupFigures | undefined },
  config: ServerConfig,
): Promise<Database> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === undefined) return database;
  const { serveMetrics } = await import('./metrics/serve.ts');
  return serveMetrics(app, {
    database,
    ...also,
    mailbox: config.mailbox,
    host,
    port,
    version: versionOf(config),
  });
}

/** Traces the app if traces are sent. */
async function startTraces(
  app: FastifyInstance,
  database: Database,
  { tracesTo: endpoint, app: { version } }: ServerConfig,
): Promise<Tracing> {
  if (endpoint === undefined) return { database, span: untraced };
  const { traceServer } = await import('./traces/traceServer.ts');
  return traceServer(app, { database, endpoint, version });
}

/** Makes backups if they're scheduled. */
async function startBackups(
  app: FastifyInstance,
  database: Database,
  { backups: settings, databaseUrl, databaseSessionUrl, dataDir, timeZone }: ServerConfig,
  now: () => Date,
): Promise<BackupFigures | undefined> {
  if (settings === undefined) return undefined;
  const { startBackupSchedule } = await import('./backup/scheduled/backupSchedule.ts');
  const source = { database, databaseUrl: databaseSessionUrl ?? databaseUrl, dataDir };
  return startBackupSchedule(app, { settings, source, timeZone, now });
}

interface Observed extends Tracing {
  /** The figures of scheduled backups; undefined if there are none. */
  backups: BackupFigures | undefined;
}

/** Sets up the configured metrics, slow-call log, traces and backups. @returns the instrumented database to use */
export async function withObservability(
  app: FastifyInstance,
  opened: Database,
  { config, storage, now }: { config: ServerConfig; storage: Storage; now: () => Date },
): Promise<Observed> {
  const backups = await startBackups(app, opened, config, now);
  const counted = await startMetrics(app, opened, { storage, backups }, config);
  const timed = config.slowCallMs === undefined ? counted : logSlowCalls(app, counted, config.slowCallMs);
  return { ...(await startTraces(app, timed, config)), backups };
}
