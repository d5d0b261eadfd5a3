import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBothServers, OTHER, REP } from '../testing.ts';
import { readWorkbook } from '../common/spreadsheet/testing.ts';
import { quotesOf } from './testing.ts';

onBothServers('The spreadsheet of quotes', (server) => {
  const { added, read, sent } = quotesOf(server);

  test('has what the list shows, with all its pages, and with amounts as numbers (QUOT-13, API-378)', async () => {
    const ids = [await added({ Notes: 'One' }), await added(), await added()];
    await sent(ids[1] ?? 0);
    const fetched = async (body: object, as = REP) => {
      const answer = await fetch(`${server.url()}/v1/quotes/sheet`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await server.tokenOf(as)}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 200);
      const [sheet] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
      assert.ok(sheet);
      return Array.from({ length: sheet.rows }, (_, at) =>
        Array.from('ABCDEFGH', (column) => sheet.cells.get(`${column}${at + 1}`)?.value ?? ''),
      );
    };
    const [headings, ...rows] = await fetched({ SortBy: 'Number', SortOrder: 'asc' });
    const quotes = await Promise.all(ids.map((id) => read(id)));
    assert.deepEqual(headings?.slice(0, 3), ['Number', 'Status', 'Company']);
    const own = rows.slice(-3);
    assert.deepEqual(
      own.map(([number, state, company]) => [number, state, company]),
      quotes.map(({ Number, State, CompanyName }) => [
        Number,
        State === 'sent' ? 'Sent' : 'Draft',
        CompanyName,
      ]),
    );
    assert.deepEqual(
      own.map((row) => Number(row[7])),
      quotes.map(({ TotalCents }) => TotalCents / 100),
    );
    const [, ...narrow] = await fetched({ States: ['sent'] });
    assert.ok(narrow.length > 0 && narrow.every(([, state]) => state === 'Sent'));
    const others = await fetched({}, OTHER);
    assert.ok(!others.some(([number]) => quotes.some((quote) => quote.Number === number)));
  });
});
