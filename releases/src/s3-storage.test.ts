import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openS3, s3Client } from './open-s3.ts';
import { promote } from './promote.ts';
import { readRegistry, readRelease, releasesOf } from './records.ts';
import { s3Objects, type Objects } from './s3-objects.ts';
import { s3Storage } from './s3-storage.ts';
import { addRelease, testHost, testRelease, value } from './testing.ts';
import { BUCKET, startS3, type TestS3 } from './testing-s3.ts';

const LEASE_MS = 600;
const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));

describe('A release store in a bucket (REL-09)', () => {
  let server: TestS3;
  let prefix: string;
  let objects: Objects;
  const open = (leaseMs = LEASE_MS) => s3Storage(s3Client(), BUCKET, prefix, leaseMs);

  before(async () => {
    server = await startS3();
    Object.assign(process.env, server.environment);
  });
  after(() => server.close());
  beforeEach(() => {
    prefix = `${randomUUID()}/`;
    objects = s3Objects(s3Client(), BUCKET, prefix);
  });

  test('of several that publish one release at once, one does', async () => {
    const release = files({ 'a.js': 'a', 'release.json': '{}' });
    const added = await Promise.all([1, 2, 3].map(() => open().addFolder('orders/A', release)));
    assert.deepEqual(
      added.filter((isAdded) => isAdded),
      [true],
    );
  });

  test('a published file is never overwritten, also not by an upload that began before', async () => {
    await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' }));
    await objects.remove('orders/A/release.json');
    const other = files({ 'a.js': 'other', 'release.json': '{}' });
    await assert.rejects(open().addFolder('orders/A', other), /a\.js is there with another content/);
    assert.equal(await open().readText('orders/A/a.js'), 'a');
  });

  test('an upload that was interrupted is no release, and publishing again completes it', async () => {
    await objects.put('orders/A/a.js', 'a');
    assert.deepEqual(await releasesOf(open(), 'orders'), []);
    assert.ok(await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' })));
    assert.deepEqual(await releasesOf(open(), 'orders'), ['A']);
  });

  test('a listing that comes in pages is read to its end', async () => {
    for (const name of ['a', 'b', 'c']) await objects.put(`orders/${name}/x.js`, name);
    const paged = s3Objects(s3Client(), BUCKET, prefix, 1);
    assert.deepEqual(await paged.list('orders/'), ['orders/a/x.js', 'orders/b/x.js', 'orders/c/x.js']);
    assert.deepEqual(await paged.folders(''), ['orders']);
  });

  test('a release is removed with all its files', async () => {
    await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' }));
    await open().removeFolder('orders/A');
    assert.deepEqual(await objects.list('orders/'), []);
  });

  test('writers that come together write one after the other', async () => {
    let inside = 0;
    const work = async () => {
      inside += 1;
      assert.equal(inside, 1);
      await sleep(20);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => open().exclusively(work)));
  });

  test('a writer that was killed is waited for as long as its lease, then passed over', async () => {
    const dead = { id: 'dead', by: '1 elsewhere', renewal: 0, free: false };
    await objects.put('.lock', JSON.stringify(dead));
    const started = performance.now();
    await open().exclusively(async () => {});
    assert.ok(performance.now() - started >= LEASE_MS);
  });

  test('a writer that works longer than its lease keeps it', async () => {
    // Long enough that a busy machine renews it in time.
    const leaseMs = 4_000;
    let isOver = false;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const long = open(leaseMs).exclusively(async () => {
      begin();
      await sleep(leaseMs * 2);
      isOver = true;
    });
    await begun;
    await open(leaseMs).exclusively(async () => assert.ok(isOver));
    await long;
  });

  test('a writer that lost its lease while it slept writes nothing more', async () => {
    const storage = open();
    await addRelease(storage, testRelease('orders', 'A'));
    value(await promote(storage, { by: 'ana', host: testHost(), remotes: { orders: 'A' } }));
    const late = storage.exclusively(async () => {
      // Nothing of this process runs for a while: no renewal either.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LEASE_MS * 2);
      await storage.replaceText('releases.json', '{}');
    });
    await assert.rejects(late, /nothing more is written/);
    assert.equal((await readRegistry(storage)).revision, 1);
  });

  test('a bucket that is not there, or not named, is an error and no empty store', async () => {
    await assert.rejects(openS3('s3://nowhere/x').readText('releases.json'), /bucket/i);
    assert.throws(() => openS3('s3:///x'), /names no bucket/);
  });

  test('an address names bucket and folder', async () => {
    await objects.put('releases.json', 'here');
    assert.equal(await openS3(`s3://${BUCKET}/${prefix}`).readText('releases.json'), 'here');
  });
});

describe('A server that was out of reach for the first write', () => {
  test('is written to as soon as it is back, without a restart', async () => {
    const server = await startS3();
    Object.assign(process.env, server.environment);
    const client = s3Client();
    let isAway = true;
    client.middlewareStack.add(
      (next) => async (args) => {
        if (isAway && 'Key' in args.input && args.input.Key === '.conditional')
          throw new Error('out of reach');
        return next(args);
      },
      { step: 'initialize' },
    );
    const storage = s3Storage(client, BUCKET, '', LEASE_MS);
    await assert.rejects(
      storage.exclusively(async () => {}),
      /out of reach/,
    );
    isAway = false;
    assert.equal(await storage.exclusively(async () => 'written'), 'written');
    await server.close();
  });
});

describe('A server that ignores conditional writes', () => {
  test('can hold no releases: nothing is published or promoted there', async () => {
    const server = await startS3(false);
    Object.assign(process.env, server.environment);
    const storage = openS3(`s3://${BUCKET}`);
    await assert.rejects(
      addRelease(storage, testRelease('orders', 'A')),
      /ignores If-None-Match when it writes/,
    );
    assert.equal(await readRelease(storage, 'orders', 'A'), null);
    await server.close();
  });
});
