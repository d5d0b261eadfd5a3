import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { startCanary } from './canary.ts';
import { readHistory } from '../registry/revisions.ts';
import { REGISTRY_FOLDER } from '../storage/paths.ts';
import { integrityOf } from '../common/digest.ts';
import { promote } from './promote.ts';
import { readRegistry } from '../registry/revisions.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import type { Storage } from '../storage/storage.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';
import { onEveryStore } from '../testing/storages.ts';

const by = 'ana';

onEveryStore((store) => {
  let storage: Storage;
  const active = async () => (await readRegistry(storage)).remotes.orders?.active;

  beforeEach(async () => {
    storage = store().storage;
    for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease('orders', release));
    await addRelease(storage, testRelease('contacts', 'A'));
    value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A', contacts: 'A' } }));
  });

  describe('Promoting a release', () => {
    test('it is active from then on, and the history says who did it and why (REL-02)', async () => {
      const { registry } = value(
        await promote(storage, { by, reason: 'new proofs', remotes: { orders: 'B' } }),
      );
      assert.equal(registry.revision, 2);
      assert.equal(await active(), 'B');
      const { at: _at, ...last } = (await readHistory(storage)).at(-1) ?? {};
      assert.deepEqual(last, {
        revision: 2,
        record: integrityOf((await storage.readText('orders/B/release.json')) ?? ''),
        by,
        operation: 'promote',
        remote: 'orders',
        from: 'A',
        to: 'B',
        reason: 'new proofs',
        gate: { ok: true, reasons: [] },
      });
    });

    test('nothing else changes', async () => {
      const before = await readRegistry(storage);
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      const after = await readRegistry(storage);
      assert.deepEqual(after.remotes.contacts, before.remotes.contacts);
      assert.deepEqual(after.host, before.host);
    });

    test('an unknown release is refused, and so is the active one', async () => {
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'Z' } })), 'unknown');
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: '../contacts/A' } })), 'unknown');
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'A' } })), 'invalid');
      assert.equal((await readRegistry(storage)).revision, 1);
    });

    test('an incompatible release is refused with every reason and leaves no trace (REL-03)', async () => {
      await addRelease(
        storage,
        testRelease('orders', 'D', { requires: { react: '^20.0.0' }, federation: '3.0.0' }),
      );
      const outcome = await promote(storage, { by, remotes: { orders: 'D' } });
      assert.deepEqual(!outcome.ok && outcome.refusal.reasons.length, 2);
      assert.equal((await readHistory(storage)).at(-1)?.revision, 1);
    });

    test('a release with a modified file is refused', async () => {
      await store().write('orders/B/assets/screen.js', 'other');
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' } })), 'gate');
    });

    test('a release with a missing file is refused', async () => {
      await store().lose('orders/B/assets/screen.js');
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' } })), 'gate');
    });

    test('force overrides the gate, and the history records its reasons', async () => {
      await store().lose('orders/B/assets/screen.js');
      value(
        await promote(storage, { by, remotes: { orders: 'B' }, force: true, reason: 'the file is unused' }),
      );
      assert.deepEqual((await readHistory(storage)).at(-1)?.gate, {
        ok: false,
        reasons: ['orders B: assets/screen.js is missing.'],
      });
    });

    test('a change based on an older revision is refused', async () => {
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      assert.equal(
        refusal(await promote(storage, { by, remotes: { orders: 'C' }, expectRevision: 1 })),
        'moved',
      );
      assert.equal(await active(), 'B');
    });
  });

  test('a release with a broken record is rejected by name, however it’s activated', async () => {
    await store().write('orders/B/release.json', '{');
    const attempts = [
      promote(storage, { by, remotes: { orders: 'B' } }),
      startCanary(storage, { by, remote: 'orders', release: 'B', percent: 5 }),
      rollback(storage, { by, remote: 'orders', to: 'B' }),
    ];
    for (const outcome of await Promise.all(attempts)) {
      assert.equal(refusal(outcome), 'gate');
      assert.match(
        String(!outcome.ok && outcome.refusal.reasons),
        /orders B: orders\/B\/release\.json is invalid/,
      );
    }
    assert.equal(await active(), 'A');
  });

  describe('Promoting a host', () => {
    test('a host that an active release is incompatible with is rejected, naming the remote', async () => {
      const host = testHost({ release: '2', provides: { react: '20.0.0', '@galley/shared/store': '1.2.0' } });
      const outcome = await promote(storage, { by, host });
      assert.match(String(!outcome.ok && outcome.refusal.reasons), /contacts A.*react/);
    });

    test('a host is rejected while a release with a broken record is active, naming the remote', async () => {
      await store().write('contacts/A/release.json', '{');
      const outcome = await promote(storage, { by, host: testHost({ release: '2' }) });
      assert.match(String(!outcome.ok && outcome.refusal.reasons), /contacts A: .*is invalid/);
    });

    test('it can be promoted together with the remotes that it needs', async () => {
      const provides = { react: '20.0.0', '@galley/shared/store': '1.2.0' };
      const requires = { react: '^20.0.0' };
      await addRelease(storage, testRelease('orders', 'D', { requires }));
      await addRelease(storage, testRelease('contacts', 'D', { requires }));
      const remotes = { orders: 'D', contacts: 'D' };
      value(await promote(storage, { by, host: testHost({ release: '2', provides }), remotes }));
      assert.equal((await readHistory(storage)).filter((line) => line.revision === 2).length, 3);
    });
  });

  describe('Rolling back', () => {
    test('it activates the previous release (REL-04)', async () => {
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      value(await rollback(storage, { by, remote: 'orders', reason: 'exports fail' }));
      assert.equal(await active(), 'A');
    });

    test('a release that today’s host can no longer run is skipped', async () => {
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      value(await promote(storage, { by, remotes: { orders: 'C' } }));
      await store().lose('orders/B/remoteEntry.js');
      value(await rollback(storage, { by, remote: 'orders' }));
      assert.equal(await active(), 'A');
    });

    test('a release with a broken record is skipped', async () => {
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      value(await promote(storage, { by, remotes: { orders: 'C' } }));
      await store().write('orders/B/release.json', '{');
      value(await rollback(storage, { by, remote: 'orders' }));
      assert.equal(await active(), 'A');
    });

    test('it can also go to a named release', async () => {
      value(await rollback(storage, { by, remote: 'orders', to: 'C' }));
      assert.equal(await active(), 'C');
    });

    test('without an earlier release it is refused', async () => {
      assert.equal(refusal(await rollback(storage, { by, remote: 'orders' })), 'unknown');
      assert.equal(refusal(await rollback(storage, { by, remote: 'invoices' })), 'unknown');
      assert.equal(refusal(await rollback(storage, { by, remote: 'constructor' })), 'unknown');
    });
  });

  describe('A dry run', () => {
    test('gives the same answer and the same verdict of the gate, but writes nothing', async () => {
      const before = await storage.files(REGISTRY_FOLDER);
      const { moves, registry } = value(
        await promote(storage, { by, remotes: { orders: 'B' }, dryRun: true }),
      );
      assert.deepEqual(moves, [{ remote: 'orders', from: 'A', to: 'B' }]);
      assert.equal(registry.revision, 2);
      value(await rollback(storage, { by, remote: 'orders', to: 'C', dryRun: true }));
      await store().lose('orders/B/remoteEntry.js');
      assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' }, dryRun: true })), 'gate');
      assert.deepEqual(await storage.files(REGISTRY_FOLDER), before);
    });
  });

  describe('A change that another overtakes', () => {
    /** A store in which another change is made before each commit. */
    const overtaken = (by: () => Promise<unknown>): Storage => ({
      ...storage,
      async createText(file, text) {
        await by();
        return storage.createText(file, text);
      },
    });

    test('is made on top of the other, which isn’t lost', async () => {
      await addRelease(storage, testRelease('contacts', 'B'));
      let others = ['B', 'A', 'B'];
      const other = overtaken(async () => {
        const [release, ...rest] = others;
        others = rest;
        if (release) value(await promote(storage, { by: 'bo', remotes: { contacts: release } }));
      });
      const { registry } = value(await promote(other, { by, remotes: { orders: 'B' } }));
      assert.equal(registry.revision, 5);
      const { remotes } = await readRegistry(storage);
      assert.deepEqual([remotes.orders?.active, remotes.contacts?.active], ['B', 'B']);
      const history = (await readHistory(storage)).map(({ revision, remote, from, to }) => [
        revision,
        remote,
        from,
        to,
      ]);
      assert.deepEqual(history.slice(3), [
        [2, 'contacts', 'A', 'B'],
        [3, 'contacts', 'B', 'A'],
        [4, 'contacts', 'A', 'B'],
        [5, 'orders', 'A', 'B'],
      ]);
    });

    test('is checked again by the gate against the changed registry', async () => {
      await addRelease(storage, testRelease('orders', 'D', { requires: { react: '~19.3.0' } }));
      const provides = { ...testHost().provides, react: '19.4.0' };
      let isFirst = true;
      const other = overtaken(async () => {
        if (isFirst) value(await promote(storage, { by: 'bo', host: testHost({ release: '2', provides }) }));
        isFirst = false;
      });
      assert.equal(refusal(await promote(other, { by, remotes: { orders: 'D' } })), 'gate');
      assert.equal(await active(), 'A');
    });

    test('is refused if it expects the revision that the other replaced', async () => {
      let isFirst = true;
      const other = overtaken(async () => {
        if (isFirst) value(await promote(storage, { by: 'bo', remotes: { orders: 'C' } }));
        isFirst = false;
      });
      const outcome = await promote(other, { by, remotes: { orders: 'B' }, expectRevision: 1 });
      assert.equal(refusal(outcome), 'moved');
      assert.equal(await active(), 'C');
    });
  });

  describe('The status', () => {
    test('it names the active releases, the published ones and the last change', async () => {
      value(await promote(storage, { by, remotes: { orders: 'B' } }));
      const { revision, remotes } = await status(storage);
      assert.equal(revision, 2);
      assert.deepEqual(
        remotes.map(({ remote, active, published, last }) => [remote, active, published, last?.to]),
        [
          ['contacts', 'A', ['A'], 'A'],
          ['orders', 'B', ['A', 'B', 'C'], 'B'],
        ],
      );
      const orders = remotes.find(({ remote }) => remote === 'orders');
      assert.deepEqual(Object.keys(orders?.builtAt ?? {}), ['A', 'B', 'C']);
      for (const time of Object.values(orders?.builtAt ?? {}))
        assert.ok(!Number.isNaN(Date.parse(time)), time);
    });
  });
});
