import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportedFiles } from '#server/exchange/exports/exportedFiles';
import { exportedQuotes } from '#server/quotes/exportQuotes';
import { onBothServers } from '../testing.ts';
import { quotesOf } from './testing.ts';

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

onBothServers('The export of quotes', (server) => {
  const { customer, priced, line, added, read, sent } = quotesOf(server);

  test('has a row for each line, with the keys that its company and product have in the other tables (QUOT-27)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const id = await added({
      Notes: 'Two\nlines',
      Lines: [line(price), line(price, { UnitCents: 101, PriceReason: 'Trial' })],
    });
    await sent(id);
    const { Number, TotalCents } = await read(id);
    const files = await exportedFiles(server.database(), [exportedQuotes]);
    const tables = new Map<string, (readonly string[])[]>();
    for (const { name, rows } of files)
      if (['quotes.csv', 'companies.csv', 'products.csv'].includes(name)) tables.set(name, await all(rows));
    const [headings = [], ...rows] = tables.get('quotes.csv') ?? [];
    const own = rows
      .filter(([number]) => number === Number)
      .map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
    assert.deepEqual(
      own.map((row) => [row['state'], row['line'], row['unitPrice'], row['priceReason'], row['notes']]),
      [
        ['sent', '1', (price.cents / 100).toFixed(2), '', 'Two\nlines'],
        ['sent', '2', '1.01', 'Trial', 'Two\nlines'],
      ],
    );
    assert.equal(own[0]?.['total'], (TotalCents / 100).toFixed(2));
    for (const [table, member] of [
      ['companies.csv', 'company'],
      ['products.csv', 'product'],
    ] as const)
      assert.ok(
        tables.get(table)?.some(([called]) => called === own[0]?.[member] && called !== ''),
        member,
      );
  });
});
