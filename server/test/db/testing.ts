import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import { todayIn } from '@galley/shared/domain/businessDay';
import { ensureDemo } from '#server/demo/ensureDemo';
import type { Database } from '#server/db/database';
import { FOLDER, openEmbedded } from '#server/db/embedded';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { openPostgres } from '#server/db/postgres';
import { ensureReference } from '#server/db/reference';
import { binaries, startCluster, startTestPostgres, type TestPostgres } from './testPostgres.ts';
import { share } from '../length.ts';
import { copyFolder, removeSpareLog, templateOf } from './testTemplate.ts';

export const TEST_ZONE = 'America/Denver';

interface Opened {
  database: Database;
  dispose: () => Promise<void>;
}

async function open(folder: string, postgres?: TestPostgres): Promise<Opened> {
  if (postgres === undefined) await keepEngineCode();
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

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'galley-test-'));

/** Brings a database to today's schema, with a demo. */
export async function prepare(database: Database, demo: 'small' | 'off'): Promise<void> {
  await migrate(database);
  await ensureReference(database);
  await ensureDemo(database, { size: demo, timeZone: TEST_ZONE, onProgress: () => undefined });
}

/** Node has WebAssembly, but @types/node does not declare it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (code: Buffer) => Promise<object> };
};
let engineCode: Promise<object> | undefined;
/** While this module is held, V8 gives its compiled and optimized code to each engine that opens (decision 144). */
const keepEngineCode = () =>
  (engineCode ??= WebAssembly.compile(
    readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ));

/** An empty database of an engine, in its own folder or on its own PostgreSQL server, with the function that ends it. */
export async function openEmpty(engine: Database['engine']): Promise<Opened> {
  const folder = newFolder();
  if (engine === 'postgres') return open(folder, await startTestPostgres());
  await prepareFolder(folder, 'empty');
  return open(folder);
}

/** What a template holds: a demo, the schema without one, or not even the schema. */
type Content = 'small' | 'off' | 'empty';

const stateOf = (content: Content) => `${content} ${todayIn(TEST_ZONE, new Date())}`;

const embeddedTemplate = (content: Content) =>
  templateOf(`embedded ${stateOf(content)}`, async (template) => {
    const database = await openEmbedded(template);
    if (content !== 'empty') await prepare(database, content);
    await database.close();
    removeSpareLog(path.join(template, FOLDER));
  });

/** A template of a PostgreSQL data folder. A folder can be copied only after a clean shutdown. */
const postgresTemplate = (demo: 'small' | 'off') =>
  templateOf(`${binaries()} ${stateOf(demo)}`, async (template) => {
    const cluster = await startCluster();
    const database = await openDatabase({
      databaseUrl: cluster.url,
      dataDir: template,
      onLost: () => undefined,
    });
    await prepare(database, demo);
    await database.close();
    await cluster.halt('INT');
    copyFolder(cluster.data, template);
    await cluster.stop();
    removeSpareLog(template);
  });

/** Fills an empty data folder with an embedded database. */
export const prepareFolder = async (folder: string, content: Content): Promise<void> =>
  copyFolder(await embeddedTemplate(content), folder);

/** The same for the folder of a PostgreSQL server. */
export const preparePostgres = async (folder: string, demo: 'small' | 'off'): Promise<void> =>
  copyFolder(await postgresTemplate(demo), folder);

/** A PostgreSQL database with today's schema and a demo, on its own server unless TEST_DATABASE_URL names one. */
export async function startPreparedPostgres(demo: 'small' | 'off'): Promise<TestPostgres> {
  if (process.env.TEST_DATABASE_URL === undefined)
    return startCluster(false, (_run, data) => preparePostgres(data, demo));
  const postgres = await startTestPostgres();
  const database = openPostgres(postgres.url, () => undefined);
  await prepare(database, demo);
  await database.close();
  return postgres;
}

/** Makes the templates that most tests copy. */
export async function prepareTemplates(): Promise<void> {
  const isOurs = process.env.TEST_DATABASE_URL === undefined;
  await Promise.all([embeddedTemplate('small'), ...(isOurs ? [postgresTemplate('small')] : [])]);
}

/** An engine's database with today's schema and, by default, the small demo. */
export async function openPrepared(
  engine: Database['engine'],
  demo: 'small' | 'off' = 'small',
): Promise<Opened> {
  const folder = newFolder();
  if (engine === 'postgres') return open(folder, await startPreparedPostgres(demo));
  await prepareFolder(folder, demo);
  return open(folder);
}

type Engines = readonly Database['engine'][];
export const BOTH: Engines = ['embedded', 'postgres'];
/** For tests that don't depend on the engine: `npm run test:long` runs them on the embedded database, too. */
export const ONE: Engines = share(['postgres', 'embedded']);

/**
 * Runs the same tests on each engine, with a freshly prepared database.
 * @param define receives a function that returns the database once the tests run
 */
export function onDatabases(
  engines: Engines,
  title: string,
  define: (database: () => Database) => void,
  demo: 'small' | 'off' = 'small',
): void {
  for (const engine of engines) {
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

type Rest = Parameters<typeof onDatabases> extends [Engines, ...infer Others] ? Others : never;
export const onBothDatabases = (...rest: Rest): void => onDatabases(BOTH, ...rest);
