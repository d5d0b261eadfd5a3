import sql from 'sql-template-tag';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { eachChunk } from './chunks.ts';
import { fold, foldLines } from './fold.ts';

/** The other door: what keeps the index of order search in step with the lines (SRCH-03 to SRCH-05). */
export { fold } from './fold.ts';
export { rebuild, verify, type Difference } from './rebuild.ts';

/**
 * How many lines are moved into the index at a time, and how long after the last ones: every list reads the lines that wait. The
 * embedded database keeps everybody waiting meanwhile.
 */
const PACES = {
  postgres: { most: 4_000, everyMs: 250 },
  embedded: { most: 500, everyMs: 1_000 },
} as const;

/** Moves all there is in the log into the index. */
export async function foldAll(database: Database): Promise<void> {
  while ((await fold(database, PACES.postgres.most)) > 0);
}

/**
 * Moves the log into the index again and again, and without a pause while there is more of it than is moved at a time.
 * Of several servers each takes its turn.
 * @returns ends it, and resolves when nothing is under way
 */
export function keepFolding(database: Database, onFailed: (error: unknown) => void): () => Promise<void> {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const { most, everyMs } = PACES[database.engine];
  const turn = async () => {
    const moved = await fold(database, most).catch((error: unknown) => {
      onFailed(error);
      return 0;
    });
    if (!isOver) next(moved < most ? everyMs : 0);
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

/** How many lines wait in the log, and for how many seconds the first of them has. */
export async function foldingLag(database: Queryable): Promise<{ lines: number; seconds: number }> {
  const [log] = await database.query<{ lines: number; seconds: number }>(sql`
    SELECT count(*) AS lines, COALESCE(extract(epoch FROM now() - min(at)), 0)::float8 AS seconds FROM order_log`);
  return log ?? { lines: 0, seconds: 0 };
}

/** After a first load, in its transaction: the index of all lines is built at once instead of from the log. */
export async function buildFirst(
  transaction: Transaction,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  await transaction.script('TRUNCATE order_log');
  await eachChunk(transaction, (ids) => foldLines(transaction, ids), onProgress);
}
