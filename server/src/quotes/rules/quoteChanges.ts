import type { Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import type { QuoteContent, QuoteLine } from '../contract.ts';

const usd = (cents: number): string => formatUsd(cents / 100);

/** Identifies a line regardless of its price. */
const nameOf = ({ Product, SizeLive, SizeFinished, Design }: QuoteLine): string =>
  [Product, SizeLive, SizeFinished, Design].filter((part) => part !== '').join(', ');

/** Lines by name; repeated names get a number. */
function byName(lines: readonly QuoteLine[]): Map<string, QuoteLine> {
  const named = new Map<string, QuoteLine>();
  for (const line of lines) {
    const name = nameOf(line);
    let key = name;
    for (let n = 2; named.has(key); n += 1) key = `${name} (${n})`;
    named.set(key, line);
  }
  return named;
}

function lineChange(name: string, before: QuoteLine, after: QuoteLine): string | undefined {
  const parts = [
    before.Qty === after.Qty
      ? ''
      : `quantity ${formatCount(after.Qty)} instead of ${formatCount(before.Qty)}`,
    before.UnitCents === after.UnitCents
      ? ''
      : `${usd(after.UnitCents)} each instead of ${usd(before.UnitCents)}`,
    before.TotalCents === after.TotalCents
      ? ''
      : `${usd(after.TotalCents)} in all instead of ${usd(before.TotalCents)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : `${name}: ${parts.join(', ')}.`;
}

/** What a version offers to the customer. */
export interface QuoteOffer {
  content: QuoteContent;
  /** The last day of the offer. */
  validUntil: Day;
}

/** The changes from one version to the next, as shown to the customer (QUOT-08). */
export function quoteChanges(
  { content: before, validUntil: validBefore }: QuoteOffer,
  { content: after, validUntil }: QuoteOffer,
): string[] {
  const [old, now] = [byName(before.Lines), byName(after.Lines)];
  const lines = [...now].flatMap(([name, line]) => {
    const known = old.get(name);
    const change =
      known === undefined
        ? `New: ${name}, ${formatCount(line.Qty)} for ${usd(line.TotalCents)}.`
        : lineChange(name, known, line);
    return change === undefined ? [] : [change];
  });
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `Removed: ${name}.`);
  const amount = (label: string, was: number, is: number) =>
    was === is ? [] : [`${label}: ${usd(is)} instead of ${usd(was)}.`];
  return [
    ...lines,
    ...gone,
    ...amount('Discount', before.DiscountCents, after.DiscountCents),
    ...amount('Shipping', before.ShippingCents, after.ShippingCents),
    ...amount('Total', before.TotalCents, after.TotalCents),
    ...(validBefore === validUntil
      ? []
      : [`Valid until: ${displayDate(validUntil)} instead of ${displayDate(validBefore)}.`]),
    ...(before.ContactName === after.ContactName ? [] : ['The contact has changed.']),
    ...(before.Address.join('\n') === after.Address.join('\n') ? [] : ['The shipping address has changed.']),
    ...(before.Notes === after.Notes ? [] : ['The notes have changed.']),
    ...(before.Terms === after.Terms ? [] : ['The terms have changed.']),
  ];
}
