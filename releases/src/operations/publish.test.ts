import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { folderStorage } from '../storage/folderStorage.ts';
import { publish } from './publish.ts';
import { releasesOf } from '../record/records.ts';
import { readRegistry } from '../registry/revisions.ts';
import { addRelease, refusal, testHostRelease, testRelease } from '../testing/releases.ts';

let folder: string;
let dist: string;
const store = () => folderStorage(path.join(folder, 'store'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-publish-'));
  await addRelease(folderStorage(path.join(folder, 'built')), testRelease('orders', '1.0.0-a'));
  dist = path.join(folder, 'built/orders/1.0.0-a');
});
afterEach(() => rm(folder, { recursive: true }));

describe('Publishing a build', () => {
  test('its files go into the store and nothing is activated', async () => {
    assert.equal((await publish(store(), dist)).ok, true);
    assert.deepEqual(await releasesOf(store(), 'orders'), ['1.0.0-a']);
    assert.equal((await readRegistry(store())).revision, 0);
    const published = path.join(folder, 'store/orders/1.0.0-a/remoteEntry.js');
    assert.match(await readFile(published, 'utf8'), /^entry of orders 1\.0\.0-a/);
  });

  test('the host is published beside the remotes, with its page; its name is reserved (REL-27)', async () => {
    const built = folderStorage(path.join(folder, 'built'));
    const whole = testHostRelease('1');
    const { host: _host, ...remote } = testHostRelease('2');
    const { 'index.html': _page, ...files } = testHostRelease('3').files;
    await addRelease(built, whole);
    await addRelease(built, remote);
    await addRelease(built, { ...testHostRelease('3'), files });
    const publishHost = (release: string) => publish(store(), path.join(folder, 'built/host', release));
    assert.equal((await publishHost('1')).ok, true);
    assert.match((await store().readText('host/1/index.html')) ?? '', /id="root"/);
    for (const release of ['2', '3']) assert.equal(refusal(await publishHost(release)), 'invalid', release);
    assert.deepEqual(await releasesOf(store(), 'host'), ['1']);
  });

  test('only the files that the release lists are published', async () => {
    await writeFile(path.join(dist, 'remoteEntry.js.map'), '{}');
    await publish(store(), dist);
    assert.equal(await store().readText('orders/1.0.0-a/remoteEntry.js.map'), null);
  });

  test('a release is never overwritten, however many publish it at the same time (REL-01)', async () => {
    const outcomes = await Promise.all([
      publish(store(), dist),
      publish(store(), dist),
      publish(store(), dist),
    ]);
    assert.deepEqual(outcomes.map((outcome) => outcome.ok).filter(Boolean), [true]);
    assert.equal(refusal(await publish(store(), dist)), 'exists');
  });

  test('a release that the disk can’t store leaves nothing behind', async () => {
    // A name that no disk accepts, which simulates a full disk.
    const files = new Map([
      ['remoteEntry.js', Buffer.from('entry')],
      [`${'x'.repeat(300)}.js`, Buffer.from('chunk')],
    ]);
    await assert.rejects(store().addFolder('orders/1.0.0-b', files), /ENAMETOOLONG/);
    assert.deepEqual(await readdir(path.join(folder, 'store/.unfinished')), []);
    assert.deepEqual(await releasesOf(store(), 'orders'), []);
  });

  test('a dry run checks everything and adds nothing', async () => {
    assert.equal((await publish(store(), dist, { dryRun: true })).ok, true);
    assert.deepEqual(await releasesOf(store(), 'orders'), []);
    await publish(store(), dist);
    assert.equal(refusal(await publish(store(), dist, { dryRun: true })), 'exists');
  });

  test('a file that changed after the build is refused', async () => {
    await writeFile(path.join(dist, 'assets/screen.js'), 'other');
    assert.equal(refusal(await publish(store(), dist)), 'invalid');
    assert.deepEqual(await releasesOf(store(), 'orders'), []);
  });

  test('the id of an unfinished upload can only be used for the same build', async () => {
    await publish(store(), dist);
    await rm(path.join(folder, 'store/orders'), { recursive: true });
    const text = await readFile(path.join(dist, 'release.json'), 'utf8');
    await writeFile(path.join(dist, 'release.json'), text.replace('"commit":null', '"commit":"3f9ab2c1"'));
    const outcome = await publish(store(), dist);
    assert.match(String(!outcome.ok && outcome.refusal.reasons), /orders 1\.0\.0-a belongs to another build/);
    assert.deepEqual(await releasesOf(store(), 'orders'), []);
    await writeFile(path.join(dist, 'release.json'), text);
    assert.equal((await publish(store(), dist)).ok, true);
  });

  test('a remote with a name that the store reserves is refused', async () => {
    for (const remote of ['registry', 'published']) {
      const built = folderStorage(path.join(folder, 'own'));
      await addRelease(built, testRelease(remote, '1'));
      await assert.rejects(publish(store(), path.join(folder, 'own', remote, '1')), /\/remote /);
    }
  });

  test('a folder without a build is refused, and a path that leads out of it is an error', async () => {
    assert.equal(refusal(await publish(store(), folder)), 'invalid');
    const copy = path.join(folder, 'copy');
    await cp(dist, copy, { recursive: true });
    const record = testRelease('orders', '1.0.0-b');
    const outside = { ...record, files: { ...record.files, '../../etc/passwd': record.integrity } };
    await writeFile(path.join(copy, 'release.json'), JSON.stringify(outside));
    await assert.rejects(publish(store(), copy), /is invalid/);
  });
});
