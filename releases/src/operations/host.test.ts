import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Outcome } from '../common/outcome.ts';
import { HOST } from '../record/hostRecord.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import { readHistory, readRegistry } from '../registry/revisions.ts';
import { watchedReleases } from '../registry/watched.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, refusal, testHost, testHostRelease, testRelease, value } from '../testing/releases.ts';
import { autoRollback } from './autoStop.ts';
import { checkBuild, checkPublished } from './checks.ts';
import { endCanary, startCanary } from './canary.ts';
import { disable } from './disable.ts';
import { collectGarbage } from './gc.ts';
import { inspect } from './inspect.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';

const by = 'ana';
const STORE = '@galley/shared/store';
const exporting = (...names: string[]) => ({ exports: { [STORE]: names } });
const importing = (...names: string[]): Partial<ReleaseRecord> => ({ imports: { [STORE]: names } });
const reasonsOf = (outcome: Outcome<unknown>) => (outcome.ok ? [] : outcome.refusal.reasons);

let storage: ReturnType<typeof memoryStorage>;
const registry = () => readRegistry(storage);
const activeHost = async () => {
  const { host, remotes } = await registry();
  return [host?.release, remotes[HOST]?.active];
};

/** Hosts 1 and 2; 3 lacks `formatDay`. Release A of orders needs little, B needs `formatDay`. */
beforeEach(async () => {
  storage = memoryStorage();
  await addRelease(storage, testHostRelease('1', exporting('galley', 'formatDay')));
  await addRelease(storage, testHostRelease('2', exporting('galley', 'formatDay', 'more')));
  await addRelease(storage, testHostRelease('3', exporting('galley')));
  await addRelease(storage, testRelease('orders', 'A', importing('galley')));
  await addRelease(storage, testRelease('orders', 'B', importing('galley', 'formatDay')));
  await addRelease(storage, testRelease('orders', 'C', importing('more')));
  value(await promote(storage, { by, remotes: { host: '1', orders: 'A' } }));
});

describe('The host as a release (REL-27)', () => {
  test('is promoted and rolled back like a remote, and the registry says what it provides', async () => {
    assert.deepEqual(await activeHost(), ['1', '1']);
    value(await promote(storage, { by, remotes: { host: '2' } }));
    assert.deepEqual(await activeHost(), ['2', '2']);
    value(await rollback(storage, { by, remote: HOST, reason: 'blank pages' }));
    assert.deepEqual(await activeHost(), ['1', '1']);
    const { host } = await registry();
    assert.deepEqual(host?.provides, testHost().provides);
    // The release has the names; the registry leaves them out because it's read twice a second.
    assert.equal(host?.exports, undefined);
    assert.deepEqual(await inspect(storage, testHost({ release: 'another' })), []);
  });

  test('is a canary for some of the people, and then for nobody', async () => {
    value(await startCanary(storage, { by, remote: HOST, release: '2', percent: 10 }));
    assert.deepEqual((await registry()).remotes[HOST], {
      active: '1',
      canary: { release: '2', percent: 10 },
    });
    assert.deepEqual(await activeHost(), ['1', '1']);
    value(await endCanary(storage, { by, remote: HOST }));
    assert.deepEqual((await registry()).remotes[HOST], { active: '1' });
  });

  test('can’t be disabled, because there is no page without it', async () => {
    const outcome = await disable(storage, { by, remote: HOST, reason: 'bad' });
    assert.equal(refusal(outcome), 'invalid');
    assert.match(String(reasonsOf(outcome)), /Roll it back instead/);
  });

  test('can’t also be recorded from a file, because two hosts would be active', async () => {
    assert.equal(refusal(await promote(storage, { by, host: testHost({ release: '9' }) })), 'invalid');
  });

  test('is rolled back automatically if it fails for clearly more people than the previous one (REL-30)', async () => {
    value(await promote(storage, { by, remotes: { host: '2' } }));
    const { remotes, ...rest } = await registry();
    const watched = watchedReleases({ ...rest, remotes }, await readHistory(storage), new Date(0));
    assert.deepEqual(
      watched.filter(({ remote }) => remote === HOST).map(({ release, baseline }) => [release, baseline]),
      [['2', '1']],
    );
    const people = { candidate: { people: 9, failing: 9 }, baseline: { people: 90, failing: 0 } };
    value(await autoRollback(storage, { remote: HOST, release: '2', ...people }));
    assert.deepEqual(await activeHost(), ['1', '1']);
  });

  test('has a card beside the remotes, with its published releases and who changed it', async () => {
    const { remotes } = await status(storage);
    const card = remotes.find(({ remote }) => remote === HOST);
    assert.deepEqual([card?.active, card?.published, card?.last?.by], ['1', ['1', '2', '3'], 'ana']);
  });

  test('is reported if its record or files have changed, and no longer passes the gate (REL-31)', async () => {
    storage.content.set('host/1/index.html', Buffer.from('changed'));
    assert.match(String(await inspect(storage, null)), /host 1: index\.html differs from the published file/);
    storage.content.set('host/2/assets/main.js', Buffer.from('changed'));
    const outcome = await promote(storage, { by, remotes: { host: '2' } });
    assert.equal(refusal(outcome), 'gate');
    assert.match(String(reasonsOf(outcome)), /host 2: assets\/main\.js differs from the published file/);
  });

  test('stays in the store while it’s active, even if ten newer ones are published (REL-33)', async () => {
    for (let number = 10; number < 22; number += 1)
      await addRelease(storage, {
        ...testHostRelease(String(number)),
        builtAt: `2026-11-22T00:00:${number}.000Z`,
      });
    const { removed } = value(await collectGarbage(storage, { by, now: new Date('2027-06-01') }));
    assert.deepEqual(
      removed
        .filter(({ remote }) => remote === HOST)
        .map(({ release }) => release)
        .sort(),
      ['10', '11', '2', '3'],
    );
    assert.deepEqual(await activeHost(), ['1', '1']);
  });
});

