import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { dayNumber, type Cell } from '#server/common/spreadsheet/cells';
import { workbook } from '#server/common/spreadsheet/workbook';
import { openedByOffice, sheet } from './testing.ts';

describe('A spreadsheet in LibreOffice', () => {
  test('opens with the same cells, formulas computed', async () => {
    const rows: Cell[][] = [
      ['=1+1', 1200, 1234.5, dayNumber('2026-11-23')],
      ['-5 <b> & "co" _x0041_ 漢😀', 3, 0.5, dayNumber('1999-12-31')],
      ['Total', { formula: 'SUM(B2:B3)' }, { formula: 'C2*2', style: 'strongCurrency' }, null],
    ];
    const csv = openedByOffice(await buffer(workbook([sheet(rows), sheet([['end']], 'Other')])));
    assert.deepEqual(csv.get('Orders'), [
      ['Design', 'Qty', 'Cost', 'Ship'],
      ['=1+1', '1200', '1234.5', '11/23/2026'],
      ['-5 <b> & "co" _x0041_ 漢😀', '3', '0.5', '12/31/1999'],
      ['Total', '1203', '2469', ''],
    ]);
    assert.deepEqual(csv.get('Other')?.[1], ['end', '', '', '']);
  });
});
