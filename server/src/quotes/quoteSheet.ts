import type { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { dayNumber, type Cell, type Column } from '../common/spreadsheet/cells.ts';
import { workbook } from '../common/spreadsheet/workbook.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Quote, QuoteSheetRequest } from './contract.ts';
import { orderOf, readQuotes } from './quoteQueries.ts';
import { quotesWhere } from './quotesWhere.ts';
import { STATE_NAMES } from './rules/quoteStates.ts';

interface QuoteColumn extends Column {
  cell: (quote: Quote) => Cell;
}

const text = (heading: string, width: number, cell: (quote: Quote) => string): QuoteColumn => ({
  heading,
  width,
  style: 'text',
  cell,
});

const NO_DATE = '0001';
const date = (heading: string, member: 'SentOn' | 'ValidUntil'): QuoteColumn => ({
  heading,
  width: 14,
  style: 'date',
  cell: (quote) => (quote[member].startsWith(NO_DATE) ? null : dayNumber(quote[member])),
});

/** The fields of a quote's card, with amounts in dollars. */
const COLUMNS: readonly QuoteColumn[] = [
  text('Number', 12, ({ Number }) => Number),
  text('Status', 12, ({ State }) => STATE_NAMES[State]),
  text('Company', 30, ({ CompanyName }) => CompanyName),
  text('Contact', 24, ({ ContactName }) => ContactName),
  text('Sales Rep', 24, ({ Rep }) => Rep),
  text('Product', 26, ({ Product }) => Product),
  { heading: 'Lines', width: 8, style: 'number', cell: ({ LineCount }) => LineCount },
  { heading: 'Total', width: 16, style: 'currency', cell: ({ TotalCents }) => TotalCents / 100 },
  date('Sent', 'SentOn'),
  date('Valid Until', 'ValidUntil'),
  text('Order Line', 20, ({ WonLine }) => WonLine),
];

/** How many quotes are in memory at a time. */
const BATCH = 500;

/** Call 378: all pages of a list of quotes in one sheet (QUOT-13). */
export function quoteSheet(
  database: Database,
  caller: Caller,
  today: string,
  request: QuoteSheetRequest,
): Readable {
  const { found } = quotesWhere(caller, today, request);
  async function* rows(): AsyncGenerator<Cell[]> {
    const batches = database.cursor<{ id: number }>(
      sql`SELECT id FROM quote WHERE ${found} ORDER BY ${orderOf(request)}`,
      BATCH,
    );
    for await (const batch of batches) {
      const ids = batch.map(({ id }) => id);
      for (const quote of await readQuotes({ database, caller, today }, ids))
        yield COLUMNS.map(({ cell }) => cell(quote));
    }
  }
  return workbook([{ name: 'Quotes', columns: COLUMNS, rows: rows() }]);
}
