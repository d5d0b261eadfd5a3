import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_CHANNEL } from '../../db/constants.ts';
import type { Database } from '../../db/database.ts';
import { countEvents, currentPosition, hasArrived, readEvents, type Batch } from './readEvents.ts';
import { idOf, type Position } from './position.ts';

const RETRY_AFTER_MS = 1_000;
/** A replica is asked again in steps that grow between these, in milliseconds. */
const FIRST_STEP_MS = 5;
const LONGEST_STEP_MS = 100;
/** Pages may ask for what came since they were opened, so long ago at most, in milliseconds. */
const REMEMBERED_MS = 70_000;
/** Positions are remembered at most so often. */
const REMEMBER_EVERY_MS = 250;

/** From where on somebody wants to hear: after a position, or after what was there so many milliseconds ago. */
export type From = { after: Position } | { ageMs: number } | 'now';

export interface LiveSource {
  /**
   * Begins to tell of what is committed, after what came since `from`. `begin` and `tell` are called in the order of the
   * commits that they tell of, and miss none in between.
   * @returns ends it
   */
  follow: (from: From, reader: { begin: (batch: Batch) => void; tell: (batch: Batch) => void }) => () => void;
  /** Up to where everything was told; undefined before anybody followed. */
  position: () => Position | undefined;
  close: () => Promise<void>;
}

interface Waiting {
  from: From;
  since: number;
  begin: (batch: Batch) => void;
  tell: (batch: Batch) => void;
}

/** One reader of the events for all streams of this server: reads once for each notice, however many follow (LIVE-03). */
export function createLiveSource(database: Database, onError: (error: unknown) => void): LiveSource {
  const tellers = new Set<(batch: Batch) => void>();
  const waiting = new Set<Waiting>();
  /** Where the database stood when, the latest last. */
  let past: { at: number; position: Position }[] = [];
  let last: Position | undefined;
  let isWanted = false;
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  function remember(position: Position): void {
    last = position;
    const at = performance.now();
    const [newest, before] = [past.at(-1), past.at(-2)];
    if (newest !== undefined && before !== undefined && newest.at - before.at < REMEMBER_EVERY_MS) past.pop();
    past.push({ at, position });
    // The last one before that time still says how it was then.
    const first = past.findLastIndex((one) => one.at <= at - REMEMBERED_MS);
    if (first > 0) past = past.slice(first);
  }

  /** An event must not overtake what lists are read from. */
  async function untilArrived(since: Position, until: Position): Promise<void> {
    const isReplicated = database.countWrite !== undefined;
    const count = isReplicated ? await countEvents(database, since, until) : 0;
    if (count === 0) return;
    const replica = database.reads({ jti: '', writes: 0 });
    for (let step = FIRST_STEP_MS; !end.signal.aborted; step = Math.min(step * 2, LONGEST_STEP_MS)) {
      if (await hasArrived(replica, { since, until, count })) return;
      await sleep(step, undefined, { ref: false });
    }
  }

  async function readNext(): Promise<Batch> {
    if (last === undefined) {
      const position = await currentPosition(database);
      return { position, noted: [], isWhole: true };
    }
    const batch = await readEvents(database, last);
    if (batch.isWhole) await untilArrived(last, batch.position);
    return batch;
  }

  /** @returns undefined for who begins with now */
  const startOf = ({ from, since }: Waiting): Position | 'unknown' | undefined => {
    if (from === 'now') return undefined;
    if ('after' in from) return from.after;
    return past.findLast(({ at }) => at <= since - from.ageMs)?.position ?? 'unknown';
  };

  /** Lets those begin who wait: whoever comes back after a restart comes with many others, from the same position. */
  async function beginAll(position: Position): Promise<void> {
    const missed = new Map<string, Batch>();
    for (const one of waiting) {
      const start = startOf(one);
      let batch: Batch = { position, noted: [], isWhole: start !== 'unknown' };
      if (start !== undefined && start !== 'unknown') {
        const id = idOf(start);
        batch = missed.get(id) ?? (await readEvents(database, start, position));
        missed.set(id, batch);
      }
      // It may have left meanwhile.
      if (!waiting.delete(one)) continue;
      tellers.add(one.tell);
      one.begin(batch);
    }
  }

  async function turn(): Promise<void> {
    const batch = await readNext();
    remember(batch.position);
    if (batch.noted.length > 0 || !batch.isWhole) for (const tell of tellers) tell(batch);
    await beginAll(batch.position);
  }

  async function run(): Promise<void> {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      try {
        await turn();
      } catch (error) {
        if (!end.signal.aborted) onError(error);
        setTimeout(wake, RETRY_AFTER_MS).unref();
        return;
      }
    }
  }
  function wake(): void {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  return {
    follow(from, { begin, tell }) {
      const one: Waiting = { from, since: performance.now(), begin, tell };
      waiting.add(one);
      stopListening ??= database.listen(LIVE_CHANNEL, wake);
      wake();
      return () => {
        waiting.delete(one);
        tellers.delete(tell);
      };
    },
    position: () => last,
    async close() {
      end.abort();
      await stopListening?.();
      await running;
    },
  };
}
