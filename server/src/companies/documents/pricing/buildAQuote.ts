import type { Cell, Column } from '../../../common/spreadsheet/cells.ts';
import type { Sheet } from '../../../common/spreadsheet/workbook.ts';
import type { SelectedAddress } from './priceQueries.ts';

/** Empty rows for each selected address, and for a quote without addresses. */
const ROWS_PER_ADDRESS = 10;
const ROWS_WITHOUT_ADDRESS = 20;

const ADDRESSES = 'Shipping Addresses';

const QUOTE_COLUMNS: readonly Column[] = [
  { heading: 'Ship To', width: 30, style: 'text' },
  { heading: 'Product', width: 26, style: 'text' },
  { heading: 'Description', width: 34, style: 'text' },
  { heading: 'Qty', width: 8, style: 'number' },
  { heading: 'Unit Price', width: 14, style: 'currency' },
  { heading: 'Line Total', width: 16, style: 'currency' },
  { heading: 'Tax Rate', width: 10, style: 'percent' },
  { heading: 'Tax', width: 14, style: 'currency' },
];

const ADDRESS_COLUMNS: readonly Column[] = [
  { heading: 'Ship To', width: 30, style: 'text' },
  { heading: 'Address 1', width: 28, style: 'text' },
  { heading: 'Address 2', width: 20, style: 'text' },
  { heading: 'City', width: 20, style: 'text' },
  { heading: 'State', width: 8, style: 'text' },
  { heading: 'Zip', width: 12, style: 'text' },
  { heading: 'Tax Rate', width: 10, style: 'percent' },
];

/** An empty line; each address's tax rate is entered once, next to the address. */
const lineOf = (row: number, shipTo: string | null, taxRate: Cell): Cell[] => [
  shipTo,
  null,
  null,
  null,
  null,
  { formula: `IF(OR(D${row}="",E${row}=""),"",ROUND(D${row}*E${row},2))` },
  taxRate,
  { formula: `IF(F${row}="","",ROUND(F${row}*G${row},2))` },
];

function quoteLines(addresses: readonly SelectedAddress[]): Cell[][] {
  if (addresses.length === 0) {
    return Array.from({ length: ROWS_WITHOUT_ADDRESS }, (_, index) => lineOf(index + 2, null, null));
  }
  return addresses.flatMap(({ name }, place) =>
    Array.from({ length: ROWS_PER_ADDRESS }, (_, index) =>
      lineOf(place * ROWS_PER_ADDRESS + index + 2, name, { formula: `'${ADDRESSES}'!$G$${place + 2}` }),
    ),
  );
}

const total = (label: string, formula: string): Cell[] => [
  null,
  null,
  null,
  null,
  { value: label, style: 'strong' },
  { formula, style: 'strongCurrency' },
];

/**
 * The sheets of Build a Quote (call 37): empty lines for each selected shipping address, which compute totals and tax, and the addresses
 * with their tax rates.
 */
export function quoteSheets(addresses: readonly SelectedAddress[]): Sheet[] {
  const lines = quoteLines(addresses);
  const last = lines.length + 1;
  const totals = [
    total('Subtotal', `SUM(F2:F${last})`),
    total('Tax', `SUM(H2:H${last})`),
    total('Grand Total', `F${last + 2}+F${last + 3}`),
  ];
  return [
    { name: 'Quote', columns: QUOTE_COLUMNS, rows: [...lines, [], ...totals] },
    {
      name: ADDRESSES,
      columns: ADDRESS_COLUMNS,
      rows: addresses.map(({ name, address1, address2, city, state, zip }) => [
        name,
        address1,
        address2,
        city,
        state,
        zip,
        null,
      ]),
    },
  ];
}
