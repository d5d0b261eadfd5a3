import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellsOf, pastedLines } from './pastedLines.ts';

const PRODUCTS = [
  { ID: 1, Name: 'Vinyl Bulletin' },
  { ID: 2, Name: 'Poster' },
];
const list = (product: number, qty: number) => (product === 1 && qty >= 10 ? 1250 : undefined);
const pasted = (...rows: string[][]) =>
  pastedLines(rows.map((cells) => cells.join('\t')).join('\n'), PRODUCTS, list);

describe('Lines pasted from a spreadsheet (QUOT-23)', () => {
  test('are read in the order of the form, without the headings; a product whatever its case', () => {
    const { lines, faults } = pasted(
      ['Product', 'Live Size', 'Finished Size', 'Quantity', 'Design', 'Price Each', 'Reason'],
      ['vinyl bulletin', '14x48', '15x49', '1,200', 'Autumn', '$9.50', 'Volume'],
      ['Poster', '', '', '3'],
    );
    expect(faults).toEqual([]);
    expect(
      lines.map(({ product, sizeLive, qty, design, price, reason }) => [
        product,
        sizeLive,
        qty,
        design,
        price,
        reason,
      ]),
    ).toEqual([
      [1, '14x48', '1200', 'Autumn', '9.50', 'Volume'],
      [2, '', '3', '', '', ''],
    ]);
  });

  test('get the list price if the spreadsheet has no price', () => {
    expect(pasted(['Vinyl Bulletin', '', '', '10']).lines[0]?.price).toBe('12.50');
  });

  test('report unreadable cells by row, and are added with the rest', () => {
    const { lines, faults } = pasted(['Banner', '', '', 'few', '', 'dear']);
    expect(faults).toEqual([
      'Row 1: there’s no product “Banner”.',
      'Row 1: “few” isn’t a quantity.',
      'Row 1: “dear” isn’t a price.',
    ]);
    expect(lines).toHaveLength(1);
    expect(pasted(['Poster']).faults).toEqual(['Row 1: the quantity is missing.']);
  });

  test('are at most 200', () => {
    const { lines, faults } = pasted(...Array.from({ length: 201 }, () => ['Poster', '', '', '1']));
    expect([lines.length, faults]).toEqual([200, ['Only the first 200 rows were added.']]);
  });

  test('can contain tabs, quotes and line breaks, as spreadsheets write them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', '\t', '\n', 'é', ' b') })
      .map((text) => text.trim());
    const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
          expect(cellsOf(text)).toEqual(rows.filter((cells) => cells.some((one) => one !== '')));
        },
      ),
    );
  });
});
