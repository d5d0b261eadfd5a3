import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readParams, writeParams } from '@galley/shared/domain/listState';
import {
  countOrderFilters,
  ORDER_SORTS,
  orderFilterParams,
  ordersPayload,
  orderSortParam,
  viewOrdersPreset,
  type OrderFilter,
  type OrderText,
} from './orderFilter.ts';

const DEFAULTS = readParams(orderFilterParams, new URLSearchParams());

const filter: fc.Arbitrary<OrderFilter> = fc.record({
  ...(Object.fromEntries(
    ['advertiser', 'dimensions', 'design', 'shipping', 'description', 'reorder', 'cap', 'part', 'unit']
      .concat('references', 'geopath')
      .map((name) => [name, fc.string({ maxLength: 20 }).map((text) => text.trim())]),
  ) as Record<Exclude<OrderText, 'product'>, fc.Arbitrary<string>>),
  order: fc.constantFrom('', '1001', '1001-2'),
  invoice: fc.constantFrom('', '77'),
  contact: fc.nat(1000),
  rep: fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 5 }),
  status: fc.uniqueArray(fc.integer({ min: 0, max: 38 }), { maxLength: 39 }),
  product: fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text),
    { maxLength: 8 },
  ),
  datetype: fc.integer({ min: 0, max: 4 }),
  range: fc.integer({ min: 0, max: 7 }),
  from: fc.constantFrom('', '2026-11-01'),
  to: fc.constantFrom('', '2026-11-30'),
  late: fc.constantFrom(0, 1),
  team: fc.nat(8),
  apply: fc.constantFrom('no', 'yes'),
}) as fc.Arbitrary<OrderFilter>;

describe('The filters of the order lines', () => {
  test('are read back from the address as they were written (FILT-13)', () => {
    fc.assert(
      fc.property(filter, (values) => {
        const search = writeParams(orderFilterParams, new URLSearchParams(), values).toString();
        expect(readParams(orderFilterParams, new URLSearchParams(search))).toEqual(values);
      }),
    );
  });

  test('are not applied to a list that nobody has searched', () => {
    expect(countOrderFilters(DEFAULTS)).toBe(0);
    expect(DEFAULTS).toMatchObject({ status: [], range: 0, datetype: 0, apply: 'no' });
  });

  test('count as one each, whatever their values, and the two days of a range don’t count (ORDS-05)', () => {
    const range = { range: 6, from: '2026-11-01', to: '2026-11-30' };
    expect(countOrderFilters({ ...DEFAULTS, ...range, apply: 'yes' })).toBe(1);
    expect(countOrderFilters({ ...DEFAULTS, ...range, status: [0], contact: 7, product: ['Vinyl'] })).toBe(4);
    expect(countOrderFilters({ ...DEFAULTS, status: [0, 2, 3], product: ['Vinyl', 'Paper'] })).toBe(2);
  });

  test('have one parameter for each status, sales rep and product in the address (ORDS-07)', () => {
    const several = { ...DEFAULTS, status: [3, 2], rep: [8, 5], product: ['Vinyl, 13 oz', 'Paper'] };
    const search = writeParams(orderFilterParams, new URLSearchParams('parent=3'), several);
    expect(search.toString()).toBe(
      'parent=3&rep=8&rep=5&status=3&status=2&product=Vinyl%2C+13+oz&product=Paper',
    );
    const one = { status: [3], rep: [], product: ['Vinyl, 13 oz'] };
    expect(writeParams(orderFilterParams, search, one).toString()).toBe(
      'parent=3&status=3&product=Vinyl%2C+13+oz',
    );
  });

  test('are read correctly from an old address, without invalid or repeated values', () => {
    const read = (query: string) => readParams(orderFilterParams, new URLSearchParams(query));
    expect(read('status=3&rep=8&product=Vinyl, 13 oz')).toEqual({
      ...DEFAULTS,
      status: [3],
      rep: [8],
      product: ['Vinyl, 13 oz'],
    });
    expect(read('status=-1&rep=0&product=')).toEqual(DEFAULTS);
    expect(read('status=3&status=99&status=x&status=3&status=2&product= &product=a')).toEqual({
      ...DEFAULTS,
      status: [3, 2],
      product: ['a'],
    });
  });

  test('ignore an order number or invoice that isn’t a number', () => {
    expect(readParams(orderFilterParams, new URLSearchParams('order=abc&invoice=1 OR 1'))).toEqual(DEFAULTS);
    expect(readParams(orderFilterParams, new URLSearchParams('order=1-2-3&invoice=7-7'))).toEqual(DEFAULTS);
  });

  test('shorten an order number that is too long, instead of ignoring it', () => {
    const search = new URLSearchParams({ order: '9'.repeat(31) });
    expect(readParams(orderFilterParams, search)).toMatchObject({ order: '9'.repeat(30) });
  });
});

