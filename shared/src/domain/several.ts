/** The maximum number of values, and of texts, in a filter. */
export const MOST_VALUES = 40;
export const MOST_TEXTS = 8;

/** A filter in a request: one value, or several of which a record must match one. */
export type OneOrSeveral<T> = T | T[];

/** The values of a filter, without duplicates; empty if it is `none`. */
export function valuesOf<T>(asked: OneOrSeveral<T>, none: T): T[] {
  const values = Array.isArray(asked) ? asked : [asked];
  return [...new Set(values)].filter((value) => value !== none);
}

/** The values in a request. A single value isn't wrapped in a list, since older servers accept no list. */
export function oneOrSeveral<T>(values: readonly T[], none: T): OneOrSeveral<T> {
  const [first = none, ...others] = values;
  return others.length === 0 ? first : [first, ...others];
}
