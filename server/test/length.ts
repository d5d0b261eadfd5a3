const isLongRun = process.env.TEST_LONG === '1';

/** The first value in `npm test`, all of them in `npm run test:long`. */
export const share = <T>(values: readonly T[]): readonly T[] => (isLongRun ? values : values.slice(0, 1));

/** How often a test tries something random: `npm test` half as often. */
export const tries = (times: number): number => (isLongRun ? times : Math.ceil(times / 2));

/**
 * The columns to try in a row of a table of cases: `npm run test:long` tries all, `npm test` every third. Each row begins
 * at another column, so every column is tried in a third of the rows.
 */
export const cells = <T>(columns: readonly T[], row: number): readonly T[] =>
  isLongRun ? columns : columns.filter((_cell, column) => (row + column) % 3 === 0);

/** The options of a test in a file of `npm test` that only `npm run test:long` runs. */
export const longOnly = { skip: isLongRun ? false : 'part of npm run test:long' };
