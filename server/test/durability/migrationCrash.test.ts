import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { openEmpty } from '../db/testing.ts';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Database } from '#server/db/database';
import { startCluster } from '../db/testPostgres.ts';
import { seededRandom } from '#server/demo/random';
import { killStarted, runScript } from '../testProcess.ts';
import { steps } from './migrationSteps.ts';
import { tempFolder } from '../tempFolder.ts';

const slowMigration = fileURLToPath(import.meta.resolve('./slowMigration.js'));
/** The target is 20: CRASH_ROUNDS=20 or more. */
const KILLS = Math.min(20, Number(process.env.CRASH_ROUNDS ?? 2));
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

/** Tables, indexes, functions and columns: what a schema consists of, however it was created. */
async function schemaOf(database: Database): Promise<unknown> {
  return database.query(sql`
    SELECT 'column' AS kind, table_name || '.' || column_name || ' ' || data_type AS name
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'index', indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'constraint', conrelid::regclass || ' ' || conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger', tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'migration', number || ' ' || checksum FROM schema_migration
    ORDER BY 1, 2`);
}

describe('A server that’s killed while it migrates the schema (OPS-03)', () => {
  after(killStarted);

  for (const engine of ['embedded', 'postgres'] as const) {
    test(`again and again, ends with the same schema as one that was never killed (${engine})`, async (t) => {
      const random = seededRandom(SEED);
      const folder = tempFolder();
      const cluster = engine === 'postgres' ? await startCluster(true) : undefined;
      const env: Record<string, string> = {
        DATA_DIR: folder,
        ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
      };
      try {
        for (let time = 0; time < KILLS; time += 1) {
          const start = runScript(slowMigration, { env });
          await start.says(`step ${1 + random.below(2)}\n`);
          await sleep(random.below(100));
          start.child.kill('SIGKILL');
          await start.ended();
        }
        const database = await openDatabase({
          databaseUrl: cluster?.url,
          dataDir: folder,
          onLost: () => undefined,
        });
        const ran = await migrate(database, steps);
        const schema = await schemaOf(database);
        await database.close();
        const fresh = await openEmpty(engine);
        await migrate(fresh.database, steps);
        assert.deepEqual(schema, await schemaOf(fresh.database));
        await fresh.dispose();
        t.diagnostic(
          `${engine}, seed ${SEED}: killed ${KILLS} times; the last start ran ${ran.length} of ${steps.length} migrations`,
        );
      } finally {
        await killStarted();
        await cluster?.stop();
      }
    });
  }
});
