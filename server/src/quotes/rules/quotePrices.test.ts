import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  DISCOUNT_KINDS,
  lineCents,
  listCents,
  quoteAmounts,
  shippingCents,
  type Discount,
  type PriceBreak,
  type PricedLine,
  type ShipBand,
} from './quotePrices.ts';

const QUOTES = 10_000;

const discounts = fc
  .tuple(fc.constantFrom(...DISCOUNT_KINDS), fc.nat(10_000), fc.nat(5_000_000))
  .map(([kind, percent, dollars]): Discount => ({
    kind,
    value: { none: 0, percent, dollars }[kind],
  }));
const plans = fc.uniqueArray(
  fc.record({ minQty: fc.integer({ min: 1, max: 5_000 }), cents: fc.nat(500_000) }),
  { selector: ({ minQty }) => minQty, maxLength: 8 },
);
const bands = fc.uniqueArray(
  fc.record({
    zone: fc.integer({ min: 1, max: 3 }),
    maxWeight: fc.integer({ min: 1, max: 150 }),
    cents: fc.nat(20_000),
  }),
  { selector: ({ zone, maxWeight }) => `${zone} ${maxWeight}`, maxLength: 12 },
);
const lines = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 100_000 }),
    ownCents: fc.option(fc.nat(999_999), { nil: undefined }),
    breaks: plans,
    discount: discounts,
  }),
  { minLength: 1, maxLength: 12 },
);

// An independent calculation as on paper: in fractions, without code from the first one.

/** The first break, from the largest quantity down, that the quantity reaches. */
const plainList = (breaks: readonly PriceBreak[], qty: number): number | undefined =>
  [...breaks].sort((a, b) => b.minQty - a.minQty).find(({ minQty }) => qty >= minQty)?.cents;

/** Rounds a fraction of cents to whole cents, half a cent up. */
const plainRound = (above: bigint, below: bigint): bigint => (above * 2n + below) / (below * 2n);

function plainLine(qty: number, cents: number, { kind, value }: Discount): bigint {
  const gross = BigInt(qty) * BigInt(cents);
  if (kind === 'percent') return plainRound(gross * (10_000n - BigInt(value)), 10_000n);
  if (kind === 'dollars') return gross > BigInt(value) ? gross - BigInt(value) : 0n;
  return gross;
}

/** Adds up the parcels one by one. */
function plainShipping(all: readonly ShipBand[], zone: number, weight: number): bigint | undefined {
  if (zone === 0 || weight === 0) return 0n;
  const own = all.filter((band) => band.zone === zone).sort((a, b) => a.maxWeight - b.maxWeight);
  if (own.length === 0) return undefined;
  let left = weight;
  let sum = 0n;
  while (left > 0) {
    const band = own.find(({ maxWeight }) => maxWeight >= left) ?? own[own.length - 1];
    if (band === undefined) return undefined;
    sum += BigInt(band.cents);
    left -= Math.min(left, band.maxWeight);
  }
  return sum;
}

test('10,000 random quotes have the amounts of a second, independent calculation (QUOT-03, QUOT-04)', () => {
  let count = 0;
  fc.assert(
    fc.property(lines, discounts, bands, fc.nat(3), fc.nat(2_000), (drawn, discount, plan, zone, weight) => {
      count += 1;
      const priced: PricedLine[] = drawn.map(({ qty, ownCents, breaks, discount: own }) => {
        expect(listCents(breaks, qty)).toBe(plainList(breaks, qty));
        return { qty, unitCents: ownCents ?? listCents(breaks, qty) ?? 0, discount: own };
      });
      const shipping = shippingCents(plan, { zone, weight });
      const plainShip = plainShipping(plan, zone, weight);
      expect(shipping).toBe(plainShip === undefined ? undefined : Number(plainShip));

      const plain = priced.map((line) => plainLine(line.qty, line.unitCents, line.discount));
      const subtotal = plain.reduce((sum, cents) => sum + cents, 0n);
      const off = {
        none: 0n,
        percent: plainRound(subtotal * BigInt(discount.value), 10_000n),
        dollars: BigInt(discount.value) < subtotal ? BigInt(discount.value) : subtotal,
      }[discount.kind];
      const total = subtotal - off + (plainShip ?? 0n);
      const amounts = quoteAmounts(priced, { discount, shipping: shipping ?? 0 });
      expect({
        ...amounts,
        lines: amounts.lines.map(String),
        total: String(amounts.total),
      }).toEqual({
        lines: plain.map(String),
        subtotal: Number(subtotal),
        discount: Number(off),
        shipping: Number(plainShip ?? 0n),
        total: String(total),
      });
    }),
    { numRuns: QUOTES },
  );
  expect(count).toBe(QUOTES);
});

test('half a cent is rounded up, once per line (QUOT-03)', () => {
  const half = { kind: 'percent', value: 5_000 } as const;
  expect(lineCents({ qty: 1, unitCents: 101, discount: half })).toBe(51);
  // Three pieces at half of 1.01 are 1.515, not three times 0.51.
  expect(lineCents({ qty: 3, unitCents: 101, discount: half })).toBe(152);
  expect(lineCents({ qty: 1, unitCents: 100, discount: { kind: 'dollars', value: 250 } })).toBe(0);
});

test('the price is that of the highest break that the quantity reaches; below the first there is none (QUOT-03)', () => {
  const breaks = [
    { minQty: 100, cents: 900 },
    { minQty: 10, cents: 1200 },
  ];
  expect([9, 10, 99, 100, 5_000].map((qty) => listCents(breaks, qty))).toEqual([
    undefined,
    1200,
    1200,
    900,
    900,
  ]);
});

test('a percentage of two hundred of the largest lines is exact to the cent (QUOT-03)', () => {
  const largest = { qty: 1, unitCents: 99_999_999_999, discount: { kind: 'none', value: 0 } as const };
  const drawn: PricedLine[] = [
    ...Array.from({ length: 199 }, () => largest),
    { ...largest, unitCents: 99_999_999_998 },
  ];
  const differing = Array.from({ length: 9_999 }, (_, at) => at + 1).filter((value) => {
    const { subtotal, discount } = quoteAmounts(drawn, { discount: { kind: 'percent', value }, shipping: 0 });
    return String(discount) !== String(plainRound(BigInt(subtotal) * BigInt(value), 10_000n));
  });
  expect(differing).toEqual([]);
});
