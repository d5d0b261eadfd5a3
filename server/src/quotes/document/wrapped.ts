import type { PDFFont } from '@cantoo/pdf-lib';
import { writable } from '../../common/pdf/texts.ts';

/** Wraps text to a width in points. It breaks lines between words, and splits words that are too long. */
export function wrapped(font: PDFFont, text: string, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of writable(font, paragraph).split(/\s+/)) {
      let rest = word;
      if (line !== '' && !fits(`${line} ${rest}`)) {
        lines.push(line);
        line = '';
      }
      while (!fits(rest)) {
        let end = rest.length;
        while (end > 1 && !fits(rest.slice(0, end))) end -= 1;
        lines.push(rest.slice(0, end));
        rest = rest.slice(end);
      }
      line = line === '' ? rest : `${line} ${rest}`;
    }
    return [...lines, line];
  });
}
