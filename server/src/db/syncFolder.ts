import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How far a file's time may lag behind the clock: some file systems count in whole seconds or two. */
const CLOCK_SLACK_MS = 2_000;

function push(name: string): void {
  const handle = openSync(name, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Pushes to the disk what was written below a folder since a moment (milliseconds, 0 for everything). A folder's own
 * sync covers only the names in it, so every changed file is pushed by itself, and every folder after its files.
 * @returns the files that were pushed
 */
export function syncFolder(folder: string, since: number): string[] {
  const pushed = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return syncFolder(name, since);
    if (!entry.isFile() || statSync(name).mtimeMs < since - CLOCK_SLACK_MS) return [];
    push(name);
    return [name];
  });
  push(folder);
  return pushed;
}

/**
 * Keeps a folder on the disk: each call pushes what was written since the call before, and everything after the clock
 * was set back, because files written since then look older than they are.
 * @returns the push, which answers the files that it pushed
 */
export function folderSync(folder: string): (now?: number) => string[] {
  let last = 0;
  return (now = Date.now()) => {
    const pushed = syncFolder(folder, now < last ? 0 : last);
    last = now;
    return pushed;
  };
}
