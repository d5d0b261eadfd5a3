import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { View, ViewCountsResponse } from '@galley/shared/contract/views';
import type { QuoteFigures } from '#server/quotes/contract';
import type { QuotesExtended, QuotesRestored } from '#server/quotes/writing/contract';
import { MANAGER, onBothServers } from '../testing.ts';
import { readWorkbook } from '../common/spreadsheet/testing.ts';
import { quotesOf } from './testing.ts';

onBothServers('The quotes of a deleted company', (server) => {
  const { run, today, customer, added, read, send, list, numbers, accept } = quotesOf(server);
  let company = 0;
  let won = 0;
  let link = 0;
  let extension = 0;
  let view = 0;
  const call = async <T extends object>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => server.call<T>(method, path, { as: MANAGER, ...(body !== undefined && { body }) });

  before(async () => {
    await run(sql`DELETE FROM quote`);
    company = (await customer()).id;
    await added({}, MANAGER);
    won = await added({}, MANAGER);
    const { body } = await send(won, MANAGER);
    link = body.LinkID;
    await accept(body.Address.slice(server.config().publicUrl.length));
    await run(sql`UPDATE quote SET state = 'won', won_on = ${today()}::date WHERE id = ${won}`);
    const [draft] = (await list({ States: ['draft'] }, MANAGER)).Quotes;
    extension = (await call<QuotesExtended>('POST', '/v1/quotes/extend', { Ids: [draft?.ID] })).body.ID;
    view = (
      await call<View>('POST', '/v1/views', {
        ID: 0,
        List: 'quotes',
        Name: 'Won',
        Query: 'state=won',
        Visibility: 'mine',
      })
    ).body.ID;
    await call('PUT', '/v1/views/pinned', { List: 'quotes', IDs: [view] });
    // Another company's.
    await added({}, MANAGER, 3);
    assert.equal((await list({}, MANAGER)).TotalCount, 3);
    await run(sql`UPDATE company SET deleted_at = now() WHERE id = ${company}`);
  });

  test('have no page, and aren’t in the list, its counts and totals (QUOT-02, QUOT-09)', async () => {
    assert.equal((await call('GET', `/v1/quotes/${won}`)).status, 404);
    const { Quotes, TotalCount, UnfilteredCount, States } = await list({}, MANAGER);
    assert.equal(Quotes.length, 1);
    assert.deepEqual([TotalCount, UnfilteredCount], [1, 1]);
    assert.deepEqual(
      States.map(({ State, Count }) => [State, Count]),
      [['draft', 1]],
    );
    const filtered = await list({ States: ['won'] }, MANAGER);
    assert.deepEqual([filtered.Quotes, filtered.TotalCount, filtered.UnfilteredCount], [[], 0, 1]);
    assert.equal((await list({ CompanyID: company }, MANAGER)).UnfilteredCount, 0);
  });

  test('aren’t in the spreadsheet or a view’s count (QUOT-13, QUOT-22)', async () => {
    const answer = await fetch(`${server.url()}/v1/quotes/sheet`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.tokenOf(MANAGER)}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    const [sheet] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    const rows = Array.from({ length: sheet?.rows ?? 0 }, (_, at) => sheet?.cells.get(`A${at + 1}`)?.value);
    assert.deepEqual(rows, ['Number', ...numbers((await list({}, MANAGER)).Quotes)]);
    const counts = await call<ViewCountsResponse>('POST', '/v1/views/counts', {
      List: 'quotes',
      ParentID: 0,
      CompanyID: 0,
    });
    assert.deepEqual(counts.body, { Counts: [{ ID: view, Count: 0 }] });
  });

  test('aren’t counted as won (QUOT-20)', async () => {
    assert.deepEqual((await call<QuoteFigures>('GET', '/v1/quotes/figures')).body, { Won: [] });
  });

  test('can’t be extended, and their extension isn’t undone; their links are closed and not found (QUOT-11, QUOT-14)', async () => {
    const { body } = await call<QuotesExtended>('POST', '/v1/quotes/extend', { Ids: [won, won - 1] });
    assert.deepEqual(body, { ID: 0, Extended: 0, Left: 0 });
    const undone = await call<QuotesRestored>('POST', `/v1/quotes/extend/${extension}/undo`);
    assert.deepEqual(undone.body, { Restored: 0, Changed: 1 });
    assert.equal((await call('DELETE', `/v1/quotelinks/${link}`)).status, 404);
  });

  test('are back as soon as the company is', async () => {
    await run(sql`UPDATE company SET deleted_at = NULL WHERE id = ${company}`);
    assert.equal((await list({}, MANAGER)).TotalCount, 3);
    assert.equal((await call<QuoteFigures>('GET', '/v1/quotes/figures')).body.Won[0]?.Count, 1);
    assert.equal((await read(won, MANAGER)).State, 'won');
  });
});
