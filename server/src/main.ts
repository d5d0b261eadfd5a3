import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Logger } from 'pino';
import { refuseWithoutKeys } from '@galley/releases/trust/openTrusted';
import { buildApp } from './app.ts';
import { type ServerConfig, readConfig } from './operations/settings.ts';
import { buildCommit, proxyWarning, setupAddress } from './operations/index.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { ensureReference } from './db/reference.ts';
import { serverLease, type ServerLease } from './db/serverLease.ts';
import { DEMO_OWNER_PASSWORD, DEMO_PASSWORD, demoAccounts, ensureDemo, hasDemo } from './demo/index.ts';
import { currentConfig, employeeTypeIn } from './account/index.ts';
import { explain } from './common/explain.ts';
import { holdPort, type HeldPort } from './common/holdPort.ts';
import { createLog } from './http/log.ts';
import { foldAtStart } from './orders/index.ts';
import { canaryKeysIn, openReleaseStore } from './releases/index.ts';
import { hashSecrets } from './companies/index.ts';
import { web } from './web/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function prepare(database: Database, config: ServerConfig): Promise<void> {
  await migrate(database);
  await hashSecrets(database);
  await ensureReference(database);
  await ensureDemo(database, {
    size: config.demo,
    ...(config.demoLines === undefined ? {} : { lines: config.demoLines }),
    ...(config.demoTracking === undefined ? {} : { tracking: config.demoTracking }),
    timeZone: config.timeZone,
    onProgress: (message) => console.log(`  ${message}`),
  });
  // Folds what was written while no server was running.
  await foldAtStart(database);
}

async function announce({
  config,
  database,
  log,
  url,
  isDemo,
  metricsUrl,
}: Pick<Prepared, 'config' | 'database' | 'log'> &
  Started & { metricsUrl: string | undefined }): Promise<void> {
  const { version, commit } = config.app;
  console.log(`\nGalley ${version}${commit === undefined ? '' : ` (${commit})`} is ready: ${url}`);
  if (database.engine === 'embedded') {
    console.log(
      `Data: the embedded database in ${config.dataDir}. It survives a killed process, but a power outage can cost it the last minute or more of writes. For PostgreSQL, set DATABASE_URL.`,
    );
  }
  if (metricsUrl !== undefined) console.log(`Metrics: ${metricsUrl}`);
  if (!isDemo) {
    const setup = await setupAddress(database, url);
    if (setup !== undefined) {
      console.log(
        `Nobody in Operations can sign in yet. Set Galley up in the browser within 24 hours:\n  ${setup}`,
      );
      log.info({ setup }, 'Galley is not set up yet');
    }
    return;
  }
  if (config.host === '127.0.0.1')
    console.log(
      'Only this machine can open Galley. To let other machines in, set HOST=0.0.0.0, but anybody can look up the passwords below.',
    );
  console.log(`To change a prospect's account owner, use the password ${DEMO_OWNER_PASSWORD}.`);
  console.log(`Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(26)} ${role}`);
}

interface Prepared {
  config: ServerConfig;
  log: Logger;
  database: Database;
  lease: ServerLease;
  /** The free port that was picked for PORT=0, until the server listens on it. */
  held: HeldPort | undefined;
}

/** A running server, for code that starts it in its own process. */
export interface Started {
  url: string;
  /** Its database holds the demo. */
  isDemo: boolean;
}

async function start(): Promise<Started> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const given = readConfig(process.env, version, root);
  // The default of PUBLIC_URL contains the port.
  const held = given.port === 0 ? await holdPort(given.host) : undefined;
  const read =
    held === undefined ? given : readConfig({ ...process.env, PORT: String(held.port) }, version, root);
  const commit = buildCommit(root);
  const config = commit === undefined ? read : { ...read, app: { ...read.app, commit } };
  const log = createLog(config.logLevel);
  if (process.getuid?.() === 0)
    log.warn(
      'the server runs as root: anyone who breaks into it controls the machine. Run it as a dedicated user',
    );
  const lease = serverLease(fail);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseSessionUrl: config.databaseSessionUrl,
    databaseReadUrl: config.databaseReadUrl,
    dataDir: config.dataDir,
    onLost: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
    admit: lease.admit,
  });
  await lease.acquire(database);
  try {
    return await serve({ config, log, database, lease, held });
  } catch (error) {
    await lease.release();
    throw error;
  }
}

async function serve({ config, log, database, lease, held }: Prepared): Promise<Started> {
  await prepare(database, config);
  const storage = await openReleaseStore(config, database, log);
  await refuseWithoutKeys(storage);
  const hostFile = path.join(root, 'host/dist/release.json');
  const app = await buildApp({ database, config, log, storage, hostFile });
  await app.register(web, {
    hostDist: path.join(root, 'host/dist'),
    releaseStore: config.releaseStore,
    storage,
    config: config.app,
    currentConfig: currentConfig(database, config.app),
    publicUrl: config.publicUrl,
    bases: config.releaseBases,
    proofOrigins: config.proofOrigins,
    keysOf: canaryKeysIn(database),
    employeeTypeOf: employeeTypeIn(app),
    overrides: config.releaseOverrides,
    serviceWorker: config.serviceWorker,
  });
  // Registered before the ready message, so that stopping the server right after it still finishes running requests.
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing running requests first');
    await app
      .close()
      .then(() => lease.release())
      .then(() => database.close())
      .catch(fail);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await held?.release();
  await app.listen({ host: config.host, port: config.port });
  const warning = proxyWarning(config);
  if (warning !== undefined) log.warn(warning);
  const url = config.publicUrl;
  const isDemo = config.demo !== 'off' && (await hasDemo(database));
  await announce({ config, database, log, url, isDemo, metricsUrl: app.metricsUrl?.() });
  return { url, isDemo };
}

function fail(error: unknown): never {
  const explanation = explain(error);
  console.error(explanation === undefined ? error : `✗ ${explanation}`);
  process.exit(1);
}

export const started = await start().catch(fail);
