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

test('A table is read the same with commas, semicolons or tabs, either end of line, a byte order mark or none, and however it arrives (FILE-03)', async () => {
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
        // Without its mark nobody can tell UTF-16.
        const bytes = Buffer.from(`${encoding === 'utf16le' ? '\uFEFF' : mark}${text}`, encoding);
        assert.deepEqual(
          // A character of UTF-16 arrives whole: files are read and sent in even parts.
          await rowsOf(bytes, encoding === 'utf16le' ? 2 * chunk : chunk),
          table.map((row) => row.map((one) => one.trim())),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('The headings tell what stands between the cells; what they have in quotes does not count (FILE-03)', () => {
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
