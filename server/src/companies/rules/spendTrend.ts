export type Trend = 'up' | 'down';

/** Compares this year to date with the same days of last year; undefined if they're equal (COMP-03). */
export function trendOf({ YTD, LYTD }: { YTD: number; LYTD: number }): Trend | undefined {
  if (LYTD === YTD) return undefined;
  return LYTD > YTD ? 'down' : 'up';
}