describe('The payload of call 27', () => {
  const page = { parentId: 3, companyId: 12, page: 2, size: 50, sort: 'Priority' } as const;

  test('of a fresh list requests every status, upcoming, by priority', () => {
    expect(ordersPayload(DEFAULTS, page)).toMatchObject({
      ParentID: 3,
      CompanyID: 12,
      PageNo: 2,
      PageSize: 50,
      SortBy: 'Priority',
      SortOrder: 'asc',
      Filter_Status: -1,
      Filter_DateRange: 0,
      Filter_Total: 0,
      Filter_Apply: false,
    });
  });

  test('says that a search was applied, even one that narrows nothing', () => {
    expect(ordersPayload({ ...DEFAULTS, apply: 'yes' }, page)).toMatchObject({
      Filter_Total: 0,
      Filter_Apply: true,
    });
    expect(ordersPayload({ ...DEFAULTS, invoice: '77' }, page)).toMatchObject({
      Filter_Total: 1,
      Filter_Apply: true,
    });
  });

  test('has a single status, sales rep or product as a value, and several as a list (ORDS-07)', () => {
    expect(ordersPayload({ ...DEFAULTS, status: [3], rep: [8], product: ['Vinyl'] }, page)).toMatchObject({
      Filter_Status: 3,
      Filter_SalesRepID: 8,
      Filter_ProductNames: 'Vinyl',
    });
    expect(
      ordersPayload({ ...DEFAULTS, status: [3, 2], rep: [8, 5], product: ['Vinyl', 'Paper'] }, page),
    ).toMatchObject({
      Filter_Status: [3, 2],
      Filter_SalesRepID: [8, 5],
      Filter_ProductNames: ['Vinyl', 'Paper'],
      Filter_Total: 3,
    });
  });

  test("has the two days only for 'Custom'", () => {
    const days = { from: '2026-11-01', to: '' };
    expect(ordersPayload({ ...DEFAULTS, ...days, range: 6 }, page)).toMatchObject({
      Filter_DateStart: '2026-11-01',
      Filter_DateEnd: null,
    });
    expect(ordersPayload({ ...DEFAULTS, ...days, range: 2 }, page)).toMatchObject({ Filter_DateStart: null });
  });

  test('has every sort order of the list (ORD-11)', () => {
    const sent = ORDER_SORTS.map(({ value }) => {
      const { SortBy, SortOrder } = ordersPayload(DEFAULTS, { ...page, sort: value });
      return `${SortBy} ${SortOrder}`;
    });
    expect(sent).toEqual([
      'Priority asc',
      'OrderDate asc',
      'OrderDate desc',
      'OrderLine asc',
      'OrderLine desc',
      'ShipDate asc',
      'ShipDate desc',
      'DeliveryDate asc',
      'DeliveryDate desc',
    ]);
    for (const { value } of ORDER_SORTS) expect(orderSortParam.parse(value)).toBe(value);
    expect(orderSortParam.default).toBe('Priority');
  });

  test("of a contact's View Orders has the default filters and the contact, by order date (ORD-13)", () => {
    const params = new URLSearchParams(viewOrdersPreset(7));
    expect(readParams(orderFilterParams, params)).toEqual({ ...DEFAULTS, contact: 7 });
    expect(orderSortParam.parse(params.get('sort') ?? '')).toBe('OrderDate-asc');
    expect(readParams(orderFilterParams, new URLSearchParams(viewOrdersPreset()))).toEqual(DEFAULTS);
  });
});
