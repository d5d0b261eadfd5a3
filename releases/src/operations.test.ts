import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { recover } from './change.ts';
import { readHistory } from './history.ts';
import { memoryStorage } from './memory-storage.ts';
import { HISTORY_FILE } from './paths.ts';
import { promote } from './promote.ts';
import { readRegistry } from './records.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { addRelease, refusal, testHost, testRelease, value } from './testing.ts';

let storage: ReturnType<typeof memoryStorage>;
const by = 'ana';

const active = async () => (await readRegistry(storage)).remotes.orders?.active;

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease('orders', release));
  await addRelease(storage, testRelease('contacts', 'A'));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A', contacts: 'A' } }));
});

describe('Promoting a release', () => {
  test('it runs from then on, and the history says who did it and why', async () => {
    const { registry } = value(
      await promote(storage, { by, reason: 'new proofs', remotes: { orders: 'B' } }),
    );
    assert.equal(registry.revision, 2);
    assert.equal(await active(), 'B');
    const last = (await readHistory(storage)).at(-1);
    assert.deepEqual(
      { ...last, at: undefined },
      {
        revision: 2,
        at: undefined,
        by,
        operation: 'promote',
        remote: 'orders',
        from: 'A',
        to: 'B',
        reason: 'new proofs',
        gate: { ok: true, reasons: [] },
      },
    );
  });

  test('nothing else changes', async () => {
    const before = await readRegistry(storage);
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    const after = await readRegistry(storage);
    assert.deepEqual(after.remotes.contacts, before.remotes.contacts);
    assert.deepEqual(after.host, before.host);
  });

  test('one that does not exist is refused, and so is what runs already', async () => {
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'Z' } })), 'unknown');
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: '../contacts/A' } })), 'unknown');
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'A' } })), 'invalid');
    assert.equal((await readRegistry(storage)).revision, 1);
  });

  test('one that does not fit the host is refused with every reason and leaves no trace', async () => {
    await addRelease(storage, testRelease('orders', 'D', { requires: { react: '^20.0.0' }, exposes: [] }));
    const outcome = await promote(storage, { by, remotes: { orders: 'D' } });
    assert.deepEqual(!outcome.ok && outcome.refusal.reasons.length, 2);
    assert.equal((await readHistory(storage)).at(-1)?.revision, 1);
  });

  test('one with a file that was tampered with is refused', async () => {
    storage.files.set('orders/B/assets/screen.js', Buffer.from('other'));
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' } })), 'gate');
  });

  test('one with a file missing is refused', async () => {
    storage.files.delete('orders/B/assets/screen.js');
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' } })), 'gate');
  });

  test('force overrides the gate, and the history keeps what it said', async () => {
    storage.files.delete('orders/B/assets/screen.js');
    value(
      await promote(storage, { by, remotes: { orders: 'B' }, force: true, reason: 'the file is unused' }),
    );
    assert.deepEqual((await readHistory(storage)).at(-1)?.gate, {
      ok: false,
      reasons: ['orders B: assets/screen.js is missing.'],
    });
  });

  test('whoever read an older revision is refused', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.equal(
      refusal(await promote(storage, { by, remotes: { orders: 'C' }, expectRevision: 1 })),
      'moved',
    );
    assert.equal(await active(), 'B');
  });
});

describe('Promoting a host', () => {
  test('one that a running remote does not fit is refused, naming the remote', async () => {
    const host = testHost({ release: '2', provides: { react: '20.0.0', '@galley/shared/store': '1.2.0' } });
    const outcome = await promote(storage, { by, host });
    assert.match(String(!outcome.ok && outcome.refusal.reasons), /contacts A.*react/);
  });

  test('it may come together with the remotes that fit it', async () => {
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
  test('it takes the remote to the release that ran before', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await rollback(storage, { by, remote: 'orders', reason: 'exports fail' }));
    assert.equal(await active(), 'A');
  });

  test('a release that today’s host can no longer run is passed over', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await promote(storage, { by, remotes: { orders: 'C' } }));
    storage.files.delete('orders/B/remoteEntry.js');
    value(await rollback(storage, { by, remote: 'orders' }));
    assert.equal(await active(), 'A');
  });

  test('it goes to a named release too', async () => {
    value(await rollback(storage, { by, remote: 'orders', to: 'C' }));
    assert.equal(await active(), 'C');
  });

  test('without an earlier release it is refused', async () => {
    assert.equal(refusal(await rollback(storage, { by, remote: 'orders' })), 'unknown');
    assert.equal(refusal(await rollback(storage, { by, remote: 'invoices' })), 'unknown');
    assert.equal(refusal(await rollback(storage, { by, remote: 'constructor' })), 'unknown');
  });
});

describe('After a writer was killed', () => {
  test('a change that never took effect is marked, and its revision is not used again', async () => {
    const [first] = await readHistory(storage);
    await storage.appendText(HISTORY_FILE, `${JSON.stringify({ ...first, revision: 2, to: 'B' })}\n`);
    await recover(storage);
    assert.deepEqual((await readHistory(storage)).at(-1)?.operation, 'aborted');
    const { registry } = value(await promote(storage, { by, remotes: { orders: 'C' } }));
    assert.equal(registry.revision, 3);
    await recover(storage);
    assert.equal((await readHistory(storage)).filter((line) => line.operation === 'aborted').length, 1);
  });
});

describe('The status', () => {
  test('it names what runs, what is published and the last change', async () => {
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
  });
});
