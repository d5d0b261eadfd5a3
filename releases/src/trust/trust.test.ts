import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { inspect } from '../operations/inspect.ts';
import { disable } from '../operations/disable.ts';
import { promote } from '../operations/promote.ts';
import { rollback } from '../operations/rollback.ts';
import { publishBuild } from '../operations/publish.ts';
import { checkRelease } from '../gate/gate.ts';
import { readHistory, readRegistry } from '../registry/revisions.ts';
import { policyFile, revisionFile } from '../storage/paths.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, refusal, testBuild, testHost, testRelease, value } from '../testing/releases.ts';
import { fillTrusted, publishAs, storeOf, TEST_KEYS, testKey } from '../testing/trust.ts';
import { addKey, endKey, initPolicy, vouchFor } from './changePolicy.ts';
import { digestOfState } from './step.ts';
import { TOLD_MS } from './chain.ts';
import { anchorsIn, refuseWithoutKeys, withKeys } from './openTrusted.ts';
import { policyText } from './policies.ts';
import { trustedStorage } from './trustedStorage.ts';

let storage: ReturnType<typeof memoryStorage>;
const as = (who: Parameters<typeof storeOf>[1]) => storeOf(storage, who);
const active = async (remote: string) => (await readRegistry(as(null))).remotes[remote]?.active;

beforeEach(async () => {
  storage = memoryStorage();
  await fillTrusted(storage);
});

