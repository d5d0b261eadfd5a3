import sql from 'sql-template-tag';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { eachChunk } from './chunks.ts';
import { fold, foldLines } from './fold.ts';

/** Keeps the index of order search up to date with the lines (SRCH-03 to SRCH-05). */
export { fold } from './fold.ts';
export { differenceText, rebuild, verify, type Difference } from './rebuild.ts';

/**
 * How many lines are moved into the index at a time, and the interval: every list also reads the lines that are waiting. In the embedded
 * database, everyone waits meanwhile.
 */
const PACES = {
  postgres: { most: 4_000, everyMs: 250 },
  embedded: { most: 500, everyMs: 1_000 },
} as const;
/** With a long log, PostgreSQL moves more at a time, so bitmaps and postings that lines share are written once for all of them. */
const LONG = { log: 65_536, most: 32_768 } as const;
/** The longest log that a start waits for. */
const AT_START = 50_000;

/** Moves the entire log into the index. */
export async function foldAll(database: Database): Promise<void> {
  while ((await fold(database, PACES.postgres.most)) > 0);
}

/**
 * Moves the log into the index before the server accepts requests, so lists are fast from the start. A long log is left to background
 * folding.
 */
export async function foldAtStart(database: Database): Promise<void> {
  const { lines } = await foldingLag(database);
  if (lines <= AT_START) await foldAll(database);
}

/** How many lines to move next. */
async function portion(database: Database): Promise<number> {
  if (database.engine === 'embedded') return PACES.embedded.most;
  const { lines } = await foldingLag(database);
  return lines > LONG.log ? LONG.most : PACES.postgres.most;
}

/** The size limit of the log, in bytes: a line takes 36, and lists read a log of this size in seconds. */
const LOG_LIMIT = 40_000_000;
/** Up to this size, in bytes, reading the log costs lists next to nothing. */
const SHORT_LOG = 200_000;
/** A first load is over when the log hasn't grown for this many checks. */
const STEADY = 5;
const LOOK_MS = 1_000;

/**
 * Watches the first load of an empty table. Nothing is folded meanwhile, because PostgreSQL spends more on the index than on the lines.
 * @returns a function that checks whether to keep waiting: while the index is empty, the log is growing and still short enough to read, and
 * nobody reads lists, which a long log slows down
 */
export function watchFirstLoad(database: Database): () => Promise<boolean> {
  let size = 0;
  let reads: number | undefined;
  let looks = 0;
  return async () => {
    // The embedded database writes and folds in one process, so waiting gains nothing.
    if (database.engine === 'embedded') return false;
    // A list reads the empty index with its key or, after a VACUUM, without it: both count.
    const [log] = await database.query<{ isFirst: boolean; size: number; reads: number }>(sql`
      SELECT NOT EXISTS (SELECT FROM order_indexed) AS "isFirst", pg_relation_size('order_log') AS size,
        pg_stat_get_numscans('order_bits'::regclass) + pg_stat_get_numscans('order_bits_pkey'::regclass) AS reads`);
    if (log === undefined) return false;
    looks = log.size === size ? looks + 1 : 0;
    const isRead = reads !== undefined && log.reads !== reads && size > SHORT_LOG;
    ({ size, reads } = log);
    return log.isFirst && !isRead && size < LOG_LIMIT && looks < STEADY;
  };
}

/**
 * Keeps moving the log into the index, without a pause while there's more than fits into one run. A first load is indexed once it has
 * ended. Only one of several servers indexes at a time.
 * @returns a function that stops this and resolves once no run is in progress
 */
export function startFolding(database: Database, onFailed: (error: unknown) => void): () => Promise<void> {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const { everyMs } = PACES[database.engine];
  const isFirstLoad = watchFirstLoad(database);
  /** @returns the delay before the next run, in milliseconds */
  const move = async (): Promise<number> => {
    if (await isFirstLoad()) return LOOK_MS;
    const most = await portion(database);
    return (await fold(database, most)) === most ? 0 : everyMs;
  };
  const turn = async () => {
    const pause = await move().catch((error: unknown) => {
      onFailed(error);
      return everyMs;
    });
    if (!isOver) next(pause);
  };
  const next = (afterMs: number) => {
    timer = setTimeout(() => (underWay = turn()), afterMs);
    timer.unref();
  };
  next(everyMs);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** How many lines wait in the log, and how long the first has waited, in seconds. */
export async function foldingLag(database: Queryable): Promise<{ lines: number; seconds: number }> {
  const [log] = await database.query<{ lines: number; seconds: number }>(sql`
    SELECT count(*) AS lines, COALESCE(extract(epoch FROM now() - min(at)), 0)::float8 AS seconds FROM order_log`);
  return log ?? { lines: 0, seconds: 0 };
}

/** After a first load, in its transaction: builds the index from all lines at once instead of from the log. */
export async function buildFirst(
  transaction: Transaction,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  await transaction.script('TRUNCATE order_log');
  await eachChunk(transaction, (ids) => foldLines(transaction, ids), onProgress);
}

/** The search tables that are emptied along with `order_line`; a transaction that truncates it locks these first. */
export const SEARCH_TABLES = [
  'order_search',
  'order_log',
  'order_refold',
  'order_text',
  'order_bits',
  'order_posting',
  'order_indexed',
  'company_spend',
] as const;

/** Removes the texts of lines, in a transaction that truncates `order_line` and so empties the index. */
export const forgetTexts = (transaction: Transaction): Promise<void> =>
  transaction.script('TRUNCATE order_text, order_refold');
