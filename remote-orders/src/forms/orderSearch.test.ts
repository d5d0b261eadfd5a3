import { readParams } from '@galley/shared/domain/listState';
import { NUMBERS_IN, orderFilterParams } from '@galley/server/orders/rules/orderFilter';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULTS, searchUrl } from './orderSearch.ts';

const NOTHING = { parentId: 0, companyId: 0 };
const typed = fc.string({ unit: fc.constantFrom(...'0123456789- a'.split('')), maxLength: 40, size: 'max' });

describe('A search for order lines', () => {
  test('is applied with the order number and invoice that its fields show, whatever was typed (ORDS-04)', () => {
    fc.assert(
      fc.property(typed, typed, (number, bill) => {
        const [order, invoice] = [NUMBERS_IN.order(number), NUMBERS_IN.invoice(bill)];
        const filters = { ...DEFAULTS, order, invoice };
        const { search } = new URL(searchUrl(new URLSearchParams(), filters, NOTHING), 'http://galley');
        expect(readParams(orderFilterParams, new URLSearchParams(search))).toEqual({
          ...DEFAULTS,
          order,
          invoice,
          apply: 'yes',
        });
      }),
    );
  });
});
