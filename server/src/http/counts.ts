import type { FastifyInstance } from 'fastify';
import type { Cost } from './callLimits.ts';
import type { FeedAnswer } from '../exchange/feed/contract.ts';

/** The verdicts on fed records. */
export const VERDICTS = ['created', 'changed', 'unchanged', 'deleted', 'refused'] as const;

/** Counters of a server since its start; see METR-03. */
export interface Counts {
  openStreams: number;
  runningExports: number;
  /** Costly calls that were refused because a limit was reached (RATE-05). */
  refusedCalls: Record<Cost, number>;
  fedBatches: number;
  fedRecords: Pick<FeedAnswer, (typeof VERDICTS)[number]>;
  /** How often this server ended a canary or rolled back a promotion. */
  stoppedReleases: { canary: number; promotion: number };
  /** How often this server ended a session because its renewal token was reused (SESS-05). */
  misusedSessions: number;
  /** How many findings the last check of the release store had. */
  storeFindings: number;
}

const newCounts = (): Counts => ({
  openStreams: 0,
  runningExports: 0,
  refusedCalls: { search: 0, documents: 0, exports: 0, uploads: 0 },
  fedBatches: 0,
  fedRecords: { created: 0, changed: 0, unchanged: 0, deleted: 0, refused: 0 },
  stoppedReleases: { canary: 0, promotion: 0 },
  misusedSessions: 0,
  storeFindings: 0,
});

const kept = new WeakMap<FastifyInstance['server'], Counts>();

/** The counters of a server, shared by all its plugins. */
export function countsOf({ server }: FastifyInstance): Counts {
  const counts = kept.get(server) ?? newCounts();
  kept.set(server, counts);
  return counts;
}
