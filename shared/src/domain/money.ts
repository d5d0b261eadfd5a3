const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US dollars, with separators and cents: '$1,204.50'. What is no amount is '$0.00'. */
export const formatUsd = (amount: number): string =>
  // Adding 0 turns -0 into 0, which would be written '-$0.00'.
  usd.format(Number.isFinite(amount) ? Math.round(amount * 100) / 100 + 0 : 0);
