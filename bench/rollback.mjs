// Measures a rollback, from the start of the command until the registry is written: the gate checks a release of 80 files (3.2 MB) in
// a store with four remotes and a year of changes.
// node bench/rollback.mjs   (needs npm start once, for the compiled command); exits with 1 above the bar
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderStorage } from '../releases/dist/storage/folderStorage.js';
import { revisionFile } from '../releases/dist/storage/paths.js';
import { promote } from '../releases/dist/operations/promote.js';
import { readRegistry } from '../releases/dist/registry/revisions.js';
import { testHost, testRelease } from '../releases/dist/testing/releases.js';
import { quantile, round } from '../tools/lib/server.mjs';

const BAR_MS = 1000;
const ROUNDS = 9;
const FILES = 80;
const FILE_BYTES = 40_000;
const REMOTES = ['activities', 'companies', 'contacts', 'orders'];
const CHANGES = 300;
const CLI = path.join(import.meta.dirname, '../releases/dist/cli/main.js');

const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function addBigRelease(storage, remote, id) {
  const files = new Map();
  for (let number = 1; number < FILES; number += 1)
    files.set(`assets/${number}.js`, Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex')));
  // The gate looks for the hash of each chunk in the file that loads it.
  files.set('remoteEntry.js', Buffer.from([...files.values()].map(integrity).join()));
  const hashes = Object.fromEntries([...files].map(([file, bytes]) => [file, integrity(bytes)]));
  const record = testRelease(remote, id, { files: hashes, integrity: hashes['remoteEntry.js'] });
  files.set('release.json', Buffer.from(JSON.stringify(record)));
  await storage.addFolder(`${remote}/${id}`, files);
}

const orThrow = (outcome) => {
  if (!outcome.ok) throw new Error(outcome.refusal.reasons.join('\n'));
};

async function prepare(storage) {
  const by = 'bench';
  for (const remote of REMOTES) for (const id of ['A', 'B']) await addBigRelease(storage, remote, id);
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, 'A']));
  orThrow(await promote(storage, { by, host: testHost(), remotes }));
  for (let number = 1; number <= CHANGES; number += 1) {
    const id = number % 2 === 1 ? 'B' : 'A';
    orThrow(await promote(storage, { by, remotes: { contacts: id } }));
  }
}

/** The time from the start of the command until the next revision's file exists, and until the command exits. */
async function measure(store, storage) {
  orThrow(await promote(storage, { by: 'bench', remotes: { orders: 'B' } }));
  const { revision } = await readRegistry(storage);
  const next = path.join(store, revisionFile(revision + 1));
  const started = performance.now();
  const command = ['rollback', 'orders', '--reason', 'bench', '--store', store];
  const child = spawn(process.execPath, [CLI, ...command], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  while (!existsSync(next) && child.exitCode === null) await sleep(1);
  const written = performance.now() - started;
  const code = await ended;
  const active = (await readRegistry(storage)).remotes.orders.active;
  if (code !== 0 || active !== 'A') throw new Error(`The rollback failed: ${code}, ${active} is active.`);
  return { written, ended: performance.now() - started };
}

const store = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
try {
  const storage = folderStorage(store);
  await prepare(storage);
  const times = [];
  for (let number = 0; number < ROUNDS; number += 1) times.push(await measure(store, storage));
  const summary = (name) => {
    const all = times.map((time) => time[name]);
    return { median: round(quantile(all, 0.5)), worst: round(Math.max(...all)) };
  };
  console.table({ 'registry written (ms)': summary('written'), 'command ended (ms)': summary('ended') });
  const isMet = summary('written').worst <= BAR_MS;
  console.log(`bar: ${BAR_MS} ms from start to registry written: ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
} finally {
  rmSync(store, { recursive: true, force: true });
}
