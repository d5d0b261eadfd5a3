import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import { endCanary, startCanary } from './canary.ts';
import { collectGarbage } from './gc.ts';
import { promote } from './promote.ts';
import { readRelease, releasesOf } from '../record/records.ts';
import { readHistory, readRegistry } from '../registry/revisions.ts';
import { folderStorage } from '../storage/folderStorage.ts';
import { publish } from './publish.ts';
import { status } from './status.ts';
import { rollback } from './rollback.ts';
import type { Storage } from '../storage/storage.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';
import { onEveryStore } from '../testing/storages.ts';

const by = 'ana';
const remote = 'orders';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const gone = async (storage: Storage, now?: Date) =>
  value(await collectGarbage(storage, { by, ...(now ? { now } : {}) })).removed.map(({ release }) => release);

onEveryStore((store) => {
  let storage: Storage;
  const run = async (release: string) =>
    value(await promote(storage, { by, remotes: { [remote]: release } }));

  beforeEach(async () => {
    storage = store().storage;
    // R01 is the oldest, although it's published last.
    for (let day = 14; day >= 1; day -= 1) {
      const two = String(day).padStart(2, '0');
      await addRelease(storage, testRelease(remote, `R${two}`, { builtAt: `2026-01-${two}T00:00:00.000Z` }));
    }
    value(await promote(storage, { by, host: testHost(), remotes: { [remote]: 'R14' } }));
  });

  describe('Deleting old releases (REL-08)', () => {
    test('a remote’s ten newest stay; older ones are deleted and listed', async () => {
      assert.deepEqual(await gone(storage), ['R04', 'R03', 'R02', 'R01']);
      assert.equal((await releasesOf(storage, remote)).length, 10);
      assert.equal(await readRelease(storage, remote, 'R01'), null);
      assert.deepEqual(await gone(storage), []);
    });

    test('an active release stays, however old, and so does a canary', async () => {
      await run('R01');
      value(await startCanary(storage, { by, remote, release: 'R02', percent: 5 }));
      assert.deepEqual(await gone(storage, inDays(1000)), ['R04', 'R03']);
      assert.ok(await readRelease(storage, remote, 'R01'));
    });

    test('a release that was active or a canary within thirty days stays, and is deleted after that', async () => {
      await run('R01');
      await run('R14');
      value(await startCanary(storage, { by, remote, release: 'R02', percent: 5 }));
      value(await endCanary(storage, { by, remote }));
      assert.deepEqual(await gone(storage, inDays(29)), ['R04', 'R03']);
      assert.deepEqual(await gone(storage, inDays(31)), ['R02', 'R01']);
    });

    test('a remote with few releases loses none, whatever another one has', async () => {
      await addRelease(storage, testRelease('contacts', 'old', { builtAt: '2020-01-01T00:00:00.000Z' }));
      assert.equal((await gone(storage, inDays(1000))).includes('old'), false);
    });

    test('a release with a broken record stays, and others are deleted', async () => {
      await store().write(`${remote}/R02/release.json`, '{');
      assert.deepEqual(await gone(storage), ['R04', 'R03', 'R01']);
      assert.ok(await storage.readText(`${remote}/R02/remoteEntry.js`));
    });

    test('a dry run lists them and deletes none', async () => {
      const { removed } = value(await collectGarbage(storage, { by, dryRun: true }));
      assert.equal(removed.length, 4);
      assert.equal((await releasesOf(storage, remote)).length, 14);
    });

    test('it can keep more, but never less', async () => {
      assert.equal(value(await collectGarbage(storage, { by, keep: 13 })).removed.length, 1);
      assert.equal(refusal(await collectGarbage(storage, { by, keep: 9 })), 'invalid');
      assert.equal(refusal(await collectGarbage(storage, { by, days: 29 })), 'invalid');
    });

    test('active releases stay intact during concurrent promotions and publications', async () => {
      const promoting = (async () => {
        for (const release of ['R01', 'R02', 'R03', 'R04', 'R13']) {
          const outcome = await promote(storage, { by, remotes: { [remote]: release } });
          if (!outcome.ok) assert.equal(outcome.refusal.code, 'unknown');
          else assert.ok(await readRelease(storage, remote, release), release);
        }
      })();
      const publishing = addRelease(storage, testRelease('contacts', 'A'));
      const collected = gone(storage);
      await Promise.all([promoting, publishing, collected]);
      const stay = await releasesOf(storage, remote);
      for (const release of await collected) assert.equal(stay.includes(release), false);
      assert.ok(await readRelease(storage, 'contacts', 'A'));
    });

    test('it’s a separate change with its author; with nothing to delete, there’s no change', async () => {
      await gone(storage);
      const lines = (await readHistory(storage)).filter((line) => line.operation === 'gc');
      assert.deepEqual(
        lines.map(({ revision, by: who, from, to }) => [revision, who, from, to]),
        ['R04', 'R03', 'R02', 'R01'].map((release) => [2, by, release, null]),
      );
      await gone(storage);
      assert.equal((await readRegistry(storage)).revision, 2);
      const { remotes } = await status(storage);
      assert.equal(remotes.find((one) => one.remote === remote)?.last?.operation, 'promote');
    });

    test('releases named by a cleanup that was killed can’t be promoted, and the next cleanup deletes them', async () => {
      const killed = new Error('killed');
      const dying: Storage = { ...storage, removeFolder: () => Promise.reject(killed) };
      await assert.rejects(collectGarbage(dying, { by }), killed);
      assert.ok(await readRelease(storage, remote, 'R01'));
      assert.equal(
        refusal(await promote(storage, { by, remotes: { [remote]: 'R01' }, force: true, reason: 'x' })),
        'unknown',
      );
      assert.equal(refusal(await rollback(storage, { by, remote, to: 'R01' })), 'unknown');
      assert.deepEqual(await gone(storage), []);
      assert.equal(await readRelease(storage, remote, 'R01'), null);
    });

    test('a release that’s promoted at the same moment stays, and others are deleted', async () => {
      let isFirst = true;
      const overtaken: Storage = {
        ...storage,
        async createText(file, text) {
          if (isFirst) await run('R01');
          isFirst = false;
          return storage.createText(file, text);
        },
      };
      const { removed } = value(await collectGarbage(overtaken, { by }));
      assert.deepEqual(
        removed.map(({ release }) => release),
        ['R04', 'R03', 'R02'],
      );
      assert.ok(await readRelease(storage, remote, 'R01'));
    });

    test('the id of a deleted release can’t be reused (REL-01)', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'galley-gc-'));
      await addRelease(folderStorage(folder), testRelease(remote, 'R01'));
      const dist = path.join(folder, remote, 'R01');
      await gone(storage);
      assert.equal(refusal(await publish(storage, dist)), 'exists');
      assert.equal(await readRelease(storage, remote, 'R01'), null);
      await rm(folder, { recursive: true });
    });

    test('a rollback skips a deleted release', async () => {
      await run('R01');
      await run('R05');
      await run('R13');
      await store().storage.removeFolder('orders/R05');
      value(await rollback(storage, { by, remote }));
      assert.equal((await readRegistry(storage)).remotes[remote]?.active, 'R01');
    });
  });
});
