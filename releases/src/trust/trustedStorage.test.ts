import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../registry/change.ts';
import { readState } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { value } from '../testing/releases.ts';
import { testKey } from '../testing/trust.ts';
import { initPolicy } from './changePolicy.ts';
import { trustedStorage } from './trustedStorage.ts';

test('a reader that knows an earlier signed revision finds the newest, however many were added meanwhile (REL-15)', async () => {
  const [plain, key] = [memoryStorage(), testKey()];
  value(await initPolicy(plain, key, { name: 'operations', reason: 'first' }));
  const open = () => trustedStorage(plain, { anchors: [key.public], key });
  const writer = open();
  const changeTo = async (revision: number) => {
    for (let next = (await readState(writer)).registry.revision + 1; next <= revision; next += 1) {
      const outcome = await change(writer, { operation: 'promote', by: 'ana' }, async (registry) => {
        const host = { release: `h${next}`, provides: {}, needs: {}, federation: '2.9.2' };
        const move = { remote: null, from: registry.host?.release ?? null, to: host.release };
        return { ok: true, value: { registry: { ...registry, host }, moves: [move] } };
      });
      value(outcome);
    }
  };
  for (const [earlier, newest] of [
    [9, 10],
    [10, 20],
    [20, 31],
  ] as const) {
    await changeTo(earlier);
    const reader = open();
    const known = await readState(reader);
    await changeTo(newest);
    assert.equal((await readState(reader, known)).registry.revision, newest);
  }
});
