import { lstatSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'sql-template-tag';
import type { Database, Transaction, Row } from './database.ts';
import { startEngine, type Engine } from './embeddedEngine.ts';
import { withRetries } from './errors.ts';
import { FolderError, lockFolder } from './folderLock.ts';
import { exclusive } from './exclusive.ts';

/** How often writes are flushed to the disk: a power outage can lose the last interval. */
const CHECKPOINT_EVERY_MS = 60_000;
/** The minimum time between two starts of the engine. */
const RESTART_AFTER_MS = 1_000;

/** Restarts the engine on this folder after it ends: a full disk may have room again. */
function keepRunning(folder: string) {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (channel: string) => listeners.get(channel)?.forEach((call) => call());
  const start = () => startEngine(folder, [...listeners.keys()], tell);
  let engine = start();
  let startedAt = performance.now();
  return {
    /** The current engine, restarted if it ended. */
    async living(): Promise<Engine> {
      if (engine.hasEnded() && performance.now() - startedAt > RESTART_AFTER_MS) {
        await engine.terminate();
        engine = start();
        startedAt = performance.now();
        // The ended engine's notices are lost.
        for (const channel of listeners.keys()) tell(channel);
      }
      await engine.ready;
      return engine;
    },
    /** Adds a listener; later engines listen on its channel from their start. @returns whether it's the channel's first listener */
    addListener(channel: string, call: () => void): boolean {
      const known = listeners.get(channel);
      if (known === undefined) listeners.set(channel, new Set([call]));
      else known.add(call);
      return known === undefined;
    },
    removeListener: (channel: string, call: () => void) => void listeners.get(channel)?.delete(call),
    terminate: () => engine.terminate(),
  };
}

const on = (engine: Engine): Transaction => ({
  query: async <T extends object = Row>({ text, values }: Sql) =>
    (await engine.ask({ kind: 'query', text, values })) as T[],
  script: async (text) => {
    await engine.ask({ kind: 'script', text });
  },
});

/** The name of the database folder in the data folder. */
export const FOLDER = 'pg';
/** A restore renames the former database folder with this prefix. */
export const FORMER = `${FOLDER}.before-`;

/** A restore killed between its two renames leaves only the former database; creating an empty one would hide that. */
function refuseEmptyBesideFormer(folder: string): void {
  if (lstatSync(folder).isSymbolicLink() || readdirSync(folder).length > 0) return;
  const beside = readdirSync(path.dirname(folder)).filter((name) => name.startsWith(FORMER));
  const newest = beside.sort().at(-1);
  if (newest === undefined) return;
  // Only the lock created this folder, and it would block the rename.
  rmdirSync(folder);
  const former = path.join(path.dirname(folder), newest);
  throw new FolderError(
    `A restore was interrupted: there is no database in ${folder}, but the earlier one is still in ${former}. Restore again, or rename ${former} to ${folder}. To start with an empty database, move ${former} elsewhere.`,
  );
}

async function lockAndStart(folder: string) {
  const unlock = lockFolder(folder);
  try {
    refuseEmptyBesideFormer(folder);
    const engines = keepRunning(folder);
    await engines.living();
    return { engines, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The embedded engine (PostgreSQL in WebAssembly) on its own folder.
 * @throws FolderInUseError when another process has the folder open
 * @throws FolderError when a restore was interrupted
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(path.resolve(dataDir), FOLDER);
  const { engines, unlock } = await lockAndStart(folder);
  // The engine has a single connection: transactions must not interleave.
  const runExclusive = exclusive();
  let dirty = false;
  let lastCursor = 0;
  /** Uses one engine for all of the work: if the engine ends mid-transaction, the rest mustn't run on its successor. */
  const alone = <T>(work: (engine: Engine) => Promise<T>): Promise<T> =>
    runExclusive(async () => {
      dirty = true;
      return work(await engines.living());
    });
  const timer = setInterval(() => {
    if (!dirty) return;
    const checkpoint = alone((engine) => {
      dirty = false;
      return engine.ask({ kind: 'checkpoint' });
    });
    checkpoint.catch(() => (dirty = true));
  }, CHECKPOINT_EVERY_MS);
  timer.unref();

  const transaction = <T>(work: (queryable: Transaction) => Promise<T>): Promise<T> =>
    withRetries(() =>
      alone(async (engine) => {
        const direct = on(engine);
        await direct.script('BEGIN');
        try {
          const result = await work(direct);
          await direct.script('COMMIT');
          return result;
        } catch (error) {
          if (!engine.hasEnded()) await direct.script('ROLLBACK');
          throw error;
        }
      }),
    );

  const query = <T extends object = Row>(sql: Sql) => alone((engine) => on(engine).query<T>(sql));

  return {
    engine: 'embedded',
    query,
    reads: () => ({ query }),
    script: (text) => alone((engine) => on(engine).script(text)),
    transaction,
    // The engine stores the whole result from one snapshot, so the only connection can serve others between batches.
    async *cursor<T extends object = Row>(sql: Sql, size: number) {
      lastCursor += 1;
      const name = `galley_${lastCursor}`;
      const run = (text: string, values: unknown[] = []) =>
        alone((engine) => engine.ask({ kind: 'query', text, values })) as Promise<T[]>;
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
    listen(channel, call) {
      if (engines.addListener(channel, call)) {
        // If this fails, the engine has ended; the next one listens from its start.
        const begun = alone((engine) => engine.ask({ kind: 'script', text: `LISTEN ${channel}` }));
        begun.then(call, () => undefined);
      }
      return async () => engines.removeListener(channel, call);
    },
    freeze: (work) =>
      alone(async (engine) => {
        await engine.ask({ kind: 'checkpoint' });
        return work(on(engine), folder);
      }),
    async close() {
      clearInterval(timer);
      try {
        await alone((engine) => engine.ask({ kind: 'close' }));
      } finally {
        await engines.terminate();
        unlock();
      }
    },
  };
}
