import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { recover } from './change.ts';
import { folderStorage } from './folder-storage.ts';
import { effective, readHistory } from './history.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { readRegistry } from './records.ts';
import type { Storage } from './storage.ts';
import { addRelease, testHost, testRelease } from './testing.ts';
import { BUCKET, startS3 } from './testing-s3.ts';

const REMOTES = ['activities', 'companies', 'contacts', 'invoices', 'orders', 'proofs', 'quotes', 'spend'];
const ROUNDS = 5;
const STORES = 4;
/** The bar is a hundred kills, which CRASH_ROUNDS=25 or more asks for. */
const KILLS_PER_STORE = Math.min(25, Number(process.env.CRASH_ROUNDS ?? 2));

/** A, B, A, B, …: each is a change. */
const alternating = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'B' : 'A'));
const startWriter = (store: string, remote: string, changes: number) =>
  spawn(process.execPath, [
    '--no-warnings',
    path.join(import.meta.dirname, 'test-writer.js'),
    store,
    remote,
    ...alternating(changes),
  ]);

/** Two releases of every remote, of which A runs. */
async function fill(storage: Storage): Promise<void> {
  for (const remote of REMOTES) {
    for (const release of ['A', 'B']) await addRelease(storage, testRelease(remote, release));
  }
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, 'A']));
  const outcome = await promote(storage, { by: 'test', host: testHost(), remotes });
  assert.ok(outcome.ok);
}

async function withFolder(work: (root: string, storage: Storage) => Promise<void>): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'galley-releases-'));
  await fill(folderStorage(root));
  await work(root, folderStorage(root));
  await rm(root, { recursive: true });
}

async function writeAtOnce(store: string, rounds: number): Promise<void> {
  const said = await Promise.all(
    REMOTES.map(async (remote) => {
      const writer = startWriter(store, remote, rounds);
      const [output, complaints] = await Promise.all([text(writer.stdout), text(writer.stderr)]);
      assert.equal(complaints, '');
      return output.trim().split('\n').map(Number);
    }),
  );
  const revisions = said.flat().sort((a, b) => a - b);
  assert.deepEqual(
    revisions,
    Array.from({ length: REMOTES.length * rounds }, (_, index) => index + 2),
  );
  const registry = await readRegistry(await openStore(store));
  assert.equal(registry.revision, revisions.at(-1));
  for (const remote of REMOTES) assert.equal(registry.remotes[remote]?.active, 'B');
}

/** Kills a writer in the middle of its changes. What is left must be whole, and the history in step with it. */
async function killOne(store: string, storage: Storage, afterMs: number): Promise<void> {
  const writer = startWriter(store, 'orders', 1000);
  const exit = once(writer, 'exit');
  await once(writer.stdout, 'data');
  await sleep(afterMs);
  writer.kill('SIGKILL');
  await exit;

  const before = await readRegistry(storage);
  await recover(storage);
  const registry = await readRegistry(storage);
  assert.deepEqual(registry, before);
  const last = effective(await readHistory(storage)).at(-1);
  assert.equal(last?.revision, registry.revision);
  assert.equal(last?.to, registry.remotes.orders?.active);
}

describe('The registry', () => {
  test('eight processes that write at once lose no change, in a folder', async () => {
    await withFolder(async (root) => {
      await writeAtOnce(root, ROUNDS);
      assert.deepEqual(await readdir(path.join(root, '.locks')), []);
    });
  });

  test('eight processes that write at once lose no change, in a bucket', async () => {
    const server = await startS3();
    Object.assign(process.env, server.environment);
    const store = `s3://${BUCKET}/${randomUUID()}`;
    await fill(await openStore(store));
    await writeAtOnce(store, 1);
    await server.close();
  });

  test('writers killed at any instant leave it whole, and the history in step', async () => {
    const killSome = () =>
      withFolder(async (root, storage) => {
        for (let kill = 0; kill < KILLS_PER_STORE; kill += 1)
          await killOne(root, storage, (kill * 25) / KILLS_PER_STORE);
        const outcome = await promote(storage, { by: 'test', remotes: { contacts: 'B' } });
        assert.ok(outcome.ok);
      });
    await Promise.all(Array.from({ length: STORES }, killSome));
  });
});
