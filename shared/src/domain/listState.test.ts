import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  clearParams,
  dayParam,
  idParam,
  integerParam,
  pageParams,
  PAGE_SIZES,
  readParams,
  textParam,
  wordParam,
  writeParams,
} from './listState.ts';

const params = {
  ...pageParams,
  status: integerParam(0, 0, 4),
  contact: idParam,
  sort: wordParam('Priority', 'OrderDate'),
  text: textParam,
  from: dayParam,
};
const DEFAULTS = { page: 1, size: 20, status: 0, contact: 0, sort: 'Priority', text: '', from: '' };

const state = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...PAGE_SIZES),
  status: fc.integer({ min: 0, max: 4 }),
  contact: fc.integer({ min: 0, max: 2_147_483_647 }),
  sort: fc.constantFrom('Priority' as const, 'OrderDate' as const),
  text: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  from: fc.constantFrom('', '2026-02-28', '1980-01-01'),
});

describe('The state of a list in its address (FILT-13)', () => {
  test('survives writing and reading', () => {
    fc.assert(
      fc.property(state, (values) => {
        const search = writeParams(params, new URLSearchParams('parent=3'), values);
        expect(readParams(params, new URLSearchParams(search.toString()))).toEqual(values);
        expect(search.get('parent')).toBe('3');
      }),
    );
  });

  test('leaves its defaults out', () => {
    const search = writeParams(params, new URLSearchParams('page=4&status=2'), { page: 1, status: 0 });
    expect(search.toString()).toBe('');
  });

  test('falls back to the default for anything invalid', () => {
    const search = new URLSearchParams('page=0&size=30&status=9&contact=-1&sort=x&from=2026-99-99');
    expect(readParams(params, search)).toEqual(DEFAULTS);
  });

  test('never fails, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(params)), fc.string()), (dictionary) => {
        const values = readParams(params, new URLSearchParams(dictionary));
        expect(PAGE_SIZES).toContain(values.size);
        expect(values.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('is removed without touching other parameters', () => {
    fc.assert(
      fc.property(state, (values) => {
        const search = writeParams(params, new URLSearchParams('parent=3&company=12'), values);
        expect(clearParams(params, search).toString()).toBe('parent=3&company=12');
      }),
    );
  });
});
