import type { Day } from '@galley/shared/domain/calendar';
import { formatUsd } from '@galley/shared/domain/money';
import {
  listCents,
  MOST_CENTS,
  quoteAmounts,
  shippingCents,
  WHOLE,
  type Discount,
  type DiscountKind,
  type PriceBreak,
  type ShipBand,
} from './quotePrices.ts';
import type { QuoteTerms } from '../writing/contract.ts';
import { MOST_FOLLOW_UP_DAYS } from './quoteStates.ts';

/** The maximum number of lines in a quote, the largest quantity, price and weight, and the maximum lengths of texts. */
export const MOST_LINES = 200;
export const MOST_QTY = 1_000_000;
export const MOST_UNIT_CENTS = 999_999_999;
export const MOST_WEIGHT = 100_000;
export const TEXT_LENGTH = 200;
export const NOTES_LENGTH = 4000;

/** A line as entered, with the field names of call 372. Prices are in cents, discounts in hundredths of a percent or cents. */
export interface LineInput {
  ProductID: number;
  SizeLive: string;
  SizeFinished: string;
  Qty: number;
  Design: string;
  UnitCents: number;
  PriceReason: string;
  DiscountKind: DiscountKind;
  DiscountValue: number;
}

export interface QuoteInput {
  CompanyID: number;
  ContactID: number;
  ValidUntil: Day | undefined;
  Zone: number;
  Weight: number;
  DiscountKind: DiscountKind;
  DiscountValue: number;
  FollowUpDays: number;
  Lines: readonly LineInput[];
}

/** A company's prices: each product's price breaks, and shipping bands. */
export interface Plan {
  products: ReadonlyMap<number, readonly PriceBreak[]>;
  bands: readonly ShipBand[];
}

/** Converts the response of call 373 for the rules. */
export const planOf = ({ Products, Shipping }: Pick<QuoteTerms, 'Products' | 'Shipping'>): Plan => ({
  products: new Map(
    Products.map(({ ID, Breaks }) => [
      ID,
      Breaks.map(({ MinQty, Cents }) => ({ minQty: MinQty, cents: Cents })),
    ]),
  ),
  bands: Shipping.map(({ Zone, MaxWeight, Cents }) => ({ zone: Zone, maxWeight: MaxWeight, cents: Cents })),
});

export interface QuoteFault {
  /** `Lines.0.Qty` for a line. */
  field: string;
  message: string;
}

const discountOf = ({
  DiscountKind: kind,
  DiscountValue: value,
}: Pick<LineInput, 'DiscountKind' | 'DiscountValue'>): Discount => ({
  kind,
  value: kind === 'none' ? 0 : value,
});

/** The values that a line's amount depends on. */
export const pricedLine = (line: LineInput) => ({
  qty: line.Qty,
  unitCents: line.UnitCents,
  discount: discountOf(line),
});

/** A line's list price in cents; undefined if the company's plan has none. */
export const listCentsOf = ({ products }: Plan, { ProductID, Qty }: LineInput): number | undefined =>
  listCents(products.get(ProductID) ?? [], Qty);

/** The amounts of the entered values. */
export const amountsOf = (input: QuoteInput, { bands }: Pick<Plan, 'bands'>) =>
  quoteAmounts(input.Lines.map(pricedLine), {
    discount: discountOf(input),
    shipping: shippingCents(bands, { zone: input.Zone, weight: input.Weight }) ?? 0,
  });

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function discountFault({ kind, value }: Discount, cents: number): string | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'percent')
    return isWhole(value, 1, WHOLE)
      ? undefined
      : 'A discount must be from 0.01% to 100%, with at most two decimals.';
  if (!isWhole(value, 1, MOST_CENTS))
    return 'A discount must be from $0.01 to $999,999,999.99, with at most two decimals.';
  return value > cents ? 'The discount is more than the amount.' : undefined;
}

