import { htmlToText } from 'html-to-text';

/** Browsers flatten deeper nesting, and parsing takes time quadratic in the depth. */
const MOST_LEVELS = 1_000;
const TAG = /<(\/?)([a-z][\w:-]*)/gi;
/** Void elements, and elements that the next one closes implicitly. */
const LEVELLESS = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** Counts nesting like a parser: an end tag closes everything up to its nearest start tag, or nothing without one. */
function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (LEVELLESS.has(name)) continue;
    if (slash === '') open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > MOST_LEVELS) return true;
  }
  return false;
}

const HEADING = { options: { uppercase: false } };

/**
 * The text of HTML with unwrapped lines, which the screen wraps (MAIL-09). Pictures are omitted; a space separates table cells.
 * @returns undefined if it's nested too deeply
 */
export function htmlText(html: string): string | undefined {
  if (isTooDeep(html)) return undefined;
  return htmlToText(html, {
    wordwrap: false,
    limits: { maxDepth: MOST_LEVELS },
    formatters: {
      cell: (cell, walk, builder) => {
        walk(cell.children, builder);
        builder.addInline(' ');
      },
    },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...HEADING })),
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'cell' },
      { selector: 'th', format: 'cell' },
    ],
  });
}
