import type { DiscountKind } from '@galley/server/quotes/rules/quotePrices';

/** Parses a typed amount into cents: '1,250.5' is 125050. NaN if it isn't an amount. */
export function centsIn(text: string): number {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** The same for a percentage: '12.5%' is 1250 hundredths of a percent. */
export const hundredthsIn = (text: string): number => centsIn(text.replace('%', ''));

/** Parses a whole number; NaN if it isn't one. */
export const wholeIn = (text: string): number => {
  const plain = text.replaceAll(/[,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Formats cents, or hundredths of a percent, for typing: 125050 is '1250.50'. */
export const formatHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The value of a discount of this kind, as in call 372. */
export const discountIn = (kind: DiscountKind, text: string): number => {
  if (kind === 'none') return 0;
  return kind === 'percent' ? hundredthsIn(text) : centsIn(text);
};
