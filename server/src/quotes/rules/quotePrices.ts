/** How a price is lowered: not at all, by hundredths of a percent, or by cents. */
export const DISCOUNT_KINDS = ['none', 'percent', 'dollars'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** `value` depends on `kind`: hundredths of a percent (12.5% is 1250), cents, or 0 for `none`. */
export interface Discount {
  kind: DiscountKind;
  value: number;
}

/** 100%, in hundredths of a percent. */
export const WHOLE = 10_000;

/** The price of one piece in cents, from a minimum quantity on. */
export interface PriceBreak {
  minQty: number;
  cents: number;
}

/** The price of a parcel in cents, to a zone, up to a weight in pounds. */
export interface ShipBand {
  zone: number;
  maxWeight: number;
  cents: number;
}

/** The values that a line's amount depends on, in cents. */
export interface PricedLine {
  qty: number;
  unitCents: number;
  discount: Discount;
}

/** The maximum amount of a line, before its discount. Up to this, JavaScript's numbers are exact, even multiplied by a discount. */
export const MOST_CENTS = 99_999_999_999;

/**
 * Computes amount × part / whole, rounded half up. All values are non-negative integers. Whole multiples are taken out first, because the
 * product of a large amount wouldn't be exact.
 */
function halfUp(amount: number, part: number, whole: number): number {
  const rest = amount % whole;
  const product = rest * part;
  const left = product % whole;
  return ((amount - rest) / whole) * part + (product - left) / whole + (left * 2 >= whole ? 1 : 0);
}

/**
 * The list price of one piece in cents: the highest break that the quantity reaches. Undefined if the plan has none.
 * @param breaks of one product in one plan, in any order
 */
export function listCents(breaks: readonly PriceBreak[], qty: number): number | undefined {
  let found: PriceBreak | undefined;
  for (const one of breaks)
    if (one.minQty <= qty && (found === undefined || one.minQty > found.minQty)) found = one;
  return found?.cents;
}

/** An amount after its discount, in cents, rounded once. A discount in dollars never exceeds the amount. */
export function discounted(cents: number, { kind, value }: Discount): number {
  if (kind === 'percent') return halfUp(cents, WHOLE - Math.min(value, WHOLE), WHOLE);
  return kind === 'dollars' ? Math.max(0, cents - value) : cents;
}

/** A line's amount in cents (QUOT-03). */
export const lineCents = ({ qty, unitCents, discount }: PricedLine): number =>
  discounted(qty * unitCents, discount);

/**
 * The shipping cost in cents for a weight in whole pounds to a zone (QUOT-04): the lightest band that fits. A weight above the heaviest
 * band is split into parcels, full ones first. Zone 0 or weight 0 isn't shipped and costs nothing; undefined if the plan has no band for
 * the zone.
 */
export function shippingCents(
  bands: readonly ShipBand[],
  { zone, weight }: { zone: number; weight: number },
): number | undefined {
  if (zone === 0 || weight === 0) return 0;
  const ofZone = bands
    .filter((band) => band.zone === zone)
    .toSorted((one, other) => one.maxWeight - other.maxWeight);
  const heaviest = ofZone.at(-1);
  if (heaviest === undefined) return undefined;
  const rest = weight % heaviest.maxWeight;
  const full = (weight - rest) / heaviest.maxWeight;
  const last = rest === 0 ? 0 : (ofZone.find(({ maxWeight }) => rest <= maxWeight)?.cents ?? 0);
  return full * heaviest.cents + last;
}

/** A quote's amounts in cents. The total is the subtotal minus the discount plus shipping. */
export interface QuoteAmounts {
  lines: number[];
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

/** The amounts of a quote (QUOT-03). @param shipping in cents */
export function quoteAmounts(
  lines: readonly PricedLine[],
  { discount, shipping }: { discount: Discount; shipping: number },
): QuoteAmounts {
  const amounts = lines.map(lineCents);
  const subtotal = amounts.reduce((sum, cents) => sum + cents, 0);
  const taken = discount.kind === 'percent' ? halfUp(subtotal, discount.value, WHOLE) : discount.value;
  const less = discount.kind === 'none' ? 0 : Math.min(taken, subtotal);
  return { lines: amounts, subtotal, discount: less, shipping, total: subtotal - less + shipping };
}
