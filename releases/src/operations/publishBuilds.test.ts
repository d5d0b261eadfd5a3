import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { folderStorage } from '../storage/folderStorage.ts';
import { readHistory } from '../registry/revisions.ts';
import { originText } from '../record/originText.ts';
import { releasesOf } from '../record/records.ts';
import { readRegistry } from '../registry/revisions.ts';
import { addRelease, testHostRelease, testRelease } from '../testing/releases.ts';
import { fillTrusted } from '../testing/trust.ts';

interface App {
  name: string;
  release: string;
  dist: string;
}

const tools = path.resolve(import.meta.dirname, '../../../tools/federation');
const { publishAll } = (await import(path.join(tools, 'publish.mjs'))) as {
  publishAll: (apps: App[], store: string, activation: Activation) => Promise<string[] | null>;
};
const { originOf } = (await import(path.join(tools, '../remote/origin.mjs'))) as {
  originOf: (inputs: string[], folder: string) => string | null;
};
const { activation } = (await import(path.join(tools, '../lib/activation.mjs'))) as {
  activation: (env: Record<string, string>) => Activation;
};
const DEVELOPER = activation({});

interface Activation {
  when: string;
  by: string;
}

let folder: string;
let store: string;

/** A build of orders, always under the same id, as with a deployer's RELEASE_ID. */
async function build(name: string, inputs: string): Promise<App> {
  await addRelease(folderStorage(path.join(folder, name)), testRelease('orders', '1.0.0-a'));
  const dist = path.join(folder, name, 'orders/1.0.0-a');
  const record = { ...testRelease('orders', '1.0.0-a'), inputs };
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(record));
  return { name: 'orders', release: '1.0.0-a', dist };
}

const HOST_RELEASE = '1.0.0-host';

async function buildHost(): Promise<App> {
  await addRelease(folderStorage(path.join(folder, 'built')), testHostRelease(HOST_RELEASE));
  return { name: 'host', release: HOST_RELEASE, dist: path.join(folder, 'built/host', HOST_RELEASE) };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-builds-'));
  store = path.join(folder, 'store');
  await publishAll([await buildHost(), await build('first', 'one')], store, DEVELOPER);
});
afterEach(() => rm(folder, { recursive: true }));

describe('Publishing builds', () => {
  test('the same build again changes nothing', async () => {
    assert.deepEqual(await publishAll([await build('again', 'one')], store, DEVELOPER), []);
  });

  test('a different build under a published id is an error, not mistaken for the published one', async () => {
    const other = await build('other', 'two');
    await assert.rejects(publishAll([other], store, DEVELOPER), /orders 1\.0\.0-a belongs to another build/);
    assert.equal((await readRegistry(folderStorage(store))).revision, 1);
  });

  test('a build whose id was used by a deleted release is an error that says so', async () => {
    await rm(path.join(store, 'orders'), { recursive: true });
    const other = await build('other', 'two');
    await assert.rejects(publishAll([other], store, DEVELOPER), /orders 1\.0\.0-a belongs to another build/);
  });

  test('a release with a broken record doesn’t prevent other publications', async () => {
    await writeFile(path.join(store, 'orders/1.0.0-a/release.json'), '{');
    assert.deepEqual(await publishAll([await build('again', 'one')], store, DEVELOPER), []);
  });
});

describe('Starting (REL-11)', () => {
  const configured = () => activation({ RELEASE_STORE: store });
  const next = async (): Promise<App> => {
    const record = testRelease('orders', '1.0.0-b');
    await addRelease(folderStorage(path.join(folder, 'next')), record);
    return { name: 'orders', release: '1.0.0-b', dist: path.join(folder, 'next/orders/1.0.0-b') };
  };
  const state = async () => {
    const storage = folderStorage(store);
    const { remotes } = await readRegistry(storage);
    return { active: remotes['orders']?.active, published: await releasesOf(storage, 'orders') };
  };

  test('in a checkout with its own store activates the builds, and the history names a developer build', async () => {
    assert.deepEqual(await publishAll([await next()], store, DEVELOPER), ['orders 1.0.0-b']);
    assert.equal((await readHistory(folderStorage(store))).at(-1)?.by, 'developer build');
  });

  test('with a configured store that has active releases publishes and activates nothing', async () => {
    assert.equal(await publishAll([await next()], store, configured()), null);
    assert.deepEqual(await state(), { active: '1.0.0-a', published: ['1.0.0-a'] });
  });

  test('with a configured store activates if the store is empty, or on request', async () => {
    const asked = activation({ RELEASE_STORE: store, RELEASE_ACTIVATE: 'always' });
    assert.deepEqual(await publishAll([await next()], store, asked), ['orders 1.0.0-b']);
    assert.equal((await readHistory(folderStorage(store))).at(-1)?.by, 'build');
    const empty = path.join(folder, 'empty');
    const activated = await publishAll([await buildHost(), await next()], empty, configured());
    assert.deepEqual(activated, [`host ${HOST_RELEASE}`, 'orders 1.0.0-b']);
    const { host, remotes } = await readRegistry(folderStorage(empty));
    assert.deepEqual([host?.release, remotes['host']?.active], [HOST_RELEASE, HOST_RELEASE]);
  });

  test('with RELEASE_ACTIVATE=never publishes nothing, and lists the valid values of RELEASE_ACTIVATE', async () => {
    assert.throws(() => activation({ RELEASE_ACTIVATE: 'yes' }), /always, empty, never/);
    const never = activation({ RELEASE_ACTIVATE: 'never' });
    assert.equal(await publishAll([await next()], store, never), null);
    // Not even a store whose key policy this process has no key for.
    const signed = path.join(folder, 'signed');
    await fillTrusted(folderStorage(signed));
    assert.equal(await publishAll([await next()], signed, never), null);
  });
});

test('a build names only the commit if every input is committed (REL-11)', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@galley.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const origin = () => originOf(['remote-orders', 'shared'], folder);
  assert.equal(origin(), null);
  git('init', '-q');
  await mkdir(path.join(folder, 'remote-orders'));
  await writeFile(path.join(folder, 'remote-orders/Screen.tsx'), 'one');
  git('add', 'remote-orders');
  git('commit', '-qm', 'Add the screen');
  const commit = git('rev-parse', 'HEAD').trim();
  assert.equal(origin(), commit);
  await writeFile(path.join(folder, 'README.md'), 'not an input of the build');
  assert.equal(origin(), commit);
  await writeFile(path.join(folder, 'remote-orders/New.tsx'), 'two');
  assert.equal(origin(), `${commit}+uncommitted`);
  assert.equal(originText(origin() ?? ''), `${commit.slice(0, 8)} with uncommitted changes`);
  git('add', 'remote-orders');
  assert.equal(origin(), `${commit}+uncommitted`);
  git('commit', '-qm', 'Add another');
  assert.equal(origin(), git('rev-parse', 'HEAD').trim());
  await writeFile(path.join(folder, 'remote-orders/Screen.tsx'), 'changed');
  assert.match(origin() ?? '', /\+uncommitted$/);
});
