import { readParams } from '@galley/shared/domain/listState';
import { orderFilterParams } from '@galley/shared/domain/orderFilter';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULTS, searchFaults, searchUrl } from './orderSearch.ts';

const NOTHING = { parentId: 0, companyId: 0 };
const digits = fc.string({ unit: fc.nat({ max: 9 }).map(String), maxLength: 40, size: 'max' });
const typed = fc
  .tuple(fc.constantFrom('', '-', ' '), digits, fc.constantFrom('', '-', ' ', '-1'))
  .map((parts) => parts.join(''));

describe('A search of the order lines', () => {
  test('that can be applied is applied with the number and the invoice that were entered (ORDS-04)', () => {
    fc.assert(
      fc.property(typed, typed, (order, invoice) => {
        const filters = { ...DEFAULTS, order, invoice };
        fc.pre(Object.keys(searchFaults(filters)).length === 0);
        const { search } = new URL(searchUrl(new URLSearchParams(), filters, NOTHING), 'http://galley');
        expect(readParams(orderFilterParams, new URLSearchParams(search))).toEqual({
          ...DEFAULTS,
          order: order.trim(),
          invoice: invoice.trim(),
          apply: 'yes',
        });
      }),
    );
  });
});
