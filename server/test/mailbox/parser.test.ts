import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { openParser, UnreadableError } from '#server/mailbox/parse/parser';
import { tempFolder } from '../tempFolder.ts';
import { message, withFiles } from './messages.ts';

test('A message that takes too long, or breaks what reads it, is unreadable by itself, and the next one is read (MAIL-04)', async () => {
  const folder = tempFolder();
  const limits = { folder, mostAttachments: 2, mostBytes: 1000 };
  const written = (name: string, raw: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, raw);
    return file;
  };
  const [a, b] = ['rep@galley.example', 'kim@customer.example'];
  const plain = written('plain', message({ from: a, to: b, subject: 'Plain' }));
  const hasty = openParser(1);
  await assert.rejects(hasty.read(plain, limits), UnreadableError);
  await hasty.close();
  const parser = openParser();
  // What the machine can't do, as with a full disk, is no fault of the message: it is tried again.
  await assert.rejects(
    parser.read(path.join(folder, 'missing'), limits),
    (error) => error instanceof Error && !(error instanceof UnreadableError),
  );
  await assert.rejects(
    parser.read(
      written('deep', `Content-Type: multipart/mixed; boundary="a"\r\n${'X-Long: y\r\n'.repeat(200_000)}`),
      limits,
    ),
    UnreadableError,
  );
  assert.equal((await parser.read(plain, limits)).subject, 'Plain');
  const files = withFiles('See', [
    { name: 'small.txt', type: 'text/plain', content: 'abc' },
    { name: 'large.txt', type: 'text/plain', content: 'x'.repeat(2000) },
    { name: 'third.txt', type: 'text/plain', content: 'abc' },
  ]);
  const { attachments } = await parser.read(
    written('files', message({ from: a, to: b, body: files })),
    limits,
  );
  assert.deepEqual(
    attachments.map(({ name, size, path: kept }) => [name, size, kept !== undefined]),
    [
      ['small.txt', 3, true],
      ['large.txt', 2000, false],
      ['third.txt', 3, false],
    ],
  );
  await parser.close();
});
