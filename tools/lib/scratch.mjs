// @ts-check
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what the databases of all concurrent tests need. */
const ROOM_BYTES = 4 * 1024 ** 3;

const isWritable = (/** @type {string} */ folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where temporary folders are created: in memory, if this user can write there and it has enough space. */
export function scratchRoot(memory = MEMORY) {
  if (!existsSync(memory) || !isWritable(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir();
}

/**
 * Gives a task its own temporary folder, in memory if there's enough space: a test's database is thrown away, so it needs no disk.
 * Removes the folder afterward, however the tests end.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function inScratch(work) {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(scratchRoot(), 'galley-'));
  process.env.TMPDIR = folder;
  // PostgreSQL refuses to run as root, and its own user must be able to reach its folder.
  chmodSync(folder, 0o711);
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
