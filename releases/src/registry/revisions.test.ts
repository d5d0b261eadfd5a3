import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { value } from '../testing/releases.ts';
import { change } from './change.ts';
import { handEdits } from './handEdits.ts';
import { newestRevision, readRegistry, readState } from './revisions.ts';

let storage: ReturnType<typeof memoryStorage>;
let read: string[];
/** The store, with a record of what is read and listed. */
let watched: Storage;

/** Makes this many changes to the host alone. */
async function changeHost(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const outcome = await change(storage, { operation: 'promote', by: 'ana' }, async (registry) => {
      const release = `h${registry.revision + 1}`;
      const host = { release, provides: {}, needs: {}, federation: '2.9.2' };
      const move = { remote: null, from: registry.host?.release ?? null, to: release };
      return { ok: true, value: { registry: { ...registry, host }, moves: [move] } };
    });
    value(outcome);
  }
}

beforeEach(() => {
  storage = memoryStorage();
  read = [];
  watched = {
    ...storage,
    readText: (file) => (read.push(file), storage.readText(file)),
    files: (folder) => (read.push(`${folder}/`), storage.files(folder)),
  };
});

describe('The registry has a file for each revision', () => {
  test('before the first change it is empty', async () => {
    assert.deepEqual(await readRegistry(storage), { schema: 1, revision: 0, host: null, remotes: {} });
  });

  test('the whole history takes few reads, however many files there are, and none ever changes', async () => {
    await changeHost(7);
    const seventh = await storage.readText(revisionFile(7));
    await changeHost(237 - 7);
    assert.equal(await storage.readText(revisionFile(7)), seventh);
    const { registry, history, revisions } = await readState(watched);
    assert.equal(registry.revision, 237);
    assert.deepEqual(
      history.map(({ revision }) => revision),
      Array.from({ length: 237 }, (_, index) => index + 1),
    );
    const expected = [237, 236, 235, 234, 233, 232, 231, 230, 220, 210, 200, 100];
    assert.deepEqual([...revisions.keys()], expected);
    assert.deepEqual([...new Set(read)], ['registry/', ...expected.map(revisionFile)]);
  });

  test('a reader that knows a revision finds the newest without listing the others', async () => {
    await changeHost(12);
    assert.equal((await newestRevision(watched, 10)).revision, 12);
    assert.deepEqual(read, [10, 11, 12, 13].map(revisionFile));
    storage.content.delete(revisionFile(12));
    assert.equal((await newestRevision(watched, 12)).revision, 11, 'even if it was deleted again');
  });

  test('a missing or broken older file is named, and the others remain readable', async () => {
    await changeHost(5);
    storage.content.delete(revisionFile(2));
    storage.content.set(revisionFile(4), Buffer.from('{'));
    const state = await readState(storage);
    assert.deepEqual(
      state.history.map(({ revision }) => revision),
      [1, 3, 5],
    );
    const [broken, missing, ...others] = handEdits(state);
    assert.match(broken ?? '', /^registry\/00000004\.json is invalid/);
    assert.equal(missing, 'registry/00000002.json is missing.');
    assert.deepEqual(others, []);
    await changeHost(1);
    assert.equal((await readRegistry(storage)).revision, 6);
  });

  test('a store with the former layout is refused by name, not taken for an empty one', async () => {
    storage.content.set('releases.json', Buffer.from('{"schema":1,"revision":3,"host":null,"remotes":{}}'));
    await assert.rejects(readRegistry(storage), /releases\.json has an earlier layout/);
    await assert.rejects(changeHost(1), /releases\.json has an earlier layout/);
  });
});