function lineFaults(line: LineInput, at: number, plan: Plan): QuoteFault[] {
  const list = listCentsOf(plan, line);
  const isPriced = isWhole(line.UnitCents, 0, MOST_UNIT_CENTS) && isWhole(line.Qty, 1, MOST_QTY);
  const gross = isPriced ? line.Qty * line.UnitCents : 0;
  const messages: Partial<Record<keyof LineInput, string | undefined>> = {
    ProductID: line.ProductID > 0 ? undefined : 'Product is required.',
    Qty: isWhole(line.Qty, 1, MOST_QTY) ? undefined : 'Quantity must be from 1 to 1,000,000.',
    UnitCents: !isWhole(line.UnitCents, 0, MOST_UNIT_CENTS)
      ? 'Price Each must be from $0.00 to $9,999,999.99, with at most two decimals.'
      : gross > MOST_CENTS
        ? 'A line’s total can be at most $999,999,999.99.'
        : undefined,
    PriceReason:
      list !== undefined && line.UnitCents !== list && line.PriceReason.trim() === ''
        ? `Say why the price differs from the list price of ${formatUsd(list / 100)}.`
        : undefined,
    DiscountValue: isPriced ? discountFault(discountOf(line), gross) : undefined,
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field: `Lines.${at}.${field}`, message }],
  );
}

/**
 * Errors that keep a quote from being saved, in the form's order (QUOT-05).
 * @param plan of the quote's company
 */
export function quoteFaults(input: QuoteInput, plan: Plan): QuoteFault[] {
  const lines = input.Lines.flatMap((line, at) => lineFaults(line, at, plan));
  const { subtotal } = lines.length > 0 ? { subtotal: 0 } : amountsOf(input, plan);
  const isShipped = input.Zone > 0 && input.Weight > 0;
  const messages: Partial<Record<keyof QuoteInput, string | undefined>> = {
    CompanyID: input.CompanyID > 0 ? undefined : 'Company is required.',
    ValidUntil: input.ValidUntil === undefined ? 'Valid Until is required.' : undefined,
    Lines: input.Lines.length > MOST_LINES ? `A quote can have at most ${MOST_LINES} lines.` : undefined,
  };
  const after: typeof messages = {
    DiscountValue: lines.length > 0 ? undefined : discountFault(discountOf(input), subtotal),
    Zone:
      isShipped && shippingCents(plan.bands, { zone: input.Zone, weight: input.Weight }) === undefined
        ? 'This company’s ship price plan doesn’t have this zone.'
        : undefined,
    Weight: isWhole(input.Weight, 0, MOST_WEIGHT)
      ? undefined
      : 'Shipping weight must be a whole number of pounds, at most 100,000.',
    FollowUpDays: isWhole(input.FollowUpDays, 0, MOST_FOLLOW_UP_DAYS)
      ? undefined
      : 'Follow Up After must be from 0 to 30 business days.',
  };
  const named = (of: typeof messages) =>
    Object.entries(of).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
  return [...named(messages), ...lines, ...named(after)];
}

/** Errors that keep a quote from being sent, in addition to those for saving (QUOT-07). */
export function sendFaults(
  {
    Lines,
    ContactID,
    ValidUntil = '',
  }: Pick<QuoteInput, 'ContactID' | 'ValidUntil'> & { Lines: readonly unknown[] },
  today: Day,
): QuoteFault[] {
  return [
    ...(ContactID > 0 ? [] : [{ field: 'ContactID', message: 'Contact is required to send a quote.' }]),
    ...(ValidUntil >= today
      ? []
      : [{ field: 'ValidUntil', message: 'Valid Until has passed. Choose a later day.' }]),
    ...(Lines.length > 0 ? [] : [{ field: 'Lines', message: 'Add at least one line.' }]),
  ];
}

/** Who can change a quote (QUOT-09): its rep, its company's sales rep, and Account Managers, among those who can see it. */
export const mayChange = (
  person: { employeeId: number; employeeType: string },
  quote: { repId: number; salesRepId: number },
): boolean =>
  person.employeeId === quote.repId ||
  person.employeeId === quote.salesRepId ||
  person.employeeType === 'Account Manager';
