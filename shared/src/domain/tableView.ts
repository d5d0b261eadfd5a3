/** The row density of a table (GRID-02). */
export type Density = 'comfortable' | 'compact';

/** A user's changes to the columns of one table, by heading. */
export interface TableView {
  order?: readonly string[];
  hidden?: readonly string[];
  /** In CSS pixels. */
  widths?: Readonly<Record<string, number>>;
}

/** The minimum width of a column, in CSS pixels: an icon, and the edge that widens it again. */
export const MIN_WIDTH = 64;
const MAX_WIDTH = 800;

export const fitWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/**
 * The columns in the user's order; the first stays first. A column that is newer than that order follows its predecessor in `names`.
 * @param names all columns, in the product's order
 * @param order the user's order; names that no longer exist are ignored
 */
export function orderedColumns(names: readonly string[], order: readonly string[] = []): string[] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  const known = [...new Set(order)].filter((name) => others.includes(name));
  return names.reduce(
    (placed, name, at) =>
      placed.includes(name) ? placed : placed.toSpliced(placed.indexOf(names[at - 1] ?? first) + 1, 0, name),
    [first, ...known],
  );
}

/** Moves a column by one place. Unchanged if it is at the end. */
export function moveColumn(names: readonly string[], name: string, step: 1 | -1): string[] {
  const from = names.indexOf(name);
  const to = from + step;
  if (from < 1 || to < 1 || to >= names.length) return [...names];
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** The visible columns: the first always, the others unless hidden. */
export const shownColumns = (names: readonly string[], { order, hidden = [] }: TableView): string[] =>
  orderedColumns(names, order).filter((name, at) => at === 0 || !hidden.includes(name));
