// The PostgreSQL for a measurement: the one in DATABASE_URL, loaded once and kept, or a temporary one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binaries, startTestPostgres } from '../../server/test/dist/db/testPostgres.js';
import { startServer } from '../../tools/lib/server.mjs';

/**
 * @param {{ DEMO: string, DEMO_LINES?: string }} demo the data for an empty database
 * @param {(url: string) => void} [prepare] runs before the schema is created
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
  // The first start fills the database. It vacuums now instead of waiting for autovacuum, which takes minutes: until then, no
  // index-only scan is possible.
  await (await start()).stop();
  // Uses PostgreSQL's own program, because the server's connections cancel long statements.
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
