import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { buildApp } from './app.ts';
import { readConfig, type ServerConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { ensureReference } from './db/reference.ts';
import { demoAccounts, DEMO_PASSWORD } from './demo/accounts.ts';
import { ensureDemo, holdsDemo } from './demo/index.ts';
import { explain } from './explain.ts';
import { createLog } from './log.ts';
import { uidsIn } from './releases/people.ts';
import { web } from './web/web.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function prepare(database: Database, config: ServerConfig): Promise<void> {
  await migrate(database);
  await ensureReference(database);
  await ensureDemo(database, {
    size: config.demo,
    ...(config.demoLines === undefined ? {} : { lines: config.demoLines }),
    timeZone: config.timeZone,
    onProgress: (message) => console.log(`  ${message}`),
  });
}

async function announce(config: ServerConfig, database: Database): Promise<void> {
  console.log(`\nGalley ${config.app.version} is ready: ${config.publicUrl}`);
  if (database.engine === 'embedded') {
    console.log(
      `Data: the embedded database in ${config.dataDir}. It survives a killed process, not a power cut; set DATABASE_URL for a PostgreSQL.`,
    );
  }
  if (config.demo === 'off' || !(await holdsDemo(database))) return;
  console.log(`Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(26)} ${role}`);
}

async function start(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const config = readConfig(process.env, version, root);
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseReadUrl: config.databaseReadUrl,
    dataDir: config.dataDir,
    onLost: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
  });
  await prepare(database, config);
  const app = await buildApp({ database, config, log });
  await app.register(web, {
    hostDist: path.join(root, 'host/dist'),
    releaseStore: config.releaseStore,
    config: config.app,
    publicUrl: config.publicUrl,
    bases: config.releaseBases,
    uidsOf: uidsIn(database),
    overrides: config.releaseOverrides,
  });
  await app.listen({ host: config.host, port: config.port });
  await announce(config, database);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: running requests are finished first');
    await app
      .close()
      .then(() => database.close())
      .catch(fail);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

function fail(error: unknown): never {
  const explanation = explain(error);
  console.error(explanation === undefined ? error : `✗ ${explanation}`);
  process.exit(1);
}

await start().catch(fail);