describe('Keys of teams, operations, host and server', () => {
  test('a team releases its own remotes, and the history names its key, whatever --by says (REL-15)', async () => {
    value(await promote(as('orders'), { by: 'somebody', remotes: { orders: 'B' } }));
    value(await rollback(as('orders'), { by: 'somebody', remote: 'orders' }));
    value(await disable(as('orders'), { by: 'somebody', remote: 'orders', reason: 'wrong prices' }));
    const lines = (await readHistory(as(null))).slice(-3);
    assert.deepEqual(
      lines.map(({ by, operation }) => [by, operation]),
      [
        ['orders', 'promote'],
        ['orders', 'rollback'],
        ['orders', 'disable'],
      ],
    );
    assert.deepEqual(await inspect(as(null), testHost()), []);
  });

  test('a team can change neither another team’s remotes nor the host', async () => {
    const orders = as('orders');
    assert.equal(refusal(await promote(orders, { by: '', remotes: { contacts: 'B' } })), 'forbidden');
    assert.equal(refusal(await promote(orders, { by: '', host: testHost({ release: '2' }) })), 'forbidden');
    assert.equal(refusal(await publishBuild(orders, testBuild(testRelease('contacts', 'C')))), 'forbidden');
    assert.equal(refusal(await promote(as('host'), { by: '', remotes: { orders: 'B' } })), 'forbidden');
    assert.equal(await active('contacts'), 'A');
  });

  test('operations can release everything; so can a server, for whoever is signed in, but it can’t publish', async () => {
    value(await promote(as('operations'), { by: '', remotes: { orders: 'B', contacts: 'B' } }));
    value(await rollback(as('server'), { by: 'Ana Lee', remote: 'orders' }));
    assert.deepEqual(
      (await readHistory(as(null))).slice(-3).map(({ by }) => by),
      ['operations', 'operations', 'Ana Lee'],
    );
    assert.equal(
      refusal(await publishBuild(as('server'), testBuild(testRelease('orders', 'C')))),
      'forbidden',
    );
  });

  test('an unsigned release can’t be activated, not even by force (REL-14)', async () => {
    await addRelease(storage, testRelease('orders', 'C'));
    const forced = { by: '', reason: 'It must go out', force: true };
    const outcome = await promote(as('operations'), { ...forced, remotes: { orders: 'C' } });
    assert.equal(refusal(outcome), 'forbidden');
    assert.match(JSON.stringify(outcome), /orders C: Its release\.json is not signed\./);
    assert.equal(await active('orders'), 'A');
  });

  test('a forged revision far ahead of the newest is ignored and reported (REL-17)', async () => {
    const newest = (await readRegistry(as(null))).revision;
    const forged = storage.readText(revisionFile(newest));
    await storage.createText(revisionFile(newest + 900), (await forged) ?? '');
    assert.equal((await readRegistry(as(null))).revision, newest);
    const store = as(null);
    await readRegistry(store);
    assert.equal(store.trust?.refusedLast(), 0);
    const findings = await inspect(store, testHost());
    assert.equal(store.trust?.refusedLast(), 1, 'reported by /health');
    assert.ok(
      findings.some((finding) =>
        finding.startsWith(`${revisionFile(newest + 900)} doesn't follow revision ${newest}`),
      ),
      findings.join(' '),
    );
    value(await promote(as('orders'), { by: '', remotes: { orders: 'B' } }));
  });

  test('a change that a later policy takes back is reported even if the store was read in between (REL-17)', async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const { policy: before, state } = await as('operations').verified();
    value(await promote(as('orders'), { by: '', remotes: { orders: 'B' } }));
    const reader = as(null);
    assert.equal((await readRegistry(reader)).remotes.orders?.active, 'B');
    // Revokes the key, and vouches only for the registry before its change.
    const { revision } = state.registry;
    const keys = before.policy.keys.map((key) =>
      key.name === 'orders'
        ? { ...key, ended: { how: 'revoked' as const, at: new Date().toISOString(), reason: 'stolen' } }
        : key,
    );
    const number = before.policy.number + 1;
    const registry = { revision, digest: digestOfState(state) };
    const text = policyText({ ...before.policy, number, keys, registry }, TEST_KEYS.operations);
    await storage.createText(policyFile(number), text);
    const tells = async () =>
      (await reader.trust.refusals()).filter((sentence) => sentence.endsWith('is active again.'));
    const says = [
      `${policyFile(number)} doesn't accept revision ${revision + 1}: revision ${revision} is active again.`,
    ];
    for (let looks = 0; looks < 3; looks += 1)
      assert.equal((await readRegistry(reader)).remotes.orders?.active, 'A');
    assert.ok((reader.trust.refusedLast() ?? 0) >= 2, 'counted by /health');
    assert.deepEqual([await tells(), await tells()], [says, says]);
    mock.timers.tick(TOLD_MS);
    assert.deepEqual(await tells(), says, 'while the refused revision is in the store');
    storage.content.delete(revisionFile(revision + 1));
    assert.deepEqual(await tells(), []);
  });

  test('a change that was taken back and is no longer in the store is reported for some minutes (REL-17)', async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const { policy: before, state } = await as('operations').verified();
    value(await promote(as('orders'), { by: '', remotes: { orders: 'B' } }));
    const reader = as(null);
    await readRegistry(reader);
    const { revision } = state.registry;
    storage.content.delete(revisionFile(revision + 1));
    const number = before.policy.number + 1;
    const text = policyText({ ...before.policy, number }, TEST_KEYS.operations);
    await storage.createText(policyFile(number), text);
    await readRegistry(reader);
    // A second change to the keys soon after doesn't hide it.
    const next = policyText({ ...before.policy, number: number + 1 }, TEST_KEYS.operations);
    await storage.createText(policyFile(number + 1), next);
    await readRegistry(reader);
    mock.timers.tick(TOLD_MS - 1);
    assert.deepEqual(await reader.trust.refusals(), [
      `${policyFile(number)} doesn't accept revision ${revision + 1}: revision ${revision} is active again.`,
    ]);
    mock.timers.tick(1);
    assert.deepEqual(await reader.trust.refusals(), []);
  });

  test('nothing can be changed without a key, or with one that isn’t in the policy', async () => {
    for (const who of [null, testKey()]) {
      assert.equal(refusal(await promote(as(who), { by: '', remotes: { orders: 'B' } })), 'forbidden');
      assert.equal(refusal(await publishBuild(as(who), testBuild(testRelease('orders', 'C')))), 'forbidden');
    }
    assert.equal(await active('orders'), 'A');
  });
});

