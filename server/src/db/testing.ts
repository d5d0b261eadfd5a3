import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import { todayIn } from '@galley/shared/domain/businessDay';
import { ensureDemo } from '../demo/index.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { ensureReference } from './reference.ts';
import { startTestPostgres } from './testPostgres.ts';
import { copyOfTemplate } from './testTemplate.ts';

export const TEST_ZONE = 'America/Denver';

interface Opened {
  database: Database;
  dispose: () => Promise<void>;
}

async function open(engine: Database['engine'], fill: (folder: string) => Promise<void>): Promise<Opened> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-test-'));
  await fill(folder);
  const postgres = engine === 'postgres' ? await startTestPostgres() : undefined;
  const database = await openDatabase({
    databaseUrl: postgres?.url,
    dataDir: folder,
    onLost: () => undefined,
  });
  return {
    database,
    async dispose() {
      await database.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Brings a database to today's schema, with a demo. */
export async function prepare(database: Database, demo: 'small' | 'off'): Promise<void> {
  await migrate(database);
  await ensureReference(database);
  await ensureDemo(database, { size: demo, timeZone: TEST_ZONE, onProgress: () => undefined });
}

/** An empty database of an engine and what ends it: a folder of its own, or a PostgreSQL of its own. */
export const openEmpty = (engine: Database['engine']): Promise<Opened> => open(engine, async () => undefined);

/** Fills an empty data folder with today's schema and a demo. */
export const prepareFolder = (folder: string, demo: 'small' | 'off'): Promise<void> =>
  copyOfTemplate(folder, `${demo} ${todayIn(TEST_ZONE, new Date())}`, async (template) => {
    const database = await openEmbedded(template);
    await prepare(database, demo);
    await database.close();
  });

/** An engine's database with today's schema and, unless told otherwise, the small demo. */
export async function openPrepared(
  engine: Database['engine'],
  demo: 'small' | 'off' = 'small',
): Promise<Opened> {
  if (engine === 'postgres') {
    const opened = await openEmpty(engine);
    await prepare(opened.database, demo);
    return opened;
  }
  return open(engine, (folder) => prepareFolder(folder, demo));
}

/**
 * The same tests on both engines, each on a freshly prepared database.
 * @param define gets a function that gives the database once the tests run
 */
export function onBothDatabases(
  title: string,
  define: (database: () => Database) => void,
  demo: 'small' | 'off' = 'small',
): void {
  for (const engine of ['embedded', 'postgres'] as const) {
    describe(`${title}, on the ${engine} database`, () => {
      let opened: Awaited<ReturnType<typeof openPrepared>> | undefined;
      before(async () => {
        opened = await openPrepared(engine, demo);
      });
      after(() => opened?.dispose());
      define(() => {
        if (opened === undefined) throw new Error('the database is opened before the first test');
        return opened.database;
      });
    });
  }
}
