import type { Spend } from '@galley/server/companies/contract';

/** What a company spent in one calendar year, in USD. */
export interface YearFigure {
  year: number;
  amount: number;
  /** The year is not over. */
  isSoFar: boolean;
}

/** The current year and the five before it, the oldest first (COMP-04). */
export const yearFigures = (
  { YTD, LCY, L2Y, L3Y, L4Y, L5Y }: Spend,
  currentYear: number,
): readonly YearFigure[] =>
  [L5Y, L4Y, L3Y, L2Y, LCY, YTD].map((amount, index, { length }) => {
    const ago = length - 1 - index;
    return { year: currentYear - ago, amount, isSoFar: ago === 0 };
  });
