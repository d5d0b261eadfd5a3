import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { fitFor } from '#server/operations/backup/preamble';

const SETTINGS = 'SET statement_timeout = 0;\nSET lock_timeout = 0;\nSET transaction_timeout = 0;\n';
const OLDER = SETTINGS.replace('SET transaction_timeout = 0;\n', '');
const DATA = `COPY notes FROM stdin;\nSET transaction_timeout = 0;\nGrüße\n\\.\n${'-- data\n'.repeat(1000)}`;

async function through(script: string, version: number, size: number): Promise<string> {
  const bytes = Buffer.from(script);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return (await buffer(Readable.from(chunks).pipe(fitFor(version)))).toString();
}

describe('A backup’s script from a newer pg_restore', () => {
  test('reaches a server before 17 without the setting that it doesn’t know, however the script is split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), async (size) => {
        assert.equal(await through(SETTINGS + DATA, 150_008, size), OLDER + DATA);
        assert.equal(await through(SETTINGS, 160_004, size), OLDER);
      }),
      { numRuns: 20 },
    );
  });

  test('reaches a newer server unchanged, and also a server before 17 if it doesn’t have that setting', async () => {
    assert.equal(await through(SETTINGS + DATA, 170_002, 1000), SETTINGS + DATA);
    assert.equal(await through('SELECT 1;\n', 150_008, 3), 'SELECT 1;\n');
  });
});
