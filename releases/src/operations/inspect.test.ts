import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { startCanary } from './canary.ts';
import { folderStorage } from '../storage/folderStorage.ts';
import { inspect } from './inspect.ts';
import { revisionFile } from '../storage/paths.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { readRegistry } from '../registry/revisions.ts';
import { status } from './status.ts';
import type { Storage } from '../storage/storage.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';

let folder: string;
let storage: Storage;
const [by, host] = ['ana', testHost()];
const look = () => inspect(storage, host);

/** Publishes a release from its build, as a team does. */
async function publishBuild(release: string): Promise<void> {
  const build = folderStorage(path.join(folder, 'build'));
  await addRelease(build, testRelease('orders', release));
  value(await publish(storage, path.join(folder, 'build/orders', release)));
}
async function edit(file: string, change: (text: string) => string): Promise<void> {
  await write(file, change((await storage.readText(file)) ?? ''));
}
const write = (file: string, text: string) => writeFile(path.join(folder, 'store', file), text);
const orders = async () => (await status(storage)).remotes.find(({ remote }) => remote === 'orders');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-inspect-'));
  storage = folderStorage(path.join(folder, 'store'));
  for (const release of ['A', 'B']) await publishBuild(release);
  value(await promote(storage, { by, host, remotes: { orders: 'A' } }));
});
afterEach(() => rm(folder, { recursive: true }));

describe('Changes made by hand are noticed (REL-10)', () => {
  test('a store that only commands have changed has no findings', async () => {
    value(await startCanary(storage, { by, remote: 'orders', release: 'B', percent: 5 }));
    assert.deepEqual(await look(), []);
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await look(), []);
    assert.equal((await orders())?.last?.by, by);
  });

  test('a release that somebody wrote into the registry is reported, and attributed to nobody', async () => {
    await edit(revisionFile(1), (text) => text.replace('"active": "A"', '"active": "B"'));
    const finding = 'The active release of orders was changed by hand, bypassing the history and the gate.';
    assert.deepEqual(await look(), [finding]);
    const state = await orders();
    assert.deepEqual([state?.active, state?.isEdited, state?.last], ['B', true, null]);
    // Also after another person's unrelated change.
    await addRelease(storage, testRelease('contacts', 'A'));
    value(await promote(storage, { by, remotes: { contacts: 'A' } }));
    assert.deepEqual(await look(), [finding]);
    assert.equal((await orders())?.last, null);
  });

  test('any other manual change of the newest revision is detected by its digest, and a promotion through the gate fixes it', async () => {
    for (const [from, to] of [
      ['"react": "19.3.1"', '"react": "20.0.0"'],
      ['"revision": 1', '"revision": 7'],
      ['"by": "ana"', '"by": "bo"'],
    ] as const) {
      const text = (await storage.readText(revisionFile(1))) ?? '';
      await edit(revisionFile(1), () => text.replace(from, to));
      const [finding] = await look();
      assert.equal(finding, 'registry/00000001.json has been changed by hand since it was written.');
      await write(revisionFile(1), text);
    }
    await edit(revisionFile(1), (text) => text.replace('"react": "19.3.1"', '"react": "20.0.0"'));
    value(await promote(storage, { by, host: testHost({ release: '2' }) }));
    assert.deepEqual(await inspect(storage, testHost({ release: '2' })), []);
  });

  test('a manual change of the history is detected by the next revision, even if its own digest is adjusted', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    const before = (await storage.readText(revisionFile(1))) ?? '';
    // As if somebody else had written it: complete, with its own digest.
    await rm(path.join(folder, 'store', revisionFile(1)));
    const other = folderStorage(path.join(folder, 'other'));
    for (const release of ['A', 'B']) await addRelease(other, testRelease('orders', release));
    value(await promote(other, { by: 'bo', host, remotes: { orders: 'A' } }));
    await write(revisionFile(1), (await other.readText(revisionFile(1))) ?? '');
    const named = 'registry/00000001.json has been changed by hand since it was written.';
    assert.deepEqual(await look(), [named]);
    await write(revisionFile(1), '{');
    assert.match((await look()).join(), /registry\/00000001\.json is invalid/);
    await write(revisionFile(1), before);
    assert.deepEqual(await look(), []);
  });

  test('a release whose record and files were changed is reported even before it’s active, and rejected by the gate', async () => {
    // The record matches its files, but not the digest from its publication.
    const other = testRelease('orders', 'B', { version: '6.6.6' });
    await write('orders/B/release.json', JSON.stringify(other));
    assert.deepEqual(await look(), ['orders B: its release.json differs from the published one.']);
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'B' } })), 'gate');
    assert.equal((await readRegistry(storage)).remotes['orders']?.active, 'A');
  });

  test('a missing or changed file of an active release is reported', async () => {
    await write('orders/A/assets/screen.js', 'other');
    await rm(path.join(folder, 'store/orders/A/remoteEntry.js'));
    assert.deepEqual(await look(), [
      'orders A: remoteEntry.js is missing.',
      'orders A: assets/screen.js differs from the published file.',
    ]);
    await rm(path.join(folder, 'store/orders/A'), { recursive: true });
    assert.deepEqual(await look(), ['orders A is active but missing.']);
  });

  test('releases without a stored digest aren’t reported', async () => {
    await rm(path.join(folder, 'store/published'), { recursive: true });
    assert.deepEqual(await look(), []);
    await publishBuild('C');
    await cp(
      path.join(folder, 'store/orders/A/release.json'),
      path.join(folder, 'store/orders/C/release.json'),
    );
    assert.deepEqual(await look(), ['orders C: its release.json differs from the published one.']);
  });

  test('a served host that isn’t the recorded one is reported with both names', async () => {
    const [finding, ...others] = await inspect(storage, testHost({ release: '2.0.0-next' }));
    assert.match(finding ?? '', /served host \(2\.0\.0-next\) differs from the registry's \(1\.0\.0-host\)/);
    assert.deepEqual(others, []);
    const rebuilt = testHost({ provides: { react: '20.0.0' } });
    assert.equal((await inspect(storage, rebuilt)).length, 1, 'same name, but it provides something else');
    assert.deepEqual(await inspect(storage, null), []);
  });
});
