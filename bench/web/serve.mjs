// Serves every variant on its own port, from one process and one database, so that only the build differs. It's a separate process,
// because the process that drives the browser is busy with each request: the more requests, the more it would delay responses.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/dist/app.js';
import { readConfig } from '../../server/dist/operations/settings.js';
import { migrate } from '../../server/dist/db/migrate.js';
import { openDatabase } from '../../server/dist/db/open.js';
import { ensureReference } from '../../server/dist/db/reference.js';
import { ensureDemo } from '../../server/dist/demo/index.js';
import { createLog } from '../../server/dist/http/log.js';
import { canaryKeysIn } from '../../server/dist/releases/people.js';
import { web } from '../../server/dist/web/web.js';

/**
 * @param {{ variant: string, hostDist: string, releaseStore: string }[]} variants
 * @returns {Promise<{ urls: Record<string, string>, stop: () => Promise<void> }>} variant → its address
 */
export async function serveVariants(variants) {
  const server = fork(import.meta.filename);
  const ended = once(server, 'exit');
  server.send(variants);
  const [urls] = await Promise.race([
    once(server, 'message'),
    ended.then(() => Promise.reject(new Error("The server didn't start."))),
  ]);
  return {
    urls,
    async stop() {
      server.disconnect();
      await ended;
    },
  };
}

async function serve(variants) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  const configOf = (releaseStore) =>
    readConfig(
      { DATA_DIR: path.join(folder, 'data'), RELEASE_STORE: releaseStore, PORT: '0' },
      '0.0.0',
      folder,
    );
  const { dataDir, timeZone } = configOf(folder);
  const log = createLog('silent');
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLost: () => undefined });
  await migrate(database);
  await ensureReference(database);
  await ensureDemo(database, { size: 'small', timeZone, onProgress: () => undefined });
  const urls = {};
  const apps = [];
  for (const { variant, hostDist, releaseStore } of variants) {
    const config = configOf(releaseStore);
    const app = await buildApp({ database, config, log });
    await app.register(web, {
      hostDist,
      releaseStore,
      config: config.app,
      keysOf: canaryKeysIn(database),
      employeeTypeOf: async () => null,
    });
    urls[variant] = await app.listen({ host: '127.0.0.1', port: 0 });
    apps.push(app);
  }
  return {
    urls,
    async stop() {
      await Promise.all(apps.map((app) => app.close()));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const [variants] = await once(process, 'message');
  const served = await serve(variants);
  process.send(served.urls);
  await once(process, 'disconnect');
  await served.stop();
}
