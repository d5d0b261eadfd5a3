import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Storage } from '@galley/releases/storage/storage';
import type { BackupFigures } from '../backup/scheduled/figures.ts';
import type { Database } from '../../db/database.ts';
import type { MailboxSettings } from '../../mailbox/settings.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { pathOf } from '../../http/path.ts';
import { addConnectionGauges, addCountGauges, addRefusedGauge } from './gauges.ts';
import { measureRequests } from './requests.ts';
import { storedMetrics } from './stored.ts';
import { timedDatabase } from '../../db/timedDatabase.ts';

/** In seconds: most queries take less than a millisecond, and none more than five seconds. */
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface MetricsOptions {
  database: Database;
  storage: Storage;
  backups?: BackupFigures | undefined;
  /** The mailbox to read; undefined: none. */
  mailbox?: MailboxSettings | undefined;
  host: string;
  port: number;
  /** The server's version, and its commit if known. */
  version: { version: string; commit?: string };
}

/** Serves GET /metrics on a separate port while the server runs (METR-01). */
function listen(app: FastifyInstance, host: string, port: number, scrape: () => Promise<string>): void {
  const server = createServer((request, response) => {
    const isScrape = pathOf(request.url ?? '') === '/metrics';
    if (!isScrape || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isScrape ? 405 : 404, isScrape ? { allow: 'GET, HEAD' } : {}).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        app.log.error(error, 'collecting metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  app.decorate('metricsUrl', () => {
    const { family, address, port: own } = server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${own}/metrics`;
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch((error: Error) => {
      throw new ExplainedError(
        `The metrics can't be served: ${error.message}. Check METRICS_PORT and METRICS_HOST.`,
      );
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/**
 * Measures routes that are registered from now on, and the server's other metrics.
 * @returns the database whose queries are measured
 */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): Database {
  const { database, storage, backups, mailbox, host, port, version } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  addCountGauges(app, registry);
  addRefusedGauge(storage, registry);
  addConnectionGauges(database, registry);
  const queries = new Histogram({
    name: 'galley_database_query_duration_seconds',
    help: 'Duration of a query, including the wait for a connection, in seconds.',
    buckets: QUERY_BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'galley_build_info',
    help: 'Always 1; the labels are the running version and, if known, its commit.',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ commit: '', ...version }, 1);
  const up = new Gauge({
    name: 'galley_database_up',
    help: '1 if the database responded to this scrape in time, else 0.',
    registers: [registry],
  });
  const stored = storedMetrics(database, { backups, mailbox });
  listen(app, host, port, async () => {
    const known = await stored();
    up.set(known === undefined ? 0 : 1);
    return (await registry.metrics()) + (known ?? '');
  });
  return timedDatabase(database, (seconds) => queries.observe(seconds));
}
