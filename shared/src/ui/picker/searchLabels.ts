export interface PickerOption {
  value: number;
  label: string;
  /** What tells it from others of the same label; not searched. */
  detail?: string;
  /** How the list offers it where there is no such thing yet: 'Create “…”'. */
  offer?: string;
}

/** FILT-03. */
const MOST_RESULTS = 100_000;

/** Each list's labels in lower case: with 100,000 companies, making them anew is most of the time of a key press. */
const lowerCased = new WeakMap<readonly PickerOption[], readonly string[]>();

function lowerCasedOf(options: readonly PickerOption[]): readonly string[] {
  const known = lowerCased.get(options);
  if (known !== undefined) return known;
  const labels = options.map(({ label }) => label.toLowerCase());
  lowerCased.set(options, labels);
  return labels;
}

/** The options whose label holds the term, in either case, in their own order (FILT-03). */
export function searchLabels<T extends PickerOption>(options: readonly T[], term: string): readonly T[] {
  const wanted = term.trim().toLowerCase();
  const labels = wanted === '' ? [] : lowerCasedOf(options);
  const found = wanted === '' ? options : options.filter((_, index) => labels[index]?.includes(wanted));
  return found.length > MOST_RESULTS ? found.slice(0, MOST_RESULTS) : found;
}
