import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import fastify from 'fastify';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { s3Client } from '@galley/releases/storage/openS3';
import { revisionFile } from '@galley/releases/storage/paths';
import { s3Objects } from '@galley/releases/storage/s3Objects';
import { s3Storage } from '@galley/releases/storage/s3Storage';
import type { Storage } from '@galley/releases/storage/storage';
import { promote } from '@galley/releases/operations/promote';
import { BUCKET, startS3 } from '@galley/releases/testing/s3';
import { fillTrusted, storeOf } from '@galley/releases/testing/trust';
import { addRelease, testHost, testHostRelease, testRelease, value } from '@galley/releases/testing/releases';
import { findingsIn, LOOK_EVERY_MS, watchFindings } from '#server/releases/findings';
import { tempFolder } from '../tempFolder.ts';

describe('Tampering in the release store (REL-10)', () => {
  test('is logged as an error once while it lasts, and again when it returns', async ({ mock }) => {
    let found = ['one'];
    const app = fastify();
    const errors = mock.method(app.log, 'error').mock;
    const said = () => errors.calls.map(({ arguments: [line] }) => (line as { finding: string }).finding);
    mock.timers.enable({ apis: ['setInterval'] });
    watchFindings(app, async () => found);
    await app.ready();
    const look = async () => {
      mock.timers.tick(LOOK_EVERY_MS);
      await nextTick();
    };
    await look();
    assert.deepEqual(said(), ['one']);
    found = ['one', 'two'];
    await look();
    found = [];
    await look();
    found = ['one'];
    await look();
    assert.deepEqual(said(), ['one', 'two', 'one']);
    await app.close();
  });

  test('is checked at least every five seconds, even in unrequested files (REL-21)', async ({ mock }) => {
    const storage = memoryStorage();
    await fillTrusted(storage);
    const app = fastify();
    const logged = new Promise<unknown>((resolve) => {
      mock.method(app.log, 'error', resolve);
    });
    assert.ok(LOOK_EVERY_MS <= 5000);
    mock.timers.enable({ apis: ['setInterval', 'Date'] });
    const findings = findingsIn(storeOf(storage, 'server'));
    watchFindings(app, findings);
    await app.ready();
    assert.deepEqual(await findings(), []);
    storage.content.set('orders/A/remoteEntry.js', Buffer.from('evil()'));
    mock.timers.tick(LOOK_EVERY_MS);
    assert.deepEqual(await logged, {
      finding: 'orders A: remoteEntry.js differs from the published file.',
    });
    await app.close();
  });

  test('is found in a bucket at the next check, which lists served files without reading them (REL-21)', async ({
    mock,
  }) => {
    const s3 = await startS3();
    try {
      Object.assign(process.env, s3.environment);
      const place = `${randomUUID()}/`;
      const bucket = s3Storage(s3Client(), BUCKET, place);
      const asked: Record<'listed' | 'read', string[]> = { listed: [], read: [] };
      const storage: Storage = {
        ...bucket,
        async stamp(folder) {
          asked.listed.push(folder);
          return (await bucket.stamp?.(folder)) ?? assert.fail('a bucket has stamps');
        },
        async readBytes(file) {
          asked.read.push(file);
          return bucket.readBytes(file);
        },
      };
      await fillTrusted(storage);
      mock.timers.enable({ apis: ['Date'], now: Date.now() });
      const findings = findingsIn(storeOf(storage, 'server'));
      const look = () => {
        mock.timers.tick(LOOK_EVERY_MS);
        Object.assign(asked, { listed: [], read: [] });
        return findings();
      };
      assert.deepEqual(await findings(), []);
      assert.deepEqual(await look(), []);
      assert.deepEqual(asked.listed.toSorted(), ['contacts/A', 'orders/A', 'published', 'registry']);
      assert.deepEqual(asked.read, []);
      const objects = s3Objects(s3Client(), BUCKET, place);
      await objects.remove('orders/A/remoteEntry.js');
      assert.deepEqual(await look(), ['orders A: remoteEntry.js is missing.']);
      await objects.create('orders/A/remoteEntry.js', 'evil()');
      assert.deepEqual(await look(), ['orders A: remoteEntry.js differs from the published file.']);
      assert.deepEqual(await look(), ['orders A: remoteEntry.js differs from the published file.']);
      assert.deepEqual(asked.read, []);
    } finally {
      await s3.close();
    }
  });

  test('is found as soon as the registry has changed, and names a served host without a record', async () => {
    const folder = tempFolder();
    const hostFile = path.join(folder, 'release.json');
    await writeFile(hostFile, JSON.stringify(testHostRelease('2.0.0')));
    const storage = memoryStorage();
    await addRelease(storage, testRelease('orders', 'A'));
    const findings = findingsIn(storage, { hostFile });
    assert.deepEqual(await findings(), []);
    value(await promote(storage, { by: 'ana', host: testHost(), remotes: { orders: 'A' } }));
    assert.match(
      String(await findings()),
      /served host \(2\.0\.0\) differs from the registry's \(1\.0\.0-host\)/,
    );
    value(await promote(storage, { by: 'ana', host: testHost({ release: '2.0.0' }) }));
    assert.deepEqual(await findings(), []);
    const text = (await storage.readText(revisionFile(2))) ?? '';
    storage.content.set(revisionFile(2), Buffer.from(text.replace('"active": "A"', '"active": "B"')));
    assert.match(
      String(await findings()),
      /active release of orders was changed by hand.*orders B is active but missing/,
    );
  });
});
