import type { PDFFont } from '@cantoo/pdf-lib';

/**
 * Replaces letters that the built-in fonts lack (they have only Western letters): accents are removed, and other letters become question
 * marks.
 */
export function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
  return Array.from(text, (character) => {
    if (isKnown(character)) return character;
    const [base = ''] = character.normalize('NFKD');
    return isKnown(base) ? base : '?';
  }).join('');
}

/** Cuts a text to fit a width in points. */
export function fitting(font: PDFFont, text: string, size: number, width: number): string {
  let shown = writable(font, text);
  if (font.widthOfTextAtSize(shown, size) <= width) return shown;
  while (shown !== '' && font.widthOfTextAtSize(`${shown}…`, size) > width) shown = shown.slice(0, -1);
  return `${shown}…`;
}
