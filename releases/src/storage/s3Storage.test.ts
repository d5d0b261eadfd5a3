import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { openS3, s3Client } from './openS3.ts';
import { readRelease, releasesOf } from '../record/records.ts';
import { s3Objects, type Objects } from './s3Objects.ts';
import { s3Storage } from './s3Storage.ts';
import { addRelease, testRelease } from '../testing/releases.ts';
import { BUCKET, startS3, type TestS3 } from '../testing/s3.ts';

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));

describe('A release store in a bucket (REL-09)', () => {
  let server: TestS3;
  let prefix: string;
  let objects: Objects;
  const open = () => s3Storage(s3Client(), BUCKET, prefix);

  before(async () => {
    server = await startS3();
    Object.assign(process.env, server.environment);
  });
  after(() => server.close());
  beforeEach(() => {
    prefix = `${randomUUID()}/`;
    objects = s3Objects(s3Client(), BUCKET, prefix);
  });

  test('if several publish the same release at the same time, one succeeds', async () => {
    const release = files({ 'a.js': 'a', 'release.json': '{}' });
    const added = await Promise.all([1, 2, 3].map(() => open().addFolder('orders/A', release)));
    assert.deepEqual(
      added.filter((isAdded) => isAdded),
      [true],
    );
  });

  test('a published file is never overwritten, not even by an upload that started earlier', async () => {
    await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' }));
    await objects.remove('orders/A/release.json');
    const other = files({ 'a.js': 'other', 'release.json': '{}' });
    await assert.rejects(open().addFolder('orders/A', other), /a\.js already exists with other content/);
    assert.equal(await open().readText('orders/A/a.js'), 'a');
  });

  test('an interrupted upload isn’t a release, and publishing again completes it', async () => {
    await objects.create('orders/A/a.js', 'a');
    assert.deepEqual(await releasesOf(open(), 'orders'), []);
    assert.ok(await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' })));
    assert.deepEqual(await releasesOf(open(), 'orders'), ['A']);
  });

  test('a listing with several pages is read to its end', async () => {
    for (const name of ['a', 'b', 'c']) await objects.create(`orders/${name}/x.js`, name);
    const paged = s3Objects(s3Client(), BUCKET, prefix, 1);
    assert.deepEqual((await paged.list('orders/')).files, ['a/x.js', 'b/x.js', 'c/x.js']);
    assert.deepEqual((await paged.list('', '/')).folders, ['orders']);
  });

  test('a release is removed with all its files', async () => {
    await open().addFolder('orders/A', files({ 'a.js': 'a', 'release.json': '{}' }));
    await open().removeFolder('orders/A');
    assert.deepEqual((await objects.list('orders/')).files, []);
  });

  test('if many create the same file, one succeeds; a retry after a lost response learns of its success', async () => {
    const created = await Promise.all(
      Array.from({ length: 8 }, (_, index) => open().createText('registry/1.json', String(index))),
    );
    assert.deepEqual(created.filter(Boolean), [true]);
    assert.equal(await open().readText('registry/1.json'), String(created.indexOf(true)));
    // The client sends a request again after its response was lost.
    assert.equal(await open().createText('registry/1.json', String(created.indexOf(true))), true);
  });

  test('a missing or unnamed bucket is an error, not an empty store', async () => {
    await assert.rejects(openS3('s3://nowhere/x').readText('registry/00000001.json'), /bucket/i);
    assert.throws(() => openS3('s3:///x'), /has no bucket/);
  });

  test('an address names bucket and folder', async () => {
    await objects.create('registry/00000001.json', 'here');
    assert.equal(await openS3(`s3://${BUCKET}/${prefix}`).readText('registry/00000001.json'), 'here');
  });
});

describe('A server that was unreachable for the first write', () => {
  test('can be written to as soon as it’s back, without a restart', async () => {
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
    const storage = s3Storage(client, BUCKET, '');
    await assert.rejects(storage.createText('registry/00000001.json', 'text'), /out of reach/);
    isAway = false;
    assert.equal(await storage.createText('registry/00000001.json', 'text'), true);
    await server.close();
  });
});

describe('A server that ignores conditional writes', () => {
  test('can’t be a release store: nothing is published or promoted there', async () => {
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
