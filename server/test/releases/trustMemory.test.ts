import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promote } from '@galley/releases/operations/promote';
import { readRegistry } from '@galley/releases/registry/revisions';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { revisionFile } from '@galley/releases/storage/paths';
import { value } from '@galley/releases/testing/releases';
import { fillTrusted, storeOf, TEST_KEYS } from '@galley/releases/testing/trust';
import { rememberIn } from '#server/releases/openReleaseStore';
import { onOneServer } from '../testing.ts';

const silent = { warn: () => undefined };

onOneServer('What servers remember of the release store (REL-17)', (server) => {
  const memory = (anchor = TEST_KEYS.operations.public) => rememberIn(server.database(), [anchor], silent);

  test('survives a restart: an older registry that was put back isn’t used', async () => {
    const storage = memoryStorage();
    await fillTrusted(storage);
    value(await promote(storeOf(storage, 'orders', memory()), { by: '', remotes: { orders: 'B' } }));
    const running = storeOf(storage, 'server', memory());
    const { revision } = await readRegistry(running);
    storage.content.delete(revisionFile(revision));
    const restarted = storeOf(storage, 'server', memory());
    assert.equal((await readRegistry(restarted)).remotes.orders?.active, 'B');
    assert.match(
      String(await restarted.trust.refusals()),
      /is missing or was changed: the signed revision 4/,
    );
  });

  test('never decreases, whichever of several servers is behind, and belongs to its keys', async () => {
    const known = await memory().recall();
    assert.ok(known);
    await memory().keep({ ...known, revision: known.revision - 1 });
    assert.equal((await memory().recall())?.revision, known.revision);
    await memory().keep({ ...known, revision: known.revision + 1 });
    assert.equal((await memory().recall())?.revision, known.revision + 1);
    assert.equal(await memory('another').recall(), null);
  });

  test('isn’t in health without keys', async () => {
    const { body } = await server.call<object>('GET', '/health');
    assert.equal('releases' in body, false);
  });
});
