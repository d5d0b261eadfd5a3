/** Accents, punctuation, symbols and spaces of a decomposed text; not a line feed. */
const DROPPED =
  /[\u0001-\u0009\u000B-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00F7\u02B0-\u036F\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFEFF]/g;
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
 * A name as it is looked for: without accents, case, punctuation and spaces, so that 'creme' finds 'Crème Signs – East' and 'oneil'
 * finds 'O’Neil' (FIND-09). The database has the same rule as fold_name.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(DROPPED, '')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
