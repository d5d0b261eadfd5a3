import type { Column } from '../../../common/spreadsheet/cells.ts';
import type { Sheet } from '../../../common/spreadsheet/workbook.ts';
import { appendHeading, type Heading } from './heading.ts';
import type { Price } from './priceQueries.ts';

/** A product's price summary, in dollars: the starting price, and the lowest price with its minimum quantity. */
export interface SummaryLine {
  product: string;
  startingPrice: number;
  lowestPrice: number;
  fromQty: number;
}

/** One line for each product. @param prices by product, then by quantity */
export function summaryOf(prices: readonly Price[]): SummaryLine[] {
  const byProduct = new Map<string, SummaryLine>();
  for (const { product, minQty, unitPrice } of prices) {
    const known = byProduct.get(product);
    if (known === undefined) {
      byProduct.set(product, { product, startingPrice: unitPrice, lowestPrice: unitPrice, fromQty: minQty });
    } else if (unitPrice < known.lowestPrice) {
      byProduct.set(product, { ...known, lowestPrice: unitPrice, fromQty: minQty });
    }
  }
  return [...byProduct.values()];
}

const SUMMARY_COLUMNS: readonly Column[] = [
  { heading: 'Product', width: 30, style: 'text' },
  { heading: 'Starting Price', width: 18, style: 'currency' },
  { heading: 'Lowest Price', width: 18, style: 'currency' },
  { heading: 'From Qty', width: 12, style: 'number' },
];

/** The sheet Pricing Summary (call 36, DOC-03). */
export function summarySheets(heading: Heading, prices: readonly Price[]): Sheet[] {
  const lines = summaryOf(prices).map(({ product, startingPrice, lowestPrice, fromQty }) => [
    product,
    startingPrice,
    lowestPrice,
    fromQty,
  ]);
  return [{ name: 'Pricing Summary', columns: SUMMARY_COLUMNS, rows: appendHeading(lines, heading) }];
}
