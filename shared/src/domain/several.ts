/** The most values, and the most texts, that a filter takes. */
export const MOST_VALUES = 40;
export const MOST_TEXTS = 8;

/** What a filter of a request can ask for: one value, or several of which a record has to have one. */
export type OneOrSeveral<T> = T | T[];

/** The values that a filter asks for, each once; none when it asks for `none`. */
export function valuesOf<T>(asked: OneOrSeveral<T>, none: T): T[] {
  const values = Array.isArray(asked) ? asked : [asked];
  return [...new Set(values)].filter((value) => value !== none);
}

/** The values in a request. A single value isn't wrapped in a list, since older servers accept no list. */
export function oneOrSeveral<T>(values: readonly T[], none: T): OneOrSeveral<T> {
  const [first = none, ...others] = values;
  return others.length === 0 ? first : [first, ...others];
}
