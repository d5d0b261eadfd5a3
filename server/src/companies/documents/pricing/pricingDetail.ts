import type { Cell, Column } from '../../../common/spreadsheet/cells.ts';
import type { Sheet } from '../../../common/spreadsheet/workbook.ts';
import { appendHeading, type Heading } from './heading.ts';
import type { Price, ShipPrice } from './priceQueries.ts';

interface Entry {
  row: string | number;
  column: number;
  amount: number;
}

/** Entries as a table: a row for each `row` in the order they come, a column for each `column` in ascending order. */
function tableOf(entries: readonly Entry[]): { columns: number[]; rows: Cell[][] } {
  const columns = [...new Set(entries.map(({ column }) => column))].toSorted((a, b) => a - b);
  const byRow = new Map<Entry['row'], Map<number, number>>();
  for (const { row, column, amount } of entries) {
    const amounts = byRow.get(row) ?? new Map<number, number>();
    byRow.set(row, amounts.set(column, amount));
  }
  const rows = [...byRow].map(([row, amounts]): Cell[] => [
    row,
    ...columns.map((column) => amounts.get(column) ?? null),
  ]);
  return { columns, rows };
}

const amount = (heading: string): Column => ({ heading, width: 14, style: 'currency' });

/** The sheets of the Detailed Pricing Sheet (call 35): product by quantity, and shipping by weight and zone. */
export function detailSheets(
  heading: Heading & { shipPlan: string },
  prices: readonly Price[],
  shipPrices: readonly ShipPrice[],
): Sheet[] {
  const products = tableOf(
    prices.map(({ product, minQty, unitPrice }) => ({ row: product, column: minQty, amount: unitPrice })),
  );
  const shipping = tableOf(
    shipPrices.map(({ maxWeight, zone, price }) => ({ row: maxWeight, column: zone, amount: price })),
  );
  return [
    {
      name: 'Detailed Pricing',
      columns: [
        { heading: 'Product', width: 30, style: 'text' },
        ...products.columns.map((minQty) => amount(`Qty ${minQty}+`)),
      ],
      rows: appendHeading(products.rows, heading),
    },
    {
      name: 'Shipping',
      columns: [
        { heading: 'Weight up to (lb)', width: 20, style: 'number' },
        ...shipping.columns.map((zone) => amount(`Zone ${zone}`)),
      ],
      rows: appendHeading(shipping.rows, { ...heading, plan: heading.shipPlan }),
    },
  ];
}
