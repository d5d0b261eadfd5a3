import { htmlToText } from 'html-to-text';

/** Browsers flatten what is deeper, and what reads it takes time by the square of its depth. */
const MOST_LEVELS = 1_000;
const TAG = /<(\/?)([a-z][\w:-]*)/gi;
/** They hold nothing, or end by themselves where the next one begins. */
const LEVELLESS = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** As a parser nests it: an end closes all down to the nearest of its name, and nothing where there is none. */
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
 * The text of HTML, as long as its lines are (MAIL-09): the reader's screen breaks them. Pictures say nothing; cells of a table stand apart.
 * @returns undefined where it is nested too deep
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
