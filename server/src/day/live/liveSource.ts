import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_CHANNEL } from '../../db/constants.ts';
import type { Database } from '../../db/database.ts';
import { countEvents, currentPosition, hasArrived, readEvents, type Batch } from './readEvents.ts';
import { idOf, type Position } from './position.ts';

const RETRY_AFTER_MS = 1_000;
/** The shortest and longest delay between queries to a replica, in milliseconds. */
const FIRST_STEP_MS = 5;
const LONGEST_STEP_MS = 100;
/** How far back pages can ask for changes since they were opened, in milliseconds. */
const REMEMBERED_MS = 70_000;
/** The minimum interval between remembered positions. */
const REMEMBER_EVERY_MS = 250;

/** Where a reader starts: after a position, or after the state this many milliseconds ago. */
export type From = { after: Position } | { ageMs: number } | 'now';

export interface LiveSource {
  /**
   * Reports commits in order and without gaps: to `begin`, those since `from`; to `tell`, all later ones.
   * @returns a function that stops it
   */
  follow: (from: From, reader: { begin: (batch: Batch) => void; tell: (batch: Batch) => void }) => () => void;
  /** The position up to which everything was reported; undefined before the first reader. */
  position: () => Position | undefined;
  close: () => Promise<void>;
}

interface Waiting {
  from: From;
  since: number;
  begin: (batch: Batch) => void;
  tell: (batch: Batch) => void;
}

/** Reads events once for all streams of this server (LIVE-03). */
export function createLiveSource(database: Database, onError: (error: unknown) => void): LiveSource {
  const tellers = new Set<(batch: Batch) => void>();
  const waiting = new Set<Waiting>();
  /** The database's positions over time, the latest last. */
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
    // Keeps the last position before the limit, which still applies at the limit.
    const first = past.findLastIndex((one) => one.at <= at - REMEMBERED_MS);
    if (first > 0) past = past.slice(first);
  }

  /** An event must not arrive before the change is visible to lists. */
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

  /** @returns undefined for a reader that starts now */
  const startOf = ({ from, since }: Waiting): Position | 'unknown' | undefined => {
    if (from === 'now') return undefined;
    if ('after' in from) return from.after;
    return past.findLast(({ at }) => at <= since - from.ageMs)?.position ?? 'unknown';
  };

  /** Starts waiting readers. After a restart, many come from the same position. */
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
      // The reader may have disconnected meanwhile.
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
