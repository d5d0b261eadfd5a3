import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '@galley/shared/contract/common';
import { scrape, valueIn } from '../operations/metrics/scrape.ts';
import { onOneServer, OTHER, REP } from '../testing.ts';

/** The time on the server, in milliseconds. */
let time = Date.parse('2026-03-02T16:00:00Z');
const later = (seconds: number) => {
  time += seconds * 1000;
};

const ORDERS = { ParentID: 0, CompanyID: 0, PageNo: 1, PageSize: 20, SortBy: 'Priority', SortOrder: 'asc' };

onOneServer(
  'A person who keeps making costly calls',
  (server) => {
    const refusedSoFar = async (cost: string) =>
      valueIn(await scrape(server), 'galley_calls_refused_total', { cost });
    const palette = (as: string) => server.call<Problem>('GET', '/v1/palette?term=press', { as });
    const times = async <T>(count: number, ask: () => Promise<T>): Promise<T[]> => {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push(await ask());
      return answers;
    };

    test('is refused with the time to retry, while a colleague is served, and is served again later (RATE-01)', async () => {
      const served = await times(5, () => palette(REP));
      assert.deepEqual(new Set(served.map(({ status }) => status)), new Set([200]));
      const { status, headers, body } = await palette(REP);
      assert.deepEqual([status, headers.get('retry-after')], [429, '6']);
      assert.match(headers.get('content-type') ?? '', /application\/problem\+json/);
      assert.equal(body.detail, 'Too many lists and searches in a short time. Try again in 6 seconds.');
      assert.equal((await palette(OTHER)).status, 200);
      later(5);
      assert.deepEqual([(await palette(REP)).headers.get('retry-after')], ['1']);
      later(1);
      assert.deepEqual([(await palette(REP)).status, (await palette(REP)).status], [200, 429]);
      assert.equal(await refusedSoFar('search'), 3);
    });

    test('has separate limits for lists and searches, for documents, and for exports (RATE-01)', async () => {
      later(60);
      await times(5, () => palette(REP));
      const list = await server.call('POST', '/v1/orders/paged', { as: REP, body: ORDERS });
      assert.equal(list.status, 429, 'a list counts as a search');
      const path = '/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10';
      const documents = await times(3, () => server.call('GET', path, { as: REP }));
      assert.deepEqual(
        documents.map(({ status }) => status),
        [404, 404, 429],
      );
      const { body: uid } = await server.call<string>('GET', '/v1/orders/getUid/0', { as: REP });
      const sheet = () => fetch(`${server.url()}/v1/Exports/Orders/${uid}`);
      const first = await sheet();
      assert.equal(first.status, 200);
      await first.arrayBuffer();
      const second = await sheet();
      assert.deepEqual([second.status, second.headers.get('retry-after')], [429, '60']);
      assert.match(
        ((await second.json()) as Problem).detail ?? '',
        /^Too many exports .* Try again in 1 minute\.$/,
      );
    });

    test('isn’t charged for invalid requests', async () => {
      later(60);
      const wrong = () =>
        server.call('POST', '/v1/orders/paged', { as: REP, body: { ...ORDERS, PageNo: -1 } });
      for (const { status } of await times(6, wrong)) assert.equal(status, 400);
      assert.equal((await palette(REP)).status, 200);
    });
  },
  {
    now: () => new Date(time),
    env: () => ({ METRICS_PORT: '0', CALL_LIMITS: 'search=5/10, documents=2/60,exports=1/1' }),
  },
);
