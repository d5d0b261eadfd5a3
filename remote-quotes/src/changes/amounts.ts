import type { DiscountKind } from '@galley/server/quotes/rules/quotePrices';

/** What a person types as an amount, in cents: '1,250.5' is 125050. NaN: it is none. */
export function centsIn(text: string): number {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** The same of a share: '12.5%' is 1250 hundredths of a percent. */
export const hundredthsIn = (text: string): number => centsIn(text.replace('%', ''));

/** A whole number; NaN: it is none. */
export const wholeIn = (text: string): number => {
  const plain = text.replaceAll(/[,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Cents, or hundredths of a percent, as they are typed: 125050 is '1250.50'. */
export const typed = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What a discount of this kind takes, as call 372 has it. */
export const discountIn = (kind: DiscountKind, text: string): number => {
  if (kind === 'none') return 0;
  return kind === 'percent' ? hundredthsIn(text) : centsIn(text);
};
