import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderedColumns, fitWidth, MIN_WIDTH, moveColumn, shownColumns } from './tableView.ts';

const NAMES = ['Actions', 'Company', 'Contact', 'Notes'];
const anyOrder = fc.array(fc.constantFrom(...NAMES, 'Gone'), { maxLength: 8 });

describe('The columns of a table', () => {
  test('are all there once, whatever order was saved, and the first stays first (GRID-04)', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const columns = orderedColumns(NAMES, order);
        expect(columns.toSorted()).toEqual(NAMES.toSorted());
        expect(columns[0]).toBe('Actions');
      }),
    );
  });

  test('keep the order that the user chose', () => {
    expect(orderedColumns(NAMES, ['Actions', 'Notes', 'Contact', 'Company'])).toEqual([
      'Actions',
      'Notes',
      'Contact',
      'Company',
    ]);
  });

  test('get a new column next to its neighbor, wherever that was moved', () => {
    expect(orderedColumns(NAMES, ['Notes', 'Company'])).toEqual(['Actions', 'Notes', 'Company', 'Contact']);
  });

  test('move by one place, but not before the first nor beyond the last', () => {
    expect(moveColumn(NAMES, 'Contact', -1)).toEqual(['Actions', 'Contact', 'Company', 'Notes']);
    expect(moveColumn(NAMES, 'Company', -1)).toEqual(NAMES);
    expect(moveColumn(NAMES, 'Notes', 1)).toEqual(NAMES);
    expect(moveColumn(NAMES, 'Actions', 1)).toEqual(NAMES);
  });

  test('are hidden one by one, but never the first', () => {
    expect(shownColumns(NAMES, { hidden: ['Actions', 'Notes'] })).toEqual(['Actions', 'Company', 'Contact']);
  });

  test('are never too narrow to be widened again', () => {
    expect(fitWidth(3)).toBe(MIN_WIDTH);
    expect(fitWidth(120.4)).toBe(120);
  });
});
