import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, GalleyError, type GalleyClient, type Schemas } from '@galley/client';
import { RESOURCES, type Resource, type SystemRecord } from './records.ts';
import type { Store } from './store.ts';

const BATCH = 1000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000];

/** Worth a retry: Galley is down, busy, or still working on the same request. */
const isPassing = (error: unknown): boolean =>
  error instanceof GalleyError
    ? [409, 429].includes(error.status) || error.status >= 500
    : error instanceof TypeError;

export interface Feeding {
  client: GalleyClient;
  store: Store;
  /** Called with each response. Report refused records to somebody. */
  onAnswer?: (resource: string, answer: Schemas['FeedAnswer']) => void;
  signal?: AbortSignal;
}

/**
 * Sends what Galley doesn't have yet, until it has everything. A kill at any moment is harmless: the next start sends the same
 * batch under the same key, and Galley gives the same response.
 */
export async function sendAll({ client, store, onAnswer, signal }: Feeding): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  for (let batch = store.nextBatch(BATCH); batch !== undefined; batch = store.nextBatch(BATCH)) {
    const { resource, records, key } = batch;
    try {
      const answer = await answerOf(
        client.POST('/v1/feed/{resource}', {
          params: { path: { resource }, header: { 'Idempotency-Key': key } },
          body: records as never,
          ...(signal === undefined ? {} : { signal }),
        }),
      );
      store.batchSent();
      onAnswer?.(resource, answer);
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await sleep(pause, undefined, signal === undefined ? {} : { signal });
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}

/**
 * What Galley stores from this source. An empty store starts with it, for example after a disk failure or a replacement of the
 * system.
 */
export async function readBack(client: GalleyClient): Promise<[Resource, SystemRecord][]> {
  const held: [Resource, SystemRecord][] = [];
  for (const resource of RESOURCES) {
    let after = '';
    for (;;) {
      const page = await answerOf(
        client.GET('/v1/feed/{resource}', {
          params: { path: { resource }, query: { after, limit: BATCH } },
        }),
      );
      const records = page.records as unknown as SystemRecord[];
      if (records.length === 0) break;
      for (const record of records) if (record.deleted !== true) held.push([resource, record]);
      after = page.cursor;
    }
  }
  return held;
}
