import { formatCount } from './count.ts';

/** An amount in US dollars, with separators and cents: '$1,204.50'. Anything that isn't an amount is '$0.00'. */
export function formatUsd(amount: number): string {
  const cents = Number.isFinite(amount) ? Math.round(amount * 100) : 0;
  const [dollars = '', decimals = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(dollars))}.${decimals}`;
}
