import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { BUCKET, startS3, type TestS3 } from '@galley/releases/testing/s3';
import { encrypted, encrypterFor, newKey } from '#server/operations/backup/scheduled/encryption';
import { MissingFileError } from '#server/common/filePlace/place';
import { openPlace } from '#server/common/filePlace/openPlace';
import { tempFolder } from '../../tempFolder.ts';

describe('The storage of backups and files', () => {
  let s3: TestS3;
  const folder = tempFolder();
  before(async () => {
    s3 = await startS3();
    Object.assign(process.env, s3.environment);
  });
  after(() => s3.close());

  for (const target of [path.join(folder, 'place'), `s3://${BUCKET}/backups/`])
    test(`lists only complete files, and accepts more than fits into one part (${target.slice(0, 3)}) (OPS-47)`, async () => {
      const place = await openPlace(target);
      assert.deepEqual(await place.files(), []);
      const half = Readable.from(
        (function* () {
          yield Buffer.alloc(9_000_000, 1);
          throw new Error('the database is gone');
        })(),
      );
      await assert.rejects(place.write('half', half), /the database is gone/);
      assert.deepEqual(await place.files(), []);
      const pieces = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000_000, index));
      await place.write('whole', Readable.from(pieces));
      assert.deepEqual(await place.files(), ['whole']);
      const read: Buffer[] = [];
      for await (const chunk of await place.read('whole')) read.push(chunk as Buffer);
      assert.ok(Buffer.concat(read).equals(Buffer.concat(pieces)));
      await place.remove('whole');
      assert.deepEqual(await place.files(), []);
      await assert.rejects(place.read('whole'), MissingFileError);
    });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

test(
  'The age command reads what the server encrypts (OPS-50)',
  { skip: hasAge ? false : 'needs the package age' },
  async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, 'place'));
    const { identity, recipient } = await newKey();
    writeFileSync(path.join(folder, 'key'), identity);
    const text = 'twenty posters\n'.repeat(20_000);
    const place = await openPlace(path.join(folder, 'place'));
    await place.write(
      'file.age',
      await encrypted(Readable.from([Buffer.from(text)]), await encrypterFor([recipient])),
    );
    const args = ['--decrypt', '-i', path.join(folder, 'key'), path.join(folder, 'place/file.age')];
    assert.equal(execFileSync('age', args, { encoding: 'utf8' }), text);
  },
);
