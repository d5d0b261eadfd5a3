import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { folderStorage } from './folder-storage.ts';
import { readRegistry } from './records.ts';
import { addRelease, testHost, testRelease } from './testing.ts';

interface App {
  name: string;
  release: string;
  dist: string;
}

const tools = path.resolve(import.meta.dirname, '../../tools/federation');
const { publishAll } = (await import(path.join(tools, 'publish.mjs'))) as {
  publishAll: (apps: App[], store: string) => Promise<string[]>;
};

let folder: string;
let store: string;

/** A build of orders, always under one id, as a deployer's RELEASE_ID makes it. */
async function build(name: string, inputs: string): Promise<App> {
  await addRelease(folderStorage(path.join(folder, name)), testRelease('orders', '1.0.0-a'));
  const dist = path.join(folder, name, 'orders/1.0.0-a');
  const record = { ...testRelease('orders', '1.0.0-a'), inputs };
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(record));
  return { name: 'orders', release: '1.0.0-a', dist };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-builds-'));
  store = path.join(folder, 'store');
  const host = { name: 'host', release: testHost().release, dist: folder };
  await writeFile(path.join(folder, 'host.json'), JSON.stringify(testHost()));
  await publishAll([host, await build('first', 'one')], store);
});
afterEach(() => rm(folder, { recursive: true }));

describe('Publishing what was built', () => {
  test('the same build again changes nothing', async () => {
    assert.deepEqual(await publishAll([await build('again', 'one')], store), []);
  });

  test('another build under a release id that is taken is an error, and not taken for the one that is there', async () => {
    const other = await build('other', 'two');
    await assert.rejects(publishAll([other], store), /orders 1\.0\.0-a is taken by another build/);
    assert.equal((await readRegistry(folderStorage(store))).revision, 1);
  });

  test('a release whose record somebody broke keeps nothing else from being published', async () => {
    await writeFile(path.join(store, 'orders/1.0.0-a/release.json'), '{');
    assert.deepEqual(await publishAll([await build('again', 'one')], store), []);
  });
});
