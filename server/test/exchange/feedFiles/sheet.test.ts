import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { SHEET_LIMIT, SHEET_UNPACKED_LIMIT } from '#server/exchange/rules/fileImports';
import { workbook } from '#server/common/spreadsheet/workbook';
import { sheetRows } from '#server/exchange/feedFiles/sheet/readSheet';

const rowsOf = async (bytes: Uint8Array) => {
  const rows = [];
  for await (const row of sheetRows(Readable.from([Buffer.from(bytes)]))) rows.push(row);
  return rows;
};
const SHEET = 'xl/worksheets/sheet1.xml';

/** A file of a few kB that unpacks to this many bytes; `says`: the size that it claims. */
function bomb(size: number, says = size): Uint8Array {
  const zip = Buffer.from(zipSync({ [SHEET]: new Uint8Array(size) }, { level: 1 }));
  // The size in the headers of the part and of the directory.
  zip.writeUInt32LE(says, zip.indexOf('PK\u0003\u0004', 0, 'latin1') + 22);
  zip.writeUInt32LE(says, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  return zip;
}

test('A spreadsheet is read row by row, without its empty rows (FILE-01)', async () => {
  const columns = [{ heading: 'Order No', width: 10, style: 'text' as const }];
  const sheet = await buffer(workbook([{ name: 'Orders', columns, rows: [['7'], [''], ['8']] }]));
  assert.deepEqual(await rowsOf(sheet), [['Order No'], ['7'], ['8']]);
});

test('A small spreadsheet that would unpack to a huge size is refused before it’s unpacked (FILE-04)', async () => {
  const small = bomb(SHEET_UNPACKED_LIMIT + 1);
  assert.ok(small.length < SHEET_LIMIT / 10);
  await assert.rejects(rowsOf(small), /The sheet unpacks to more than 150 MB\. Save it as \.csv\./);
});

test('A spreadsheet that unpacks to more than it claims takes no more memory than it claims (FILE-04)', async () => {
  const lying = bomb(SHEET_UNPACKED_LIMIT, 1000);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5);
  await assert.rejects(rowsOf(lying), /isn’t an \.xlsx spreadsheet/);
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage().arrayBuffers);
  assert.ok(most - before < SHEET_UNPACKED_LIMIT / 3, `${most - before} bytes`);
});

test('A spreadsheet with too many rows is refused (FILE-04)', async () => {
  await assert.rejects(rowsOf(new Uint8Array(SHEET_LIMIT + 1)), /larger than 10 MB/);
  await assert.rejects(rowsOf(Buffer.from('no sheet')), /isn’t an \.xlsx spreadsheet/);
});
