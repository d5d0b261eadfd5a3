import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import type { FeedAnswer, FeedPage } from '#server/exchange/feed/contract';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import type { Database } from '#server/db/database';
import { signIn, startService } from '../../durability/service.ts';
import { embeddedStore, postgresStore } from '../../durability/store.ts';
import { share } from '../../length.ts';
import { killStarted } from '../../testProcess.ts';
import { assertFigures } from './plainFigures.ts';
import { countsOf, PROVIDER } from './testing.ts';
import { LAST_DAY } from '../tokens/lastDay.ts';

/** How often the server is killed; npm run test:long sets 20. */
const ROUNDS = Number(process.env.FEED_CRASH_ROUNDS ?? 1);
/** More than two batches; for a single kill, fewer are enough. */
const LINES = ROUNDS > 1 ? 3500 : 1200;

const LINE = PROVIDER.find(([resource]) => resource === 'orders')?.[1][0] ?? {};
const textOf = (round: number) =>
  Array.from({ length: LINES }, (_, index) =>
    JSON.stringify({ ...LINE, externalId: `r${round}-${index}`, order: 930_000 + round, line: index + 1 }),
  ).join('\n');

/** A system that feeds a server, which can be killed in the meantime. */
function feeder(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const send = async (
    resource: string,
    body: string,
    key: string,
    signal?: AbortSignal,
  ): Promise<FeedAnswer> => {
    const answer = await fetch(`${url}/v1/feed/${resource}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-ndjson', 'idempotency-key': key },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()) as FeedAnswer;
  };
  const behind = async (cursor: string): Promise<FeedPage> => {
    for (;;) {
      const answer = await fetch(`${url}/v1/feed/orders?after=${cursor}&limit=1000`, { headers });
      if (answer.status === 200) return (await answer.json()) as FeedPage;
      // On a slow machine, a sender that keeps retrying gets 429 or 503.
      const seconds = Number(answer.headers.get('retry-after'));
      assert.ok([429, 503].includes(answer.status) && seconds > 0, await answer.text());
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  };
  /** Waits until something is fed after a cursor. */
  const untilFed = async (cursor: string): Promise<void> => {
    while ((await behind(cursor)).records.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { send, behind, untilFed };
}

const makeToken = async (url: string): Promise<string> => {
  const ops = await signIn(url, 'ops@galley.example');
  const answer = await fetch(`${url}/v1/service-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ops}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Feeder', source: 'plant', scopes: ['feed:*'], expiresOn: LAST_DAY }),
  });
  return ((await answer.json()) as ServiceTokenMade).secret;
};

const held = async (database: Database) => {
  await assertFigures(database);
  const [row] = await database.query<{ lines: number; records: number }>(sql`
    SELECT (SELECT count(*) FROM order_line WHERE order_id > 930000) AS lines,
      (SELECT count(*) FROM feed_record WHERE external_id LIKE 'r%') AS records`);
  return row;
};

describe('A feed whose server or sender is killed', () => {
  after(killStarted);

  for (const openStore of share([postgresStore, embeddedStore]))
    test(`continues after its last batch: nothing is lost or duplicated (${openStore.name}) (FEED-04)`, async () => {
      const store = await openStore();
      try {
        let token: string | undefined;
        let cursor = '';
        for (let round = 1; round <= ROUNDS; round += 1) {
          const first = await startService({ env: store.env });
          token ??= await makeToken(first.url);
          const early = feeder(first.url, token);
          if (round === 1)
            for (const [resource, records] of PROVIDER)
              if (resource !== 'orders')
                await early.send(
                  resource,
                  records.map((record) => JSON.stringify(record)).join('\n'),
                  resource,
                );
          // In every other round the sender is gone before its server.
          const sender = new AbortController();
          const lost = early
            .send('orders', textOf(round), `round ${round}`, sender.signal)
            .catch(() => undefined);
          await early.untilFed(cursor);
          if (round % 2 === 0) sender.abort();
          await first.kill();
          await lost;
          const second = await startService({ env: store.env });
          const late = feeder(second.url, token);
          const answer = await late.send('orders', textOf(round), `round ${round}`);
          assert.deepEqual(countsOf(answer), { created: LINES });
          const again = await late.send('orders', textOf(round), `round ${round} again`);
          assert.deepEqual(countsOf(again), { unchanged: LINES });
          ({ cursor } = again);
          assert.deepEqual((await late.behind(cursor)).records, []);
          await second.kill();
        }
        assert.deepEqual(await store.inspect(held), { lines: LINES * ROUNDS, records: LINES * ROUNDS });
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
});
