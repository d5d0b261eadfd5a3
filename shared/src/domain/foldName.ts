/**
 * Ranges of characters that a search ignores: controls and ASCII punctuation except the line feed, Latin-1 signs, accents, punctuation,
 * symbols, those of East Asia, and zero-width marks.
 */
const DROPPED_RANGES = [
  [0x01, 0x09],
  [0x0b, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xbf],
  [0xf7, 0xf7],
  [0x2b0, 0x36f],
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;
const code = (point: number) => String.raw`\u{${point.toString(16)}}`;
const DROPPED = new RegExp(
  `[${DROPPED_RANGES.map(([first, last]) => `${code(first)}-${code(last)}`).join('')}]`,
  'gu',
);
/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  '×': 'x',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * A name in its search form: without accents, case, punctuation and spaces, so that 'creme' finds 'Crème Signs – East' and 'oneil' finds
 * 'O’Neil' (FIND-09). The database has the same rule, fold_name.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(DROPPED, '')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
