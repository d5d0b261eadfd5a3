import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  companiesUnder,
  companySearchMinimum,
  NOTHING,
  linkTo,
  searchMode,
  select,
  type FilterCompany,
  type SelectionEvent,
} from './selection.ts';

const companies: FilterCompany[] = [
  { value: 11, TrendGroupId: 1 },
  { value: 12, TrendGroupId: 1 },
  { value: 21, TrendGroupId: 2 },
];
const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
  fc.record({ type: fc.constant('choose-parent' as const), parentId: fc.constantFrom(1, 2, 3) }),
  fc.record({ type: fc.constant('choose-company' as const), companyId: fc.constantFrom(11, 12, 21) }),
  fc.constant({ type: 'clear-parent' as const }),
  fc.constant({ type: 'clear-company' as const }),
);

describe('The company filter', () => {
  test('choosing a parent clears the company (FILT-04)', () => {
    expect(select({ parentId: 2, companyId: 21 }, { type: 'choose-parent', parentId: 1 }, companies)).toEqual(
      {
        parentId: 1,
        companyId: 0,
      },
    );
  });

  test('the only company of a parent is selected with it (FILT-04)', () => {
    expect(select(NOTHING, { type: 'choose-parent', parentId: 2 }, companies)).toEqual({
      parentId: 2,
      companyId: 21,
    });
  });

  test('choosing a company also selects its parent (FILT-05)', () => {
    expect(select(NOTHING, { type: 'choose-company', companyId: 12 }, companies)).toEqual({
      parentId: 1,
      companyId: 12,
    });
  });

  test('clearing the parent clears both, clearing the company keeps the parent (FILT-06)', () => {
    const both = { parentId: 1, companyId: 12 };
    expect(select(both, { type: 'clear-parent' }, companies)).toEqual(NOTHING);
    expect(select(both, { type: 'clear-company' }, companies)).toEqual({ parentId: 1, companyId: 0 });
  });

  test('a company that isn’t in the list yet leaves the parent unchanged', () => {
    expect(
      select({ parentId: 3, companyId: 0 }, { type: 'choose-company', companyId: 99 }, companies),
    ).toEqual({
      parentId: 3,
      companyId: 99,
    });
  });

  test('after any events, the selected company belongs to the selected parent', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { parentId, companyId } = events.reduce(
          (before, one) => select(before, one, companies),
          NOTHING,
        );
        const belongs = companiesUnder(companies, parentId).some((company) => company.value === companyId);
        expect(companyId === 0 || (parentId !== 0 && belongs)).toBe(true);
      }),
    );
  });

  test('search mode is 2 with a company and 0 without (FILT-08)', () => {
    expect(searchMode(NOTHING)).toBe(0);
    expect(searchMode({ parentId: 1, companyId: 0 })).toBe(0);
    expect(searchMode({ parentId: 1, companyId: 11 })).toBe(2);
  });

  test('companies are listed at once under a parent, otherwise once three letters are typed (FILT-03)', () => {
    expect(companySearchMinimum(NOTHING)).toBe(3);
    expect(companySearchMinimum({ parentId: 1, companyId: 0 })).toBe(0);
  });
});

describe('The address of a screen', () => {
  test('carries the selection and the list’s parameters, repeated for each value (FILT-13)', () => {
    expect(linkTo('orders', { parentId: 1, companyId: 12 })).toBe('/orders?parent=1&company=12');
    expect(linkTo('orders', { parentId: 1, companyId: 0 }, { status: [3, 4], late: 1 })).toBe(
      '/orders?parent=1&status=3&status=4&late=1',
    );
    expect(linkTo('activities')).toBe('/activities');
    expect(linkTo('activities', NOTHING, { status: [] })).toBe('/activities');
  });
});
