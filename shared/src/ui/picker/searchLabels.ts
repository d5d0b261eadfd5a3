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

/** The options whose label holds the term, in either case, in their own order (FILT-03). */
export function searchLabels<T extends PickerOption>(options: readonly T[], term: string): readonly T[] {
  const wanted = term.trim().toLowerCase();
  const found = wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted));
  return found.length > MOST_RESULTS ? found.slice(0, MOST_RESULTS) : found;
}
