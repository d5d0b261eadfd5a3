import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { endCanary, startCanary } from './canary.ts';
import { collectGarbage } from './gc.ts';
import { promote } from './promote.ts';
import { readRelease, releasesOf } from './records.ts';
import { rollback } from './rollback.ts';
import type { Storage } from './storage.ts';
import { addRelease, refusal, testHost, testRelease, value } from './testing.ts';
import { onEveryStore } from './testing-storages.ts';

const by = 'ana';
const remote = 'orders';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const gone = async (storage: Storage, now?: Date) =>
  value(await collectGarbage(storage, now ? { now } : {})).removed.map(({ release }) => release);

onEveryStore((store) => {
  let storage: Storage;
  const run = async (release: string) =>
    value(await promote(storage, { by, remotes: { [remote]: release } }));

  beforeEach(async () => {
    storage = store().storage;
    // R01 is the oldest, whatever the order in which they were published.
    for (let day = 14; day >= 1; day -= 1) {
      const two = String(day).padStart(2, '0');
      await addRelease(storage, testRelease(remote, `R${two}`, { builtAt: `2026-01-${two}T00:00:00.000Z` }));
    }
    value(await promote(storage, { by, host: testHost(), remotes: { [remote]: 'R14' } }));
  });

  describe('Taking old releases out of the store (REL-08)', () => {
    test('the ten newest of a remote stay, the older ones go and are named', async () => {
      assert.deepEqual(await gone(storage), ['R04', 'R03', 'R02', 'R01']);
      assert.equal((await releasesOf(storage, remote)).length, 10);
      assert.equal(await readRelease(storage, remote, 'R01'), null);
      assert.deepEqual(await gone(storage), []);
    });

    test('what runs stays, however old it is, also as a canary', async () => {
      await run('R01');
      value(await startCanary(storage, { by, remote, release: 'R02', percent: 5 }));
      assert.deepEqual(await gone(storage, inDays(1000)), ['R04', 'R03']);
      assert.ok(await readRelease(storage, remote, 'R01'));
    });

    test('what ran or was a canary in the last thirty days stays, and goes after that', async () => {
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

    test('a release whose record somebody broke stays, and the others go', async () => {
      await storage.replaceText(`${remote}/R02/release.json`, '{');
      assert.deepEqual(await gone(storage), ['R04', 'R03', 'R01']);
      assert.ok(await storage.readText(`${remote}/R02/remoteEntry.js`));
    });

    test('only asked, it names them and takes none', async () => {
      const { removed } = value(await collectGarbage(storage, { dryRun: true }));
      assert.equal(removed.length, 4);
      assert.equal((await releasesOf(storage, remote)).length, 14);
    });

    test('it can keep more, and never less', async () => {
      assert.equal(value(await collectGarbage(storage, { keep: 13 })).removed.length, 1);
      assert.equal(refusal(await collectGarbage(storage, { keep: 9 })), 'invalid');
      assert.equal(refusal(await collectGarbage(storage, { days: 29 })), 'invalid');
    });

    test('beside promotions and publishing, what runs is always whole', async () => {
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

    test('a rollback passes over a release that is gone', async () => {
      await run('R01');
      await run('R05');
      await run('R13');
      await store().storage.removeFolder('orders/R05');
      value(await rollback(storage, { by, remote }));
      const { removed } = value(await collectGarbage(storage, { dryRun: true }));
      assert.equal(
        removed.some(({ release }) => release === 'R01'),
        false,
      );
    });
  });
});
