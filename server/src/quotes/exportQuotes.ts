import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import type { RecordNames, ExportedFile } from '../exchange/index.ts';

const PAGE = 1000;
const dollars = (cents: unknown): string => (cents === null ? '' : (Number(cents) / 100).toFixed(2));
const text = (value: string | number | null | undefined): string => String(value ?? '');

const HEADINGS = [
  'number',
  'state',
  'version',
  'company',
  'contact',
  'rep',
  'validUntil',
  'sentOn',
  'wonBy',
  'notes',
  'terms',
  'line',
  'product',
  'sizeLive',
  'sizeFinished',
  'qty',
  'design',
  'unitPrice',
  'listPrice',
  'priceReason',
  'amount',
  'discount',
  'shipping',
  'total',
] as const;

/** One row per line, which repeats the quote's fields. A quote without lines has one row. */
async function* rows(database: Queryable, called: RecordNames): AsyncGenerator<readonly string[]> {
  yield HEADINGS;
  const nameOf = (resource: 'companies' | 'contacts' | 'employees' | 'products', id: unknown) =>
    called.get(resource)?.get(Number(id)) ?? '';
  for (let after = 0; ;) {
    const quotes = await database.query<{ id: number }>(
      sql`SELECT id FROM quote WHERE id > ${after} ORDER BY id LIMIT ${PAGE}`,
    );
    const ids = quotes.map(({ id }) => id);
    const lines = await database.query<Record<string, string | number | null>>(sql`
      SELECT quote.*, valid_until::text AS until, sent_on::text AS sent, (SELECT order_line_num FROM order_line WHERE id = won_line_id) AS won,
        line.place, line.product_id AS product, size_live, size_finished, qty, design, unit_cents, list_cents, price_reason, line.total_cents AS amount
      FROM quote LEFT JOIN quote_line AS line ON line.quote_id = quote.id WHERE quote.id = ANY(${ids}::int[]) ORDER BY quote.id, line.place`);
    for (const row of lines)
      yield [
        text(row['number']),
        text(row['state']),
        text(row['sent_version']),
        nameOf('companies', row['company_id']),
        nameOf('contacts', row['contact_id']),
        nameOf('employees', row['rep_id']),
        text(row['until']),
        text(row['sent']),
        text(row['won']),
        text(row['notes']),
        text(row['terms']),
        text(row['place']),
        nameOf('products', row['product']),
        text(row['size_live']),
        text(row['size_finished']),
        text(row['qty']),
        text(row['design']),
        dollars(row['unit_cents']),
        dollars(row['list_cents']),
        text(row['price_reason']),
        dollars(row['amount']),
        dollars(row['discount_cents']),
        dollars(row['shipping_cents']),
        dollars(row['total_cents']),
      ];
    if (quotes.length < PAGE) return;
    after = ids.at(-1) ?? after;
  }
}

/** Exports all quotes for use in another program, because the data belongs to the provider (QUOT-27). */
export const exportedQuotes = (database: Queryable, called: RecordNames): ExportedFile => ({
  name: 'quotes.csv',
  rows: rows(database, called),
});
