import { foldName } from '@galley/shared/domain/foldName';
import { MOST_LINES } from '@galley/server/quotes/rules/quoteRules';
import { centsIn, formatHundredths, wholeIn } from '../changes/amounts.ts';
import { NEW_LINE, type LineValues } from '../changes/quoteValues.ts';

/** The columns of pasted lines, in the form's order. */
export const PASTED_COLUMNS = [
  'Product',
  'Live Size',
  'Finished Size',
  'Quantity',
  'Design',
  'Price Each',
  'Reason',
] as const;

/** The cells of rows as spreadsheets copy them: tabs between cells, quotes around those with tabs, quotes or line breaks. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const row = () => rows.at(-1) ?? [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    row().push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end.includes('\n')) rows.push([]);
    if (end === '') break;
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

export interface Pasted {
  lines: LineValues[];
  /** What couldn't be read, one sentence each. */
  faults: string[];
}

/**
 * Lines from a spreadsheet (QUOT-23), without a row of headings.
 * @param listPrice for a product and a quantity, in cents; used if the spreadsheet has no price
 */
export function pastedLines(
  text: string,
  products: readonly { ID: number; Name: string }[],
  listPrice: (product: number, qty: number) => number | undefined,
): Pasted {
  const named = new Map(products.map(({ ID, Name }) => [foldName(Name), ID]));
  const rows = cellsOf(text);
  const isHeading =
    foldName(rows[0]?.[0] ?? '') === foldName(PASTED_COLUMNS[0]) && !named.has(foldName('Product'));
  const faults: string[] = [];
  const lines: LineValues[] = [];
  for (const [at, cells] of rows.slice(isHeading ? 1 : 0).entries()) {
    const [name = '', sizeLive = '', sizeFinished = '', amount = '', design = '', price = '', reason = ''] =
      cells;
    const product = named.get(foldName(name)) ?? 0;
    if (product === 0)
      faults.push(
        `Row ${at + 1}: ${name === '' ? 'the product is missing' : `there’s no product “${name}”`}.`,
      );
    const qty = wholeIn(amount);
    if (Number.isNaN(qty))
      faults.push(
        `Row ${at + 1}: ${amount === '' ? 'the quantity is missing' : `“${amount}” isn’t a quantity`}.`,
      );
    const own = price === '' ? listPrice(product, qty) : centsIn(price);
    if (price !== '' && Number.isNaN(own)) faults.push(`Row ${at + 1}: “${price}” isn’t a price.`);
    lines.push({
      ...NEW_LINE,
      product,
      sizeLive,
      sizeFinished,
      qty: Number.isNaN(qty) ? '' : String(qty),
      design,
      price: own === undefined || Number.isNaN(own) ? '' : formatHundredths(own),
      reason,
    });
  }
  if (lines.length > MOST_LINES)
    return {
      lines: lines.slice(0, MOST_LINES),
      faults: [...faults, `Only the first ${MOST_LINES} rows were added.`],
    };
  return { lines, faults };
}
