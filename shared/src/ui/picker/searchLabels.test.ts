import { describe, expect, test } from '@jest/globals';
import { searchLabels } from './searchLabels.ts';

const OPTIONS = ['Crème Signs – East', 'Löwen Boards', 'O’Neil & Sons', 'Café Zoë', 'Cafe Zoe'].map(
  (label, value) => ({ value, label }),
);
const found = (term: string) => searchLabels(OPTIONS, term).map(({ value }) => value);

describe('The options that a search finds', () => {
  test('are those with the text in their name, whatever the accents, case, punctuation and spaces (FILT-03, FIND-09)', () => {
    expect(found('creme')).toEqual([0]);
    expect(found('SIGNS-EAST')).toEqual([0]);
    expect(found('lowen')).toEqual([1]);
    expect(found("o'neil")).toEqual([2]);
    expect(found('cafe zoe')).toEqual([3, 4]);
    expect(found('zoë')).toEqual([3, 4]);
  });

  test('are those with the symbol itself if no letter is typed, and all if nothing is typed', () => {
    expect(found(' & ')).toEqual([2]);
    expect(found('%')).toEqual([]);
    expect(found('  ')).toEqual([0, 1, 2, 3, 4]);
  });
});
