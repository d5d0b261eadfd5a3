/** Made when it is first wanted: a browser's first number format takes it 20 ms. */
let usd: Intl.NumberFormat | undefined;

/** An amount in US dollars, with separators and cents: '$1,204.50'. What is no amount is '$0.00'. */
export function formatUsd(amount: number): string {
  usd ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  // Adding 0 turns -0 into 0, which would be written '-$0.00'.
  return usd.format(Number.isFinite(amount) ? Math.round(amount * 100) / 100 + 0 : 0);
}
