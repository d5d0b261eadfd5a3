export type Trend = 'up' | 'down';

/** This year so far against the same days of last year; undefined when they are equal (COMP-03). */
export function trendOf({ YTD, LYTD }: { YTD: number; LYTD: number }): Trend | undefined {
  if (LYTD === YTD) return undefined;
  return LYTD > YTD ? 'down' : 'up';
}
