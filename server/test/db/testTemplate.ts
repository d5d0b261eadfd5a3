import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { built, root } from '../places.ts';

const cache = path.join(root, 'node_modules/.cache/galley-test');
/** In milliseconds. An older template is from yesterday's demo and isn't used again. */
const KEPT_FOR = 86_400_000;
/** The contents of a template depend on these: schema, drivers and demo, as they are built. */
const sources = [path.join(built, 'db'), path.join(built, 'demo'), path.join(root, 'server/src/db')];
/** A room's part of the demo, which isn't in the folder of the demo. */
const ROOM_DEMO = 'demo.js';

function digestOf(variant: string): string {
  // The engine's version is in there.
  const manifest = readFileSync(path.join(root, 'server/package.json'));
  const hash = createHash('sha256').update(variant).update(manifest);
  for (const folder of sources) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.(js|sql)$/.test(name)).toSorted())
      hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  for (const room of readdirSync(built).toSorted()) {
    const file = path.join(built, room, ROOM_DEMO);
    if (existsSync(file)) hash.update(room).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Copies a folder with its owner and its permissions, without which PostgreSQL would not start on it. */
export const copyFolder = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', `${from}/.`, to]);

/**
 * A prepared folder to copy, which is made once for each state of the sources.
 * @param variant what else decides the content: which demo, on which day
 * @param prepare fills the empty folder it is given
 */
export async function templateOf(
  variant: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const template = path.join(cache, digestOf(variant));
  if (!existsSync(template)) await make(template, prepare);
  return template;
}

/**
 * Removes the segments of the write-ahead log that PostgreSQL reserves for future writes, two fifths of a template.
 * After a clean shutdown only the first is needed; a test that writes that much creates the next ones again.
 */
export function removeSpareLog(data: string): void {
  const log = path.join(data, 'pg_wal');
  const segments = readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name));
  for (const name of segments.sort().slice(1)) rmSync(path.join(log, name));
}

function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const entry = path.join(cache, name);
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > KEPT_FOR)
      rmSync(entry, { recursive: true, force: true });
  }
}

/** Test files that start at the same time can each create a template: the first complete one is kept. */
async function make(template: string, prepare: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeOld();
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  await prepare(draft);
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}
