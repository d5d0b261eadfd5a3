import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ImportDelimiter, ImportEncoding } from '#server/exchange/rules/fileImports';
import { encodingFinder, toUtf8 } from '#server/exchange/feedFiles/encoding';
import { guessColumns } from '#server/exchange/feedFiles/guessColumns';
import { findDelimiter } from '#server/exchange/feedFiles/readCsv';
import { beginningOf } from '#server/exchange/feedFiles/readFile';
import { fileRows } from '#server/exchange/imports/fileRecords';

/** Programs' names for the columns of these fields. */
const HEADINGS: Record<string, readonly string[]> = {
  name: ['Company name', 'Account Name', 'Customer', 'Company', 'Organization Name'],
  city: ['City', 'Billing City', 'Town', 'Business City'],
  zip: ['Postal Code', 'Billing Zip/Postal Code', 'ZIP', 'Postcode'],
  phone: ['Phone Number', 'Phone', 'Main Phone', 'Telephone'],
  url: ['Website URL', 'Website', 'Web Page', 'Web'],
  externalId: ['Record ID', 'Account ID', 'Customer Number', 'ID'],
};
const LETTERS = fc.constantFrom(...Array.from("abcdefgXYZÀÉÖßñøü &'-."));
const WORD = fc.string({ unit: LETTERS, minLength: 1, maxLength: 12 }).map((text) => `A${text.trim()}z`);
const ROW = fc.record({
  name: WORD,
  city: fc.oneof(WORD, fc.constant('')),
  zip: fc.oneof(fc.integer({ min: 10_000, max: 99_999 }).map(String), fc.constant('')),
  phone: fc.oneof(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String), fc.constant('')),
  url: fc.oneof(fc.constant('signs.example'), fc.constant('')),
});
const LIST = fc.record({
  rows: fc.array(ROW, { minLength: 1, maxLength: 6 }),
  called: fc.record(
    Object.fromEntries(Object.entries(HEADINGS).map(([field, names]) => [field, fc.constantFrom(...names)])),
  ),
  order: fc.shuffledSubarray(Object.keys(HEADINGS), { minLength: 6 }),
  withId: fc.boolean(),
  encoding: fc.constantFrom<ImportEncoding>('utf-8', 'utf-16le', 'windows-1252'),
  delimiter: fc.constantFrom<ImportDelimiter>(',', ';', '\t', '|'),
  mark: fc.boolean(),
  end: fc.constantFrom('\n', '\r\n'),
});

/** Text in an encoding, with a byte order mark for UTF-16. */
function encoded(text: string, encoding: ImportEncoding, mark: boolean): Buffer {
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(`${mark ? '\uFEFF' : ''}${text}`);
}

/** Reads a file using only what is detected. */
async function readList(bytes: Buffer) {
  const finder = encodingFinder();
  for (let place = 0; place < bytes.length; place += 7) finder.see(bytes.subarray(place, place + 7));
  const source = () => Readable.from([bytes]);
  const encoding = finder.found();
  const delimiter = await findDelimiter(source().pipe(toUtf8(encoding)));
  const written = { encoding, delimiter };
  const { headings, rows } = await beginningOf('csv', source(), 3, written);
  const samples = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const columns = guessColumns('companies', { headings, samples });
  const map = { columns, constants: {} };
  const records: Record<string, string>[] = [];
  for await (const { line, faults } of fileRows(
    { kind: 'csv', resource: 'companies', map, written },
    source(),
  )) {
    assert.deepEqual(faults, []);
    records.push(JSON.parse(line) as Record<string, string>);
  }
  return records;
}

test('1,000 lists with random encodings, delimiters, headings, orders and gaps lose and change no value (IMPO-13 to IMPO-15)', async () => {
  await fc.assert(
    fc.asyncProperty(LIST, async ({ rows, called, order, withId, encoding, delimiter, mark, end }) => {
      const fields = order.filter((field) => field !== 'externalId' || withId);
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const cellOf = (row: (typeof rows)[number], place: number, field: string) =>
        field === 'externalId' ? `k-${place}` : row[field as keyof typeof row];
      const table = [
        fields.map((field) => quoted(called[field] ?? '')),
        ...rows.map((row, place) => fields.map((field) => quoted(cellOf(row, place, field)))),
      ];
      const text = table.map((cells) => cells.join(delimiter)).join(end);
      const records = await readList(encoded(text, encoding, mark));
      assert.equal(records.length, rows.length);
      for (const [place, row] of rows.entries()) {
        const record = records[place] ?? {};
        for (const [field, value] of Object.entries(row))
          assert.equal(record[field] ?? '', value, `${field}: ${text}`);
        if (withId) assert.equal(record.externalId, `k-${place}`);
        assert.ok((record.externalId ?? '').length > 0);
        assert.ok(!JSON.stringify(record).includes('\uFFFD'));
      }
    }),
    { numRuns: 1000 },
  );
});
