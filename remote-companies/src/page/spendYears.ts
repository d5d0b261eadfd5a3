import type { SpendMonth } from '@galley/server/companies/contract';
import type { YearFigure } from '../spend/spendFigures.ts';

/** A company's monthly spend in one calendar year, in USD: from January to the last month that has begun. */
export interface YearOfMonths {
  year: number;
  months: readonly number[];
}

/** The months by year, the oldest year first. */
export function yearsOf(months: readonly SpendMonth[]): readonly YearOfMonths[] {
  const years = new Map<number, number[]>();
  for (const { Month, Spend } of months) {
    const year = Number(Month.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), Spend]);
  }
  return [...years].map(([year, spends]) => ({ year, months: spends }));
}

/** The totals of the years, for their chart. */
export const figuresOf = (years: readonly YearOfMonths[]): readonly YearFigure[] =>
  years.map(({ year, months }, index) => ({
    year,
    amount: months.reduce((sum, spend) => sum + spend, 0),
    isSoFar: index === years.length - 1,
  }));
