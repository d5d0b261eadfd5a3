import { foldName } from '../../domain/foldName.ts';

export interface PickerOption {
  value: number;
  label: string;
  /** Distinguishes it from others with the same label; not searched. */
  detail?: string;
  /** The text for an option that doesn't exist yet: 'Create “…”'. */
  offer?: string;
}

/** FILT-03. */
const MOST_RESULTS = 100_000;

/** Each list's labels in their search form: with 100,000 companies, rebuilding them would take most of the time of a key press. */
const folded = new WeakMap<readonly PickerOption[], readonly string[]>();

function foldedOf(options: readonly PickerOption[]): readonly string[] {
  const known = folded.get(options);
  if (known !== undefined) return known;
  const labels = options.map(({ label }) => foldName(label));
  folded.set(options, labels);
  return labels;
}

function havingName<T extends PickerOption>(options: readonly T[], folded: string): readonly T[] {
  const labels = foldedOf(options);
  return options.filter((_, index) => labels[index]?.includes(folded));
}

/** In terms without letters or digits, such as &, every character counts. */
const havingSigns = <T extends PickerOption>(options: readonly T[], typed: string): readonly T[] =>
  options.filter(({ label }) => label.toLowerCase().includes(typed));

/** The options whose label contains the term, in their original order; ignores accents, case, punctuation and spaces (FILT-03). */
export function searchLabels<T extends PickerOption>(options: readonly T[], term: string): readonly T[] {
  const typed = term.trim().toLowerCase();
  const folded = foldName(term);
  const found =
    typed === '' ? options : folded === '' ? havingSigns(options, typed) : havingName(options, folded);
  return found.length > MOST_RESULTS ? found.slice(0, MOST_RESULTS) : found;
}
