/** The edit distance of two words: how many letters to change, add or remove. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of one.split('').entries()) {
    const next = [line + 1];
    for (const [place, own] of other.split('').entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === own ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that the person most likely meant. */
export const nearest = (typed: string, names: readonly string[]): string | undefined =>
  names.toSorted((one, other) => distance(typed, one) - distance(typed, other))[0];

/**
 * The text for an error of parseArgs about an unknown option, with the nearest known one.
 * @returns undefined for any other error
 */
export function unknownOption(error: unknown, names: readonly string[]): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'))
    return undefined;
  const [, hyphens, typed = ''] = /'(--?)([^'=]*)/.exec(error.message) ?? [];
  if (hyphens !== '--') return `There is no option '-${typed}'.`;
  const meant = names.length === 0 ? '' : ` Did you mean --${nearest(typed, names)}?`;
  return `There is no option --${typed}.${meant}`;
}
