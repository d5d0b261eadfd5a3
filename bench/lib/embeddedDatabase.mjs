// The embedded database that a measurement runs on: thrown away unless a folder is named to keep.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../tools/lib/server.mjs';

/**
 * The same as `largeDatabase` gives, with a folder in place of an address.
 * @param {{ DEMO: string, DEMO_LINES?: string }} demo what an empty database is filled with
 * @param {string} [kept] a folder that stays
 */
export async function embeddedDatabase(demo, kept) {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  mkdirSync(folder, { recursive: true });
  const data = { DATA_DIR: path.join(folder, 'data'), ...demo };
  const start = (env = {}) => startServer(mkdtempSync(path.join(folder, 'server-')), { ...data, ...env });
  await (await start()).stop();
  return {
    url: undefined,
    dataDir: data.DATA_DIR,
    folder,
    start,
    stop: async () => kept ?? rmSync(folder, { recursive: true, force: true }),
  };
}
