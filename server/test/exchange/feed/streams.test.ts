import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { onBothServers } from '../../testing.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from './testing.ts';
import { assertFigures } from './plainFigures.ts';

const LINE = PROVIDER.find(([resource]) => resource === 'orders')?.[1][0] ?? {};
const lineOf = (number: number) =>
  JSON.stringify({ ...LINE, externalId: undefined, order: 910_000 + number, line: 1, qty: number });
const linesTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => lineOf(from + index)).join('\n');

onBothServers(
  'A stream',
  (server) => {
    const { feed, send, tokenOf } = feedOf(server);
    const count = async () => {
      const [row] = await server
        .database()
        .query<{ n: number }>(sql`SELECT count(*) AS n FROM order_line WHERE order_id >= 910000`);
      return row?.n;
    };
    before(() => feedProvider(feed));

    /** Sends a text and cuts the connection off before the end, once the server has committed `until` lines. */
    const cutOff = async (text: string, key: string, until: number) => {
      const token = await tokenOf();
      const sent = request(`${server.url()}/v1/feed/orders`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-ndjson',
          'idempotency-key': key,
        },
      });
      sent.on('error', () => undefined);
      sent.write(text);
      while (((await count()) ?? 0) < until) await new Promise((resolve) => setTimeout(resolve, 20));
      sent.destroy();
    };

    test('is committed in batches; an interrupted one continues after its last batch (FEED-04)', async () => {
      const text = linesTo(1, 1500);
      // A full batch is written once another line follows: of 1,200 lines, one batch is committed.
      await cutOff(linesTo(1, 1200), 'cut', 1000);
      assert.equal(await count(), 1000);
      const answer = await feed('orders', text, { key: 'cut' });
      assert.deepEqual(countsOf(answer), { created: 1500 });
      assert.deepEqual(await feed('orders', text, { key: 'cut' }), answer);
      assert.equal(await count(), 1500);
      const [batches] = await server.database().query(sql`
        SELECT count(*) AS n FROM (SELECT created_in FROM feed_record WHERE external_id LIKE '91%' GROUP BY 1) AS one`);
      assert.deepEqual(batches, { n: 2 });
      await assertFigures(server.database());
    });

    test('of other records under the same key is refused, and so is one that is longer or shorter (FEED-04)', async () => {
      for (const other of [linesTo(1, 1499), linesTo(1, 1501), linesTo(2, 1501)])
        assert.equal((await send('orders', other, { key: 'cut' })).status, 422);
      assert.equal((await send('orders', [LINE], { key: 'list' })).status, 200);
      assert.equal((await send('orders', [LINE, LINE], { key: 'list' })).status, 422);
      assert.equal((await send('parents', [LINE], { key: 'list' })).status, 422);
      const first = await feed('orders', [{ ...LINE, qty: 77 }], { key: 'again' });
      assert.deepEqual(await feed('orders', [{ ...LINE, qty: 77 }], { key: 'again' }), first);
      assert.equal(first.changed, 1);
      assert.equal(await count(), 1500);
    });

    test('sent twice at once with one key is fed once (FEED-04)', async () => {
      const list = [JSON.parse(lineOf(5001)), JSON.parse(lineOf(5002))];
      const answers = await Promise.all([1, 2, 3].map(() => send('orders', list, { key: 'twins' })));
      assert.deepEqual(
        answers.map(({ status, body }) => [status, body.created]),
        [
          [200, 2],
          [200, 2],
          [200, 2],
        ],
      );
    });

    test('names the line number of each rejected line, including invalid JSON', async () => {
      const answer = await feed('orders', `${lineOf(6001)}\n{"order":\n\n${lineOf(6001)}\n[]`);
      assert.deepEqual(countsOf(answer), { created: 1, unchanged: 1, refused: 2 });
      assert.deepEqual(
        answer.records.map(({ index }) => index),
        [1, 3],
      );
    });
  },
  { demo: 'off' },
);
