import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sql } from 'sql-template-tag';
import type { Database, Transaction, Row } from './database.ts';
import type { Request, Response } from './embeddedProtocol.ts';
import { classify, DatabaseError, withRetries } from './errors.ts';
import { lockFolder } from './folderLock.ts';
import { turnstile } from './turnstile.ts';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** How often what was written is pushed to the disk: the window that a power cut may cost. */
const CHECKPOINT_EVERY_MS = 60_000;

/** The engine in its worker thread, seen as a function: a slow query there delays no timer here. */
function startWorker(folder: string) {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, { resolve: (rows: object[]) => void; reject: (error: unknown) => void }>();
  let failure: Error | undefined;
  let lastId = 0;
  const fail = (cause?: Error) => {
    failure ??= new DatabaseError('unavailable', 'the embedded database has ended', undefined, cause);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail());
  worker.on('message', (message: Response | 'ready') => {
    if (message === 'ready') return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ('rows' in message) call?.resolve(message.rows);
    else call?.reject(classify(message.error));
  });
  const ask = (request: Unnumbered<Request>) =>
    new Promise<object[]>((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      return worker.postMessage({ ...request, id: lastId });
    });
  return { ask, ready: once(worker, 'message'), terminate: () => worker.terminate() };
}

/**
 * The embedded engine (PostgreSQL in WebAssembly) on a folder of its own.
 * @throws FolderInUseError when another process has the folder open
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(path.resolve(dataDir), 'pg');
  const unlock = lockFolder(folder);
  const engine = startWorker(folder);
  try {
    await engine.ready;
  } catch (error) {
    unlock();
    throw error;
  }
  // The engine has a single connection: transactions must not interleave.
  const inTurn = turnstile();
  let dirty = false;
  let lastCursor = 0;
  const direct: Transaction = {
    query: async <T extends object = Row>(sql: Sql) => {
      dirty = true;
      return (await engine.ask({ kind: 'query', text: sql.text, values: sql.values })) as T[];
    },
    script: async (text) => {
      dirty = true;
      await engine.ask({ kind: 'script', text });
    },
  };
  const timer = setInterval(() => {
    if (!dirty) return;
    dirty = false;
    void inTurn(() => engine.ask({ kind: 'checkpoint' })).catch(() => undefined);
  }, CHECKPOINT_EVERY_MS);
  timer.unref();

  const transaction = <T>(work: (queryable: Transaction) => Promise<T>): Promise<T> =>
    withRetries(() =>
      inTurn(async () => {
        await direct.script('BEGIN');
        try {
          const result = await work(direct);
          await direct.script('COMMIT');
          return result;
        } catch (error) {
          await direct.script('ROLLBACK');
          throw error;
        }
      }),
    );

  const query = <T extends object = Row>(sql: Sql) => inTurn(() => direct.query<T>(sql));

  return {
    engine: 'embedded',
    query,
    reads: () => ({ query }),
    script: (text) => inTurn(() => direct.script(text)),
    transaction,
    // The result is kept by the engine once it is computed: its reader takes it at leisure, one state of the data
    // throughout, while the only connection serves others between two batches.
    async *cursor<T extends object = Row>(sql: Sql, size: number) {
      lastCursor += 1;
      const name = `galley_${lastCursor}`;
      const run = (text: string, values: unknown[] = []) =>
        inTurn(() => engine.ask({ kind: 'query', text, values })) as Promise<T[]>;
      await run(`DECLARE ${name} NO SCROLL CURSOR WITH HOLD FOR ${sql.text}`, sql.values);
      try {
        for (;;) {
          const rows = await run(`FETCH ${size} FROM ${name}`);
          if (rows.length > 0) yield rows;
          if (rows.length < size) return;
        }
      } finally {
        await run(`CLOSE ${name}`);
      }
    },
    async close() {
      clearInterval(timer);
      try {
        await inTurn(() => engine.ask({ kind: 'close' }));
      } finally {
        await engine.terminate();
        unlock();
      }
    },
  };
}
