import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Storage } from '@galley/releases/storage/storage';
import type { Database } from '../../db/database.ts';
import { countsOf, type Counts } from '../../http/counts.ts';

/** Gauges of values that are counted elsewhere, read at each scrape (METR-03). */
export function addCountGauges(app: FastifyInstance, registry: Registry): void {
  const counts = countsOf(app);
  const gauge = (name: string, help: string, read: (counts: Counts) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read(counts));
        },
      }),
    );
  gauge('galley_event_streams', 'Open streams of server-sent events.', ({ openStreams }) => openStreams);
  gauge('galley_exports_running', 'Running exports of order lines.', ({ runningExports }) => runningExports);
  gauge(
    'galley_release_store_findings',
    'Release store entries that differed from their records at the last check; the log has details.',
    ({ storeFindings }) => storeFindings,
  );
  /** @param label the counts' label, if there's a count for each of its values */
  const counter = (
    name: string,
    help: string,
    read: (counts: Counts) => number | Readonly<Record<string, number>>,
    label?: string,
  ) =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [],
        collect() {
          this.reset();
          const counted = read(counts);
          if (typeof counted === 'number') this.inc(counted);
          else
            for (const [value, count] of Object.entries(counted)) this.inc({ [label ?? '']: value }, count);
        },
      }),
    );
  counter(
    'galley_calls_refused_total',
    'Costly calls that were rejected: too many from one person or for the server.',
    ({ refusedCalls }) => refusedCalls,
    'cost',
  );
  counter(
    'galley_feed_batches_total',
    'Batches that systems fed, without dry runs.',
    ({ fedBatches }) => fedBatches,
  );
  counter(
    'galley_feed_records_total',
    'Records that systems fed, by result.',
    ({ fedRecords }) => fedRecords,
    'verdict',
  );
  counter(
    'galley_sessions_misused_total',
    'Sessions that this server ended because a renewal cookie was used after it had been replaced.',
    ({ misusedSessions }) => misusedSessions,
  );
  counter(
    'galley_releases_stopped_total',
    'Canaries that this server ended, and promotions that it rolled back, because they failed too often.',
    ({ stoppedReleases }) => stoppedReleases,
    'kind',
  );
}

/** How much of a release store with keys was rejected when it was last read (REL-17); missing before the first read. */
export function addRefusedGauge({ trust }: Storage, registry: Registry): void {
  if (trust === undefined) return;
  registry.registerMetric(
    new Gauge({
      name: 'galley_releases_refused',
      help: 'How many entries of the release store were rejected at the last read.',
      // With a label, so that there's no value before the first read.
      labelNames: ['store'] as const,
      registers: [],
      collect() {
        const refused = trust.refusedLast();
        if (refused === null) this.reset();
        else this.set({ store: 'releases' }, refused);
      },
    }),
  );
}

/** The connections to a PostgreSQL server; the embedded database has none. */
export function addConnectionGauges(database: Database, registry: Registry): void {
  if (database.pools === undefined) return;
  const pools = () => Object.entries(database.pools?.() ?? {});
  registry.registerMetric(
    new Gauge({
      name: 'galley_database_connections',
      help: 'Connections of the pool.',
      labelNames: ['database', 'state'] as const,
      registers: [],
      collect() {
        for (const [database, { inUse, idle }] of pools()) {
          this.set({ database, state: 'in use' }, inUse);
          this.set({ database, state: 'idle' }, idle);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'galley_database_waiting',
      help: 'Queries waiting for a connection from the pool.',
      labelNames: ['database'] as const,
      registers: [],
      collect() {
        for (const [database, { waiting }] of pools()) this.set({ database }, waiting);
      },
    }),
  );
}
