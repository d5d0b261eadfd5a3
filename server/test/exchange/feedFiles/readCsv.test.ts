import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvRows, delimiterOf } from '#server/exchange/feedFiles/readCsv';

const rowsOf = async (bytes: Buffer, chunk = bytes.length) => {
  const rows = [];
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, place) =>
    bytes.subarray(place * chunk, (place + 1) * chunk),
  );
  for await (const row of csvRows(Readable.from(chunks))) rows.push(row);
  return rows;
};

const cell = fc.stringMatching(/^[A-Za-z0-9 ,;\t"\n]{0,12}$/).map((text) => text.trim());
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('A table is read in the same way with commas, semicolons or tabs, either line ending, with or without a byte order mark, and in any chunks (FILE-03)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\uFEFF'),
      fc.constantFrom('utf8' as const, 'utf16le' as const),
      fc.integer({ min: 1, max: 50 }),
      async (rows, delimiter, end, mark, encoding, chunk) => {
        const table = [['Order No', 'Line; part', 'Ship to, city'], ...rows];
        const text = table.map((row) => row.map(quoted).join(delimiter) + end).join('');
        // Without a byte order mark, UTF-16 can't be recognized.
        const bytes = Buffer.from(`${encoding === 'utf16le' ? '\uFEFF' : mark}${text}`, encoding);
        assert.deepEqual(
          // UTF-16 characters arrive whole, because files are read and sent in chunks of an even size.
          await rowsOf(bytes, encoding === 'utf16le' ? 2 * chunk : chunk),
          table.map((row) => row.map((one) => one.trim())),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('The headings determine the delimiter; characters inside quotes don’t count (FILE-03)', () => {
  for (const [headings, delimiter] of [
    ['order,line', ','],
    ['order;line;"Name, first"', ';'],
    ['order\tline\tcity, state', '\t'],
    ['\uFEFForder;line', ';'],
    ['"a;b;c",d', ','],
    ['order', ','],
  ] as const)
    assert.equal(delimiterOf(`${headings}\r\n1,1;1;1`), delimiter, headings);
});
