import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { FeedAnswer } from '#server/exchange/feed/contract';
import { fingerprint } from '../../accessMatrix/fingerprint.ts';
import { onOneServer } from '../../testing.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from './testing.ts';

const LINE = PROVIDER.find(([resource]) => resource === 'orders')?.[1][0] ?? {};

onOneServer(
  'A fed record',
  (server) => {
    const { feed, send, read } = feedOf(server);
    const faultsOf = ({ records }: FeedAnswer) =>
      records.flatMap(({ errors }) => errors.map(({ field }) => field));
    before(() => feedProvider(feed));

    test('is refused with all its invalid fields, and the other records are written (FEED-01)', async () => {
      const answer = await feed('orders', [
        { ...LINE, externalId: 'x', line: 2, status: 'No such status', orderDate: '2026-02-30', cost: '1' },
        { ...LINE, externalId: 'good', line: 3 },
        'no record',
        { ...LINE, externalId: 'y', line: 4, company: 'c-9', salesContact: 'k-9', unknown: 1 },
        { ...LINE, externalId: 'z', line: 4, shipTo: { name: 'x'.repeat(300), planet: 'Mars' } },
        { ...LINE, externalId: 'u', line: 4, design: 'a\u0000b', qty: 1.5, cost: 1.005 },
      ]);
      assert.deepEqual(countsOf(answer), { created: 1, refused: 5 });
      const faults = answer.records.map(({ index, errors }) => [
        index,
        errors.map(({ field }) => field).sort(),
      ]);
      assert.deepEqual(faults, [
        [0, ['cost', 'orderDate', 'status']],
        [2, ['body']],
        [3, ['unknown']],
        [4, ['shipTo.name', 'shipTo.planet']],
        [5, ['cost', 'design', 'qty']],
      ]);
      const [line] = await server
        .database()
        .query(sql`SELECT FROM order_line WHERE order_id = 900001 AND line_num = 3`);
      assert.ok(line);
    });

    test('names each unknown reference', async () => {
      const answer = await feed('orders', [
        { ...LINE, externalId: 'y', line: 4, company: 'c-9', salesContact: 'k-9' },
      ]);
      assert.deepEqual(faultsOf(answer), ['company', 'salesContact']);
    });

    test('only changes the fields that it contains; null or an empty text clears a field, unless it is required (FEED-02)', async () => {
      assert.deepEqual(countsOf(await feed('orders', [{ externalId: '900001-1', status: 'Delivered' }])), {
        changed: 1,
      });
      const emptied = {
        externalId: '900001-1',
        shipDate: null,
        invoice: '',
        trackingUrl: '',
        salesContact: null,
      };
      assert.deepEqual(countsOf(await feed('orders', [emptied])), { changed: 1 });
      const [line] = await server.database().query(sql`
        SELECT status, ship_date, invoice, tracking_url, sales_contact_id, cost, post_date FROM order_line
        WHERE order_id = 900001 AND line_num = 1`);
      assert.deepEqual(line, {
        status: 16,
        ship_date: null,
        invoice: null,
        tracking_url: '',
        sales_contact_id: null,
        cost: 1234.56,
        post_date: '2026-09-15',
      });
      assert.deepEqual(
        faultsOf(await feed('orders', [{ externalId: '900001-1', status: null, company: '', product: '' }])),
        ['status', 'company', 'product'],
      );
      assert.deepEqual(countsOf(await feed('orders', [LINE])), { changed: 1 });
    });

    test('of an order line is identified by its numbers, and creates the products and advertisers that it names (FEED-02)', async () => {
      const { externalId: _, ...line } = LINE;
      const named = { ...line, line: 10, product: 'Named Product', advertiser: 'Named Advertiser' };
      const answer = await feed('orders', [named, { ...named, line: 11 }], { query: '?verbose=true' });
      assert.deepEqual(
        answer.records.map(({ externalId, verdict }) => [externalId, verdict]),
        [
          ['900001-10', 'created'],
          ['900001-11', 'created'],
        ],
      );
      assert.deepEqual(countsOf(await feed('orders', [named])), { unchanged: 1 });
      const refused = await feed('orders', [{ ...named, line: 12, product: 'Never Made', company: 'c-9' }]);
      assert.deepEqual(countsOf(refused), { refused: 1 });
      const made = await server.database().query<{ name: string }>(sql`
        SELECT name FROM product WHERE name IN ('Named Product', 'Never Made')`);
      assert.deepEqual(made, [{ name: 'Named Product' }]);
    });

    test('is applied after an earlier one with the same external id (FEED-02)', async () => {
      const twice = [
        { externalId: 'twice', name: 'Twice' },
        { externalId: 'other', name: 'Other' },
        { externalId: 'twice', name: 'Twice Again' },
        { externalId: 'twice', name: 'Twice Again' },
      ];
      const answer = await feed('parents', twice, { query: '?verbose=true' });
      assert.deepEqual(
        answer.records.map(({ verdict }) => verdict),
        ['created', 'created', 'changed', 'unchanged'],
      );
      const many = Array.from({ length: 25 }, (_, index) => ({ externalId: 'many', name: `Many ${index}` }));
      assert.deepEqual(countsOf(await feed('parents', many)), { created: 1, changed: 19, refused: 5 });
    });

    test('can’t have another record’s unique value: the first one in a list gets it', async () => {
      const answer = await feed('orders', [
        { ...LINE, externalId: 'n-1', line: 20 },
        { ...LINE, externalId: 'n-2', line: 20 },
        { ...LINE, externalId: 'n-3', line: 1 },
      ]);
      assert.deepEqual(countsOf(answer), { created: 1, refused: 2 });
      assert.deepEqual(faultsOf(answer), ['line', 'line']);
    });

    test('gets the same verdict in a dry run, which changes nothing (FEED-03)', async () => {
      const records = [
        { ...LINE, line: 30, externalId: 'd-1', product: 'Dry Product' },
        { ...LINE, status: 3 },
        { externalId: 'n-1', deleted: true },
        { externalId: 'd-2' },
      ];
      // Every request records the token's last use and how many requests it has left.
      const tables = async () =>
        (await fingerprint(server.database())).filter((line) => !line.startsWith('service_token '));
      await feed('orders', []);
      const untouched = await tables();
      const dry = await feed('orders', records, { query: '?dryRun=true&verbose=true', key: 'dry' });
      assert.deepEqual(await tables(), untouched);
      const wet = await feed('orders', records, { query: '?verbose=true' });
      assert.deepEqual({ ...dry, cursor: '' }, { ...wet, cursor: '' });
      assert.deepEqual(countsOf(wet), { created: 1, changed: 1, deleted: 1, refused: 1 });
    });

    test('is read back after the cursor of an earlier response (FEED-05)', async () => {
      const { cursor } = await feed('parents', [{ externalId: 'after-1', name: 'After One' }]);
      assert.deepEqual(await read('parents', `?after=${cursor}`), { records: [], cursor });
      await feed('parents', [
        { externalId: 'after-3', name: 'After Three' },
        { externalId: 'after-2', name: 'After Two' },
      ]);
      await feed('parents', [{ externalId: 'after-1', name: 'After All' }]);
      const first = await read('parents', `?after=${cursor}&limit=2`);
      const second = await read('parents', `?after=${first.cursor}&limit=2`);
      assert.deepEqual(
        [...first.records, ...second.records].map(({ externalId }) => externalId),
        ['after-2', 'after-3', 'after-1'],
      );
      const { status } = await server.call('GET', '/v1/feed/parents?after=nonsense', {
        token: await feedOf(server).tokenOf(),
      });
      assert.equal(status, 400);
    });

    test('must be in a valid list: anything else is refused as a whole', async () => {
      for (const [body, status] of [
        [{ externalId: 'x' }, 400],
        ['{"externalId":"x"', 200],
        [Array.from({ length: 5001 }, () => ({})), 413],
      ] as const)
        assert.equal((await send('parents', body)).status, status);
      const token = await feedOf(server).tokenOf();
      const wrong = await server.call('POST', '/v1/feed/parents', {
        token,
        body: '[]',
        headers: { 'content-type': 'text/xml' },
      });
      assert.equal(wrong.status, 415);
      assert.equal((await server.call('POST', '/v1/feed/planets', { token, body: [] })).status, 400);
    });
  },
  { demo: 'off' },
);
