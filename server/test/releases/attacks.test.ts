import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { attackedStore, hashesIn, serverOf, type AttackedServer } from './attackedStore.ts';
import type { Attack } from './attack.ts';
import { revisionAttacks } from './revisionAttacks.ts';
import { policyAttacks, releaseAttacks, storedAttacks } from './storeAttacks.ts';

const attacks = [...revisionAttacks, ...storedAttacks, ...policyAttacks, ...releaseAttacks];

/** What a page can run from a server, by default and by a link. */
async function runnable(server: AttackedServer, { link }: Attack): Promise<Set<string>> {
  const registry = link === undefined ? await server.registry() : await server.override(link, 'Sales');
  return hashesIn(registry);
}

/** Attacks a store that a server serves: that server, and one that starts later, run nothing of the attacker's, and say why. */
async function assertRefused(attack: Attack): Promise<void> {
  const store = await attackedStore();
  const running = serverOf(store);
  const good = await running.registry();
  await attack.by(store);
  for (const server of [running, serverOf(store)]) {
    const { revision, remotes } = await server.registry();
    assert.deepEqual({ revision, remotes }, { revision: good.revision, remotes: good.remotes });
    const foreign = [...(await runnable(server, attack))].filter((file) => !hashesIn(good).has(file));
    assert.deepEqual(foreign, []);
    assert.match((await server.said()).join('\n'), attack.says);
    server.close();
  }
}

describe('An attacker who can write the release store can’t run code in anybody’s page (REL-20)', () => {
  for (const attack of attacks)
    test(`${attack.name}: the last good registry keeps running, and the reason is reported`, () =>
      assertRefused(attack));

  test('at least forty attacks are tried', () => assert.ok(attacks.length >= 40, String(attacks.length)));

  test('the same store without an attack is served in full, with a withdrawn release only for Operations', async () => {
    const store = await attackedStore();
    const server = serverOf(store);
    assert.deepEqual(Object.keys((await server.registry()).releases).sort(), ['contacts', 'orders']);
    assert.ok((await server.override('B', 'Operations')).releases.orders?.B);
    assert.equal((await server.override('B', 'Sales')).releases.orders?.B, undefined);
    assert.deepEqual(await server.said(), []);
    store.write(
      store.next,
      store.revision(store.keys.orders, 'orders', (registry) => registry),
    );
    assert.equal((await server.registry()).revision, 10, 'a valid revision made by these tests counts');
    server.close();
  });
});