describe('A key (REL-16)', () => {
  const end = (how: 'retired' | 'revoked') =>
    endKey(as('operations'), { name: 'orders', how, reason: 'left the company' });
  const gate = async (release: string) =>
    checkRelease(as(null), { hosts: [testHost()], remotes: [] }, 'orders', release);

  test('can be retired: what it signed before keeps running, and it can’t sign anything more', async () => {
    value(await end('retired'));
    assert.equal((await gate('B')).ok, true);
    value(await promote(as('operations'), { by: '', remotes: { orders: 'B' } }));
    assert.equal(refusal(await promote(as('orders'), { by: '', remotes: { orders: 'A' } })), 'forbidden');
    assert.deepEqual(await inspect(as(null), testHost()), []);
  });

  test('can be revoked: nothing that it signed passes the gate, except what Operations vouches for', async () => {
    value(await vouchFor(as('operations'), { remote: 'orders', release: 'B', reason: 'reviewed' }));
    value(await end('revoked'));
    assert.deepEqual((await gate('A')).reasons, [
      'Its release.json is signed by the key orders, which was revoked: left the company.',
    ]);
    assert.equal((await gate('B')).ok, true);
    assert.match(
      String(await inspect(as(null), testHost())),
      /orders A: Its release.json is signed by.*revoked/,
    );
  });

  test('can be revoked after it was retired: what it signed is no longer valid', async () => {
    value(await end('retired'));
    value(await end('revoked'));
    assert.equal((await gate('A')).ok, false);
  });

  test('can be replaced by another one of the same team', async () => {
    const next = testKey();
    const owner = { name: 'orders-2', public: next.public, role: 'team' as const, remotes: ['orders'] };
    value(await addKey(as('operations'), owner, 'rotation'));
    value(await end('retired'));
    await publishAs(as(next), testRelease('orders', 'C'));
    value(await promote(as(next), { by: '', remotes: { orders: 'C' } }));
    assert.equal(await active('orders'), 'C');
    assert.equal((await readHistory(as(null))).at(-1)?.by, 'orders-2');
  });

  test('can’t be revoked if it’s the last Operations key, and neither name nor key can be used twice', async () => {
    const operations = as('operations');
    assert.equal(
      refusal(await endKey(operations, { name: 'operations', how: 'revoked', reason: 'lost' })),
      'invalid',
    );
    const twice = { name: 'orders', public: testKey().public, role: 'team' as const, remotes: ['orders'] };
    assert.equal(refusal(await addKey(operations, twice, '')), 'invalid');
    const same = { ...twice, name: 'other', public: TEST_KEYS.orders.public };
    assert.equal(refusal(await addKey(operations, same, '')), 'invalid');
    assert.equal(refusal(await addKey(operations, { ...twice, name: 'none', remotes: [] }, '')), 'invalid');
    assert.equal(refusal(await addKey(as('orders'), { ...twice, name: 'more' }, '')), 'forbidden');
  });
});

describe('Operations keys (REL-18)', () => {
  test('a lost key is replaced by a new anchor in the servers’ settings', async () => {
    const found = testKey();
    const anchors = [TEST_KEYS.operations.public, found.public];
    const store = trustedStorage(storage, { anchors, key: found });
    const owner = { name: 'ops-2', public: found.public, role: 'operations' as const, remotes: [] };
    value(await addKey(store, owner, 'the Operations key is lost'));
    value(await endKey(store, { name: 'operations', how: 'revoked', reason: 'lost' }));
    const later = trustedStorage(storage, { anchors: [found.public], key: found });
    value(await promote(later, { by: '', remotes: { orders: 'B' } }));
    assert.deepEqual(await inspect(later, testHost()), []);
    // Even if servers still name the lost key as an anchor.
    const thief = trustedStorage(storage, { anchors, key: TEST_KEYS.operations });
    const owner3 = { ...owner, name: 'ops-3', public: testKey().public };
    assert.equal(refusal(await addKey(thief, owner3, 'mine')), 'forbidden');
  });

  test('a store in use can add keys: the first policy vouches for what is published and active', async () => {
    const used = memoryStorage();
    for (const release of ['A', 'B']) await addRelease(used, testRelease('orders', release));
    value(await promote(used, { by: 'ana', host: testHost(), remotes: { orders: 'A' } }));
    value(await initPolicy(used, TEST_KEYS.operations, { name: 'ops', reason: 'begin' }));
    const store = storeOf(used, 'operations');
    value(await promote(store, { by: '', remotes: { orders: 'B' } }));
    value(await rollback(store, { by: '', remote: 'orders' }));
    assert.deepEqual(await inspect(store, testHost()), []);
    assert.equal(
      refusal(await initPolicy(used, TEST_KEYS.operations, { name: 'ops', reason: 'again' })),
      'exists',
    );
  });

  test('a store with a policy can’t be opened without keys, nor a store without a policy with keys', async () => {
    await assert.rejects(refuseWithoutKeys(withKeys(storage, { anchors: [] })), /set RELEASE_TRUST/);
    await assert.rejects(readRegistry(storeOf(memoryStorage(), null)), /no policy/);
    assert.throws(() => anchorsIn({ RELEASE_TRUST: 'x' }), /RELEASE_TRUST has x, which isn't a public key/);
  });
});
