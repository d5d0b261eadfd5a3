import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTick } from 'node:timers/promises';
import fc from 'fast-check';
import { columnName, dayNumber, type Cell } from '#server/common/spreadsheet/cells';
import { readWorkbook, sheet } from './testing.ts';
import { workbook, type Sheet } from '#server/common/spreadsheet/workbook';

const bytesOf = (sheets: Sheet[], mostRows?: number) => buffer(workbook(sheets, mostRows));
const readOnly = async (rows: Sheet['rows']) => {
  const [only] = readWorkbook(await bytesOf([sheet(rows)]));
  assert.ok(only);
  return only;
};

describe('A spreadsheet', () => {
  test('has a bold heading row that stays in view, and columns with the given widths', async () => {
    const { cells, xml } = await readOnly([]);
    assert.deepEqual(
      ['A1', 'B1', 'C1', 'D1'].map((place) => cells.get(place)?.value),
      ['Design', 'Qty', 'Cost', 'Ship'],
    );
    assert.ok(cells.get('A1')?.isBold);
    assert.match(xml, /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/);
    assert.match(xml, /<col min="1" max="1" width="30" [^>]*customWidth="1"\/>/);
  });

  test('stores texts, numbers, amounts and dates with their types', async () => {
    const { cells } = await readOnly([['Holiday Sale', 12, 1234.5, dayNumber('2026-11-23T00:00:00')]]);
    const seen = ['A2', 'B2', 'C2', 'D2'].map((place) => {
      const { value, isText, format } = cells.get(place) ?? {};
      return { value, isText, format };
    });
    assert.deepEqual(seen, [
      { value: 'Holiday Sale', isText: true, format: '@' },
      { value: '12', isText: false, format: '#,##0' },
      { value: '1234.5', isText: false, format: '"$"#,##0.00' },
      { value: '46349', isText: false, format: 'mm/dd/yyyy' },
    ]);
  });

  test('leaves cells without a value empty', async () => {
    const { cells, rows } = await readOnly([[null, null, Number.NaN, 3], ['']]);
    assert.deepEqual([...cells.keys()].slice(4), ['D2']);
    assert.equal(rows, 3);
  });

  test('never turns text into a formula, however it starts', async () => {
    const texts = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '=HYPERLINK("http://x","y")',
      "=cmd|' /C calc'!A0",
    ];
    const { cells, xml } = await readOnly(texts.map((text) => [text]));
    assert.doesNotMatch(xml, /<f>/);
    texts.forEach((text, index) => {
      const cell = cells.get(`A${index + 2}`);
      assert.deepEqual([cell?.value, cell?.isText], [text, true]);
    });
  });

  test('stores any text unchanged, except characters that XML cannot represent', async () => {
    const text = fc.array(
      fc.constantFrom(
        'a',
        'é',
        '漢',
        '😀',
        '<',
        '>',
        '&',
        '"',
        ' ',
        '\n',
        '\r',
        '\t',
        '_x0041_',
        '\u0000',
        '\u001B',
        '\uFFFF',
        '\uD800',
      ),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(text, async (characters) => {
        const { cells } = await readOnly([[`.${characters.join('')}`]]);
        const kept = characters.filter((one) => !['\u0000', '\u001B', '\uFFFF', '\uD800'].includes(one));
        assert.equal(cells.get('A2')?.value, `.${kept.join('')}`);
      }),
      { numRuns: 60 },
    );
  });

  test('cuts off text at a cell’s maximum length', async () => {
    const { cells } = await readOnly([['x'.repeat(40_000)]]);
    assert.equal(cells.get('A2')?.value.length, 32_767);
  });

  test('names its columns as spreadsheet programs do', () => {
    assert.deepEqual([0, 25, 26, 51, 52, 701, 702].map(columnName), [
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  test('continues in another sheet with the same heading when one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [`row ${index + 1}`]);
    const sheets = readWorkbook(await bytesOf([sheet(rows), sheet([['end']], 'Last & least')], 4));
    assert.deepEqual(
      sheets.map(({ name, rows: count }) => [name, count]),
      [
        ['Orders', 4],
        ['Orders 2', 4],
        ['Orders 3', 2],
        ['Last & least', 2],
      ],
    );
    assert.deepEqual(
      sheets.map(({ cells }) => [cells.get('A1')?.value, cells.get('A2')?.value]),
      [
        ['Design', 'row 1'],
        ['Design', 'row 4'],
        ['Design', 'row 7'],
        ['Design', 'end'],
      ],
    );
  });

  test('doesn’t open a second sheet for rows that exactly fill the first', async () => {
    const rows = Array.from({ length: 3 }, () => ['row']);
    assert.equal(readWorkbook(await bytesOf([sheet(rows)], 4)).length, 1);
  });

  test('accepts rows no faster than it is read, and starts before the first row', async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<Cell[]> {
      for (;;) {
        taken += 1;
        // Barely compressible, so that few rows fill the buffers.
        yield [Array.from({ length: 200 }, () => Math.random()).join(' '), taken];
        if (taken % 100 === 0) await nextTick();
      }
    }
    const stream = workbook([sheet(endless())]);
    const [first] = (await once(stream, 'data')) as [Buffer];
    stream.pause();
    assert.equal(first.subarray(0, 2).toString(), 'PK');
    let before = -1;
    for (let still = 0; still < 50; still = taken === before ? still + 1 : 0) {
      before = taken;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    assert.ok(taken < 2_000, `${taken} rows were consumed although nobody reads`);
    stream.destroy();
  });

  test('stops reading its rows when its reader leaves', async () => {
    let ended: (() => void) | undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        for (;;) {
          await nextTick();
          yield ['row'];
        }
      } finally {
        ended?.();
      }
    }
    const stream = workbook([sheet(endless())]);
    await once(stream, 'data');
    stream.destroy();
    await end;
  });

  test('fails with the error of its rows instead of ending as if it were complete', async () => {
    async function* failing(): AsyncGenerator<Cell[]> {
      yield ['row'];
      await nextTick();
      throw new Error('the database went away');
    }
    await assert.rejects(bytesOf([sheet(failing())]), /the database went away/);
  });
});
