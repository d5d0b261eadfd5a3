import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { openParser, UnreadableError } from '#server/mailbox/parse/parser';
import { tempFolder } from '../tempFolder.ts';
import { message, withFiles } from './messages.ts';

test('A message that takes too long or crashes the parser counts as unreadable, and the next one is read (MAIL-04)', async () => {
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
  // A fault of the machine, such as a full disk, isn't the message's fault, so the message is retried.
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

const HTML = `<style>p { color: red }</style><h2>Offer</h2><p>${'long words '.repeat(20)}end</p>
<table><tr><th>Price</th><td>$ 400</td></tr><tr><td>Qty</td><td>20</td></tr></table>
<a href="https://a.example/x">https://a.example/x</a> <a href="mailto:k@a.example">k@a.example</a> <a href="https://a.example/y">here</a>
<img src="https://tracker.example/pixel.png" alt="logo"><script>alert(1)</script>`;
const TEXT = `Offer\n\n${'long words '.repeat(20)}end\n\nPrice $ 400\nQty 20\n\nhttps://a.example/x k@a.example here [https://a.example/y]`;
const multipart = (type: string, ...parts: string[]) =>
  `Content-Type: multipart/${type}; boundary="b"\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--`;
const html = `Content-Type: text/html; charset=utf-8\n\n${HTML}`;
const picture =
  'Content-Type: image/png; name="logo.png"\nContent-ID: <1>\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=';

test('HTML from any mail program becomes text: same lines, separate cells, no pictures or scripts (MAIL-09)', async () => {
  const folder = tempFolder();
  const parser = openParser();
  const textOf = async (body: string) => {
    const file = path.join(folder, 'message');
    writeFileSync(file, message({ from: 'rep@galley.example', to: 'kim@customer.example', body }));
    const { text } = await parser.read(file, { folder, mostAttachments: 2, mostBytes: 1000 });
    return text.trim();
  };
  const plain = 'Content-Type: text/plain\n\nAs text';
  const cases: Record<string, [string, string]> = {
    alone: [html, TEXT],
    'with pictures in it': [multipart('related', html, picture), TEXT],
    'with a file': [multipart('mixed', html, picture), TEXT],
    'as the only form': [multipart('alternative', html), TEXT],
    'beside an empty text': [multipart('alternative', 'Content-Type: text/plain\n\n ', html), TEXT],
    'beside a text': [multipart('alternative', plain, html), 'As text'],
    'after a text': [
      multipart('mixed', plain, 'Content-Type: text/html\n\n<p>And <b>more</b></p>'),
      'As text\nAnd more',
    ],
    nothing: ['Content-Type: text/html\n\n', ''],
  };
  for (const [what, [body, expected]] of Object.entries(cases))
    assert.equal(await textOf(body), expected, what);
  const deep = `Content-Type: text/html\n\n${'<div>'.repeat(3_000)}deep`;
  assert.match(
    await textOf(multipart('mixed', deep, picture)),
    /^Galley can’t show the text of this message/,
  );
  await parser.close();
});
