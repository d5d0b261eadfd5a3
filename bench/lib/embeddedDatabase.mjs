// The embedded database for a measurement, deleted afterward unless a folder is named.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../tools/lib/server.mjs';

/**
 * The same interface as `largeDatabase`, with a folder instead of an address.
 * @param {{ DEMO: string, DEMO_LINES?: string }} demo the data for an empty database
 * @param {string} [kept] a folder to keep
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
