import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sheetRows, type SheetLimits } from '#server/exchange/feedFiles/sheet/readSheet';
import { HEAD, MAIN, sheet, text } from './sheetFile.ts';

async function read(bytes: Uint8Array, limits?: SheetLimits) {
  const rows = [];
  for await (const row of sheetRows(Readable.from([Buffer.from(bytes)]), limits)) rows.push(row);
  return rows;
}

test('in a spreadsheet with one stray cell in its far corner, only cells with content are read (FILE-05)', async () => {
  const bytes = sheet({
    around: '<dimension ref="A1:XFD1048576"/>',
    rows: `<row r="1">${text('A1', 'Name')}</row><row r="2">${text('A2', 'Crème')}</row><row r="1048576">${text('XFD1048576', 'x')}</row>`,
  });
  const [headings, first, stray, ...others] = await read(bytes);
  assert.deepEqual([headings, first, others], [['Name'], ['Crème'], []]);
  assert.deepEqual([stray?.length, stray?.at(-1)], [16_384, 'x']);
});

test('many empty rows, and merged cells across the whole spreadsheet, are ignored (FILE-05)', async () => {
  const empty = '<row r="2"><c r="A2" s="0"/></row>'.repeat(300_000);
  const bytes = sheet({ rows: `<row r="1">${text('A1', 'Name')}</row>${empty}` });
  assert.deepEqual(await read(bytes), [['Name']]);
  const merged = sheet({ rows: `<row>${text('A1', 'Name')}<c/>${text('C1', 'ZIP')}</row>` });
  assert.deepEqual(await read(merged), [['Name', null, 'ZIP']]);
});

test('a formula has the value that it had when the file was saved (FILE-05)', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>2+5</f><v>7</v></c><c r="B1" t="str"><f>A1</f><v>seven</v></c><c r="C1"><f>NOW()</f></c></row>';
  assert.deepEqual(await read(sheet({ rows })), [[7, 'seven']]);
});

test('days are recognized by their format, and a number beyond the days of a spreadsheet stays a number (FILE-05)', async () => {
  const styles = `${HEAD}<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="[Red]#,##0\\ &quot;days&quot;"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
  const rows = `<row>${cell(0, '46085')}${cell(1, '46085')}${cell(2, '46085')}${cell(3, '1')}${cell(1, '99999999')}${cell(1, '-4')}${cell(1, '1e400')}</row>`;
  assert.deepEqual(await read(sheet({ rows, parts: { 'xl/styles.xml': styles } })), [
    [46_085, new Date('2026-03-04'), 46_085, new Date('1900-01-01'), 99_999_999, -4, '1e400'],
  ]);
});

test('shared texts of cells are read without their phonetic guides, and a missing text is empty (FILE-05)', async () => {
  const shared = `${HEAD}<sst ${MAIN}><si><t>Löwen</t></si><si><r><t>Two </t></r><r><t>parts</t></r><rPh><t>aloud</t></rPh></si></sst>`;
  const rows = '<row><c t="s"><v>1</v></c><c t="s"><v>99</v></c><c t="s"><v>0</v></c></row>';
  assert.deepEqual(await read(sheet({ rows, parts: { 'xl/sharedStrings.xml': shared } })), [
    ['Two parts', null, 'Löwen'],
  ]);
});

const costly = sheet({
  rows: `<row>${'<c t="str"><v>text that is kept</v></c>'.repeat(10)}</row>`.repeat(50_000),
});

test('a spreadsheet that takes too much memory is refused, and the server keeps running (FILE-05)', async () => {
  const shared = `<sst ${MAIN}>${'<si><t>a text of its own in each of them</t></si>'.repeat(2_000_000)}</sst>`;
  const bytes = sheet({
    rows: '<row><c t="s"><v>1</v></c></row>',
    parts: { 'xl/sharedStrings.xml': shared },
  });
  await assert.rejects(read(bytes, { batchMs: 60_000, heapMb: 40 }), /takes too much time or memory to read/);
});

test('a spreadsheet that takes too long is refused, and the next one is read (FILE-05)', async () => {
  await assert.rejects(read(costly, { batchMs: 1, heapMb: 512 }), /too much time or memory/);
  assert.equal((await read(costly)).length, 50_000);
});
