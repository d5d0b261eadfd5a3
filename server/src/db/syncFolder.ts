import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How far a file's mtime can lag behind the clock: some file systems have a resolution of one or two seconds. */
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
 * Flushes everything written below a folder since a time (in milliseconds, 0 for everything) to the disk. Syncing a folder covers only its
 * entries, so this syncs each changed file, and each folder after its files.
 * @returns the flushed files
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
 * Flushes a folder incrementally: each call flushes what was written since the previous call. If the clock was set back, it flushes
 * everything, since newer files then look older than they are.
 * @returns a function that flushes, and returns the flushed files
 */
export function folderSync(folder: string): (now?: number) => string[] {
  let last = 0;
  return (now = Date.now()) => {
    const pushed = syncFolder(folder, now < last ? 0 : last);
    last = now;
    return pushed;
  };
}
