import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { galleyClient } from '@galley/client';
import { readBack, sendAll } from '@galley/sample-provider/feed';
import type { Change } from '@galley/sample-provider/records';
import { openStore } from '@galley/sample-provider/store';
import { catchUp, takeIn } from '@galley/sample-provider/webhooks';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';
import { quotesOf } from '../quotes/testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer } from '../testing.ts';

onOneServer('The sample provider', (server) => {
  const { run, customer, priced, line, added, read, sent, accept } = quotesOf(server);

  test('creates an order from each accepted quote, which wins it by naming it; a repeat creates no other (QUOT-21)', async () => {
    const { body } = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
      as: 'ops@galley.example',
      body: {
        name: 'Sample',
        source: 'provider',
        scopes: ['feed:*', 'changes:read'],
        expiresOn: LAST_DAY,
      },
    });
    const client = galleyClient({ baseUrl: server.url(), token: body.secret });
    const store = openStore(tempFolder());
    store.begin(await readBack(client), true);
    await catchUp(client, store);
    const before = store.all('orders').length;

    const place = await customer();
    const price = await priced(place.id);
    const id = await added({
      Lines: [line(price), line(price, { Qty: price.qty + 1, PriceReason: 'kept' })],
    });
    await accept(await sent(id));
    await catchUp(client, store);
    const { Number, Content } = await read(id);
    const ordered = store.all('orders').filter(({ clientJobRef }) => clientJobRef === Number);
    assert.deepEqual(
      ordered.map(({ qty, cost, line: place }) => [place, qty, cost]),
      Content.Lines.map(({ Qty, TotalCents }, at) => [at + 1, Qty, TotalCents / 100]),
    );
    assert.equal(store.all('orders').length, before + 2);

    await sendAll({ client, store });
    const won = await read(id);
    assert.equal(won.State, 'won');
    assert.equal(won.WonLine, ordered[0]?.externalId);
    const [fed] = await run<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM order_line WHERE client_job_ref = ${Number} AND company_id = ${place.id}`);
    assert.equal(fed?.n, 2);

    // The same change under another cursor, as if the received changes had been lost.
    const told = store.entered().find(({ resource }) => resource === 'quotes') as Change;
    takeIn(store, { ...told, cursor: String(BigInt(told.cursor) + 1n) });
    assert.equal(store.all('orders').length, before + 2);
  });
});
