// @ts-check
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** As much as the databases of all tests that run at once take, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

const isWritable = (/** @type {string} */ folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where temporary folders are made: in memory, if it is there for this user and has room. */
export function scratchRoot(memory = MEMORY) {
  if (!existsSync(memory) || !isWritable(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir();
}

/**
 * Gives what runs meanwhile a temporary folder of its own, in memory where there is room for it: a test's database is
 * thrown away, so no disk need keep it. Nothing of it is left afterwards, however the tests end.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function inScratch(work) {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(scratchRoot(), 'galley-'));
  process.env.TMPDIR = folder;
  // PostgreSQL refuses to run as root, and its own user has to get to its folder.
  chmodSync(folder, 0o711);
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
