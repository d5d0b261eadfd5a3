import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activityList } from '../../activities/rules/activityList.ts';
import { companyList } from '../../companies/rules/companyList.ts';
import { contactList } from '../../contacts/rules/contactList.ts';
import { listOf, shapeOf, type ListShape } from '@galley/shared/domain/listShape';
import { readValues, type ListSpec, type Param } from '@galley/shared/domain/listState';
import { orderList } from '../../orders/rules/orderList.ts';
import { selectionOf } from '@galley/shared/domain/selection';
import {
  isShownBy,
  openedView,
  viewFaults,
  viewQuery,
  viewUrl,
  withoutSelection,
} from '@galley/shared/domain/view';

type AnyList = ListSpec<object, unknown>;
const lists = Object.entries({
  activities: activityList,
  companies: companyList,
  contacts: contactList,
  orders: orderList,
}) as unknown as readonly (readonly [string, AnyList])[];
const text = fc.oneof(
  fc.integer({ min: -3, max: 45 }).map(String),
  fc.constantFrom(
    'yes',
    'no',
    '2026-02-30',
    '2026-03-02',
    'OrderDate-asc',
    ' vinyl ',
    '',
    'a&b=c+d',
    ' 1',
    '0x1',
  ),
  fc.string({ maxLength: 8 }),
);
/** Any address of a list: its own parameters and others, with valid and invalid values, some repeated. */
const addressOf = ({ filters, sort }: AnyList) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          ...Object.keys({ ...filters, sort }),
          'parent',
          'company',
          'page',
          'size',
          'view',
          'x',
        ),
        text,
      ),
      { maxLength: 12 },
    )
    .map((pairs) => new URLSearchParams(pairs).toString());

describe.each(lists)('A view of %s', (_name, list) => {
  const formatted = (search: string) => {
    const { filters, sort } = readValues(list, new URLSearchParams(search));
    const params = list.filters as Record<string, Param<unknown>>;
    return [
      selectionOf(search),
      list.sort.format(sort),
      Object.entries(filters).map(([key, value]) => params[key]?.format(value)),
    ];
  };

  test('keeps the filters, sort order and selection of any address, always in the same form', () => {
    fc.assert(
      fc.property(addressOf(list), (address) => {
        const query = viewQuery(list, address);
        expect(formatted(query)).toEqual(formatted(address));
        expect(viewQuery(list, query)).toBe(query);
        expect(viewFaults(list, query)).toEqual([]);
        expect(isShownBy(query, { Query: query })).toBe(true);
      }),
    );
  });

  test('is read in the same way with the list’s description in its release as with the list itself (TEAM-39)', () => {
    const read = listOf(JSON.parse(JSON.stringify(shapeOf(list))) as ListShape);
    fc.assert(
      fc.property(addressOf(list), (address) => {
        expect(viewQuery(read, address)).toBe(viewQuery(list, address));
        expect(viewFaults(read, address)).toEqual(viewFaults(list, address));
      }),
    );
  });

  test('rejects a query if a part of it would be lost', () => {
    fc.assert(
      fc.property(addressOf(list), (address) => {
        const sent = new URLSearchParams(address);
        if (viewFaults(list, address).length > 0) return;
        const kept = new URLSearchParams(viewQuery(list, address));
        for (const [name, value] of sent) {
          const isDefault = !new URLSearchParams(viewQuery(list, `${name}=${encodeURIComponent(value)}`)).has(
            name,
          );
          expect(isDefault || kept.getAll(name).includes(value.trim())).toBe(true);
        }
      }),
    );
  });

  test('opens with what it keeps, under its own selection or the given one', () => {
    fc.assert(
      fc.property(addressOf(list), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (address, parentId, companyId) => {
        const Query = viewQuery(list, address);
        const search = viewUrl('orders', { ID: 7, Query }, { parentId, companyId }).split('?')[1] ?? '';
        expect(openedView(search)).toBe(7);
        const own = selectionOf(Query);
        const isOwn = own.parentId > 0 || own.companyId > 0;
        expect(selectionOf(search)).toEqual(isOwn ? own : { parentId, companyId });
        expect(withoutSelection(viewQuery(list, search))).toBe(withoutSelection(Query));
        expect(isShownBy(viewQuery(list, search), { Query })).toBe(true);
      }),
    );
  });
});

test('An address with an invalid id doesn’t open a view', () => {
  expect(['', 'view=0', 'view=x', 'view=-1', 'view=1e3'].map(openedView)).toEqual([0, 0, 0, 0, 0]);
});
