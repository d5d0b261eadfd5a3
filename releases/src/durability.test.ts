import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { recover } from './change.ts';
import { folderStorage } from './folder-storage.ts';
import { effective, readHistory } from './history.ts';
import { promote } from './promote.ts';
import { readRegistry } from './records.ts';
import { addRelease, testHost, testRelease } from './testing.ts';

const REMOTES = ['activities', 'companies', 'contacts', 'invoices', 'orders', 'proofs', 'quotes', 'spend'];
const ROUNDS = 5;
const KILLS = 20;
let store: string;

/** A, B, A, B, …: each is a change. */
const alternating = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'B' : 'A'));
const startWriter = (remote: string, changes: number) =>
  spawn(process.execPath, [
    path.join(import.meta.dirname, 'test-writer.js'),
    store,
    remote,
    ...alternating(changes),
  ]);

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'galley-releases-'));
  const storage = folderStorage(store);
  for (const remote of REMOTES) {
    for (const release of ['A', 'B']) await addRelease(storage, testRelease(remote, release));
  }
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, 'A']));
  const outcome = await promote(storage, { by: 'test', host: testHost(), remotes });
  assert.ok(outcome.ok);
});
afterEach(() => rm(store, { recursive: true }));

describe('The registry on a disk', () => {
  test('eight processes that write at once lose no change', async () => {
    const said = await Promise.all(
      REMOTES.map(async (remote) => {
        const writer = startWriter(remote, ROUNDS);
        const [output, complaints] = await Promise.all([text(writer.stdout), text(writer.stderr)]);
        assert.equal(complaints, '');
        return output.trim().split('\n').map(Number);
      }),
    );
    const revisions = said.flat().sort((a, b) => a - b);
    assert.deepEqual(
      revisions,
      Array.from({ length: REMOTES.length * ROUNDS }, (_, index) => index + 2),
    );
    const registry = await readRegistry(folderStorage(store));
    assert.equal(registry.revision, revisions.at(-1));
    for (const remote of REMOTES) assert.equal(registry.remotes[remote]?.active, 'B');
    assert.deepEqual(await readdir(path.join(store, '.locks')), []);
  });

  test('a writer killed at any instant leaves it whole, and the history in step', async () => {
    const storage = folderStorage(store);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = startWriter('orders', 1000);
      const exit = once(writer, 'exit');
      await once(writer.stdout, 'data');
      await sleep(kill);
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
    const outcome = await promote(storage, { by: 'test', remotes: { contacts: 'B' } });
    assert.ok(outcome.ok);
  });
});