describe('Incompatible hosts and remotes (REL-26)', () => {
  test('a host is refused if it lacks a name that an active release or a canary imports, and the name is given', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    const outcome = await promote(storage, { by, remotes: { host: '3' } });
    assert.equal(refusal(outcome), 'gate');
    assert.deepEqual(reasonsOf(outcome), [
      `orders B: It imports \`formatDay\` from ${STORE}, which host 3 doesn't export.`,
    ]);
    assert.equal(refusal(await startCanary(storage, { by, remote: HOST, release: '3', percent: 5 })), 'gate');
    value(await rollback(storage, { by, remote: 'orders' }));
    value(await startCanary(storage, { by, remote: 'orders', release: 'B', percent: 5 }));
    assert.match(
      String(reasonsOf(await promote(storage, { by, remotes: { host: '3' } }))),
      /orders B: .*formatDay/,
    );
  });

  test('a host is refused if it would prevent a rollback to a release of the last day', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await promote(storage, { by, remotes: { orders: 'A' } }));
    const outcome = await promote(storage, { by, remotes: { host: '3' } });
    assert.deepEqual(reasonsOf(outcome), [
      `orders B, which was active within the last day: It imports \`formatDay\` from ${STORE}, which host 3 doesn't export.`,
    ]);
    // Asking first gives the same answer, before and after publishing.
    assert.deepEqual((await checkPublished(storage, HOST, '3')).reasons, reasonsOf(outcome));
    const unpublished = testHostRelease('4', exporting('galley'));
    assert.match(String((await checkBuild(storage, unpublished)).reasons), /^orders B, which was active/);
    const forced = await promote(storage, {
      by,
      remotes: { host: '3' },
      force: true,
      reason: 'no way round',
    });
    assert.equal(value(forced).gate.ok, false);
  });

  test('a host that isn’t published yet is checked with the active remotes, not as one of them', async () => {
    const check = (record: ReleaseRecord) => checkBuild(storage, record);
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual((await check(testHostRelease('3', exporting('galley')))).reasons, [
      `orders B: It imports \`formatDay\` from ${STORE}, which host 3 doesn't export.`,
    ]);
    assert.equal((await check(testHostRelease('4', exporting('galley', 'formatDay')))).ok, true);
    storage = memoryStorage();
    await addRelease(storage, testHostRelease('1'));
    value(await promote(storage, { by, remotes: { host: '1' } }));
    assert.equal((await check(testHostRelease('2', { federation: '2.10.0' }))).ok, true);
  });

  test('a remote that changes together with the host isn’t checked for rollbacks', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await promote(storage, { by, remotes: { host: '3', orders: 'A' } }));
    assert.deepEqual(await activeHost(), ['3', '3']);
    // A release that the current host can't run doesn't block another host.
    await addRelease(storage, testHostRelease('4', exporting('galley', 'new')));
    value(await promote(storage, { by, remotes: { host: '4' } }));
  });

  test('a remote is refused if it imports a name that the active host or its canary doesn’t export', async () => {
    assert.match(
      String(reasonsOf(await promote(storage, { by, remotes: { orders: 'C' } }))),
      /orders C: It imports `more` from @galley\/shared\/store, which host 1 doesn't export\./,
    );
    value(await startCanary(storage, { by, remote: HOST, release: '3', percent: 5 }));
    assert.deepEqual(reasonsOf(await promote(storage, { by, remotes: { orders: 'B' } })), [
      `orders B: Under the canary host 3: It imports \`formatDay\` from ${STORE}, which host 3 doesn't export.`,
    ]);
  });

  test('a rollback of the host goes to the newest earlier one that can run the active releases', async () => {
    value(await promote(storage, { by, remotes: { host: '3' } }));
    value(await promote(storage, { by, remotes: { host: '2' } }));
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    // 3, the previous one, lacks a name that orders B needs.
    value(await rollback(storage, { by, remote: HOST, reason: 'blank pages' }));
    assert.deepEqual(await activeHost(), ['1', '1']);
  });

  test('a broken record of an active remote doesn’t prevent a rollback of the host', async () => {
    value(await promote(storage, { by, remotes: { host: '2' } }));
    storage.content.set('orders/A/release.json', Buffer.from('{'));
    const outcome = await rollback(storage, { by, remote: HOST, reason: 'blank pages', force: true });
    assert.equal(value(outcome).moves[0]?.to, '1');
  });
});
