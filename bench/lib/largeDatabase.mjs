// The PostgreSQL that a measurement runs on: the one of DATABASE_URL, loaded once and kept, or one that is thrown away.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binaries, startTestPostgres } from '../../server/test/dist/db/testPostgres.js';
import { startServer } from '../../tools/lib/server.mjs';

/**
 * @param {{ DEMO: string, DEMO_LINES?: string }} demo what an empty database is filled with
 * @param {(url: string) => void} [prepare] comes before its schema
 * @returns {Promise<{ url: string, folder: string, start: (env?: object) => ReturnType<typeof startServer>, stop: () => Promise<void> }>}
 */
export async function largeDatabase(demo, prepare) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  const thrownAway = process.env.DATABASE_URL === undefined ? await startTestPostgres() : undefined;
  const url = process.env.DATABASE_URL ?? thrownAway.url;
  prepare?.(url);
  const start = (env = {}) =>
    startServer(mkdtempSync(path.join(folder, 'server-')), {
      DATABASE_URL: url,
      ...demo,
      ...env,
    });
  // A first start fills it. What autovacuum does within minutes is not waited for: until then no index answers alone.
  await (await start()).stop();
  // By PostgreSQL's own program: the server's connections cut off what takes long.
  execFileSync(path.join(binaries(), 'vacuumdb'), ['--quiet', '--analyze', `--dbname=${url}`]);
  return {
    url,
    folder,
    start,
    async stop() {
      await thrownAway?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
