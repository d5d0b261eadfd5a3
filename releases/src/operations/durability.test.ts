import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { handEdits } from '../registry/handEdits.ts';
import { readState } from '../registry/revisions.ts';
import { openStore } from '../storage/openStore.ts';
import { initPolicy } from '../trust/changePolicy.ts';
import { openTrusted } from '../trust/openTrusted.ts';
import { testKey } from '../testing/trust.ts';
import { addRelease, testHost, testRelease } from '../testing/releases.ts';
import { BUCKET, startS3 } from '../testing/s3.ts';
import { promote } from './promote.ts';

/** The full test has 100 kills for each kind of store, and 100 changes by each of 12 writers: CRASH_ROUNDS=25 or more. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 0);
const isFull = rounds >= 25;
/** A separate process changes each remote. */
const REMOTES = Array.from({ length: isFull ? 12 : 5 }, (_, index) => `remote-${index}`);
const CHANGES = isFull ? { folder: 100, bucket: 100 } : { folder: 4, bucket: 1 };
const KILLS = isFull ? { folder: 100, bucket: 100 } : { folder: 3, bucket: 1 };
/** Kills a writer within this time after its first change, in the middle of a later one. */
const WITHIN_MS = 40;

/** The environment of the store's readers and writers. */
let keys: Record<string, string> = {};
const open = (store: string) => openTrusted(store, keys);

const startWriter = (store: string, remote: string, changes: number) =>
  spawn(
    process.execPath,
    [
      '--no-warnings',
      path.join(import.meta.dirname, '../testing/writer.js'),
      store,
      remote,
      ...Array.from({ length: changes }, (_, index) => (index % 2 === 0 ? 'B' : 'A')),
    ],
    { env: { ...process.env, ...keys } },
  );

/** Publishes two releases of every remote and activates A. */
async function fill(store: string, isSigned: boolean): Promise<void> {
  const plain = await openStore(store);
  for (const remote of REMOTES) {
    for (const release of ['A', 'B']) await addRelease(plain, testRelease(remote, release));
  }
  keys = {};
  if (isSigned) {
    const key = testKey();
    const pem = key.private.export({ type: 'pkcs8', format: 'pem' }).toString();
    keys = { RELEASE_TRUST: key.public, RELEASE_KEY: pem };
    assert.ok((await initPolicy(plain, key, { name: 'operations', reason: 'first' })).ok);
  }
  const storage = await open(store);
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, 'A']));
  const outcome = await promote(storage, { by: 'test', host: testHost(), remotes });
  assert.ok(outcome.ok);
}

/** Checks that the registry is intact and that its history leads to it without a gap. @returns its revision */
async function expectWhole(store: string): Promise<number> {
  const state = await readState(await open(store));
  assert.deepEqual(handEdits(state), []);
  const { revision } = state.registry;
  const revisions = new Set(state.history.map((line) => line.revision));
  assert.deepEqual(
    [...revisions],
    Array.from({ length: revision }, (_, index) => index + 1),
  );
  return revision;
}

/** Checks that every change has its own revision, and that the registry contains all of them. */
async function writeAtOnce(store: string, changes: number): Promise<void> {
  const printed = await Promise.all(
    REMOTES.map(async (remote) => {
      const writer = startWriter(store, remote, changes);
      const [output, complaints] = await Promise.all([text(writer.stdout), text(writer.stderr)]);
      assert.equal(complaints, '');
      return output.trim().split('\n').map(Number);
    }),
  );
  const revisions = printed.flat().sort((a, b) => a - b);
  assert.deepEqual(
    revisions,
    Array.from({ length: REMOTES.length * changes }, (_, index) => index + 2),
  );
  assert.equal(await expectWhole(store), revisions.at(-1));
  const { registry } = await readState(await open(store));
  for (const remote of REMOTES) assert.equal(registry.remotes[remote]?.active, changes % 2 === 0 ? 'A' : 'B');
}

/** Kills a writer in the middle of its changes. The registry must stay intact, with every change that the writer reported. */
async function killOne(store: string): Promise<void> {
  const writer = startWriter(store, 'remote-0', 10_000);
  const exit = once(writer, 'exit');
  const printed = text(writer.stdout);
  await once(writer.stdout, 'readable');
  await sleep(Math.random() * WITHIN_MS);
  writer.kill('SIGKILL');
  await exit;
  const last = Number((await printed).trim().split('\n').at(-1));
  assert.ok((await expectWhole(store)) >= last);
}

const kinds = {
  async folder(isSigned: boolean, work: (store: string) => Promise<void>) {
    const root = await mkdtemp(path.join(tmpdir(), 'galley-releases-'));
    await fill(root, isSigned);
    await work(root);
    await rm(root, { recursive: true });
  },
  async bucket(isSigned: boolean, work: (store: string) => Promise<void>) {
    const server = await startS3();
    Object.assign(process.env, server.environment);
    const store = `s3://${BUCKET}/${randomUUID()}`;
    await fill(store, isSigned);
    await work(store);
    await server.close();
  },
};

const EVERY = [
  ['folder', true],
  ['bucket', false],
  ['folder', false],
  ['bucket', true],
] as const;

for (const [kind, isSigned] of isFull ? EVERY : EVERY.slice(0, 2)) {
  describe(`The ${isSigned ? 'signed ' : ''}registry in a ${kind} (REL-02, REL-22)`, () => {
    test(`${REMOTES.length} concurrent writers lose no change`, () =>
      kinds[kind](isSigned, (store) => writeAtOnce(store, CHANGES[kind])));

    test('writers killed at any instant leave it intact, with no gap in its history', () =>
      kinds[kind](isSigned, async (store) => {
        for (let kill = 0; kill < KILLS[kind]; kill += 1) await killOne(store);
        const storage = await open(store);
        const outcome = await promote(storage, { by: 'test', remotes: { 'remote-1': 'B' } });
        assert.ok(outcome.ok);
      }));
  });
}
