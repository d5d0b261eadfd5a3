import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { openPostgres } from '#server/db/postgres';
import { startProxy, type Condition } from './proxy.ts';
import { postgresStore } from './store.ts';
import { summary, underLoad } from './underLoad.ts';

const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);

describe('While eight people write, a PostgreSQL server', () => {
  let store: Awaited<ReturnType<typeof postgresStore>> | undefined;
  let runs = 0;
  const prepared = () => {
    if (store === undefined) throw new Error('the store is prepared before the first test');
    // Each run marks its own writes.
    runs += 1;
    return { store, seed: SEED * 100 + runs };
  };
  before(async () => {
    store = await postgresStore();
  });
  after(() => store?.dispose());

  for (const [title, signal] of [
    ['that is stopped and started again', 'INT'],
    ['that crashes and is started again', 'QUIT'],
  ] as const) {
    test(`${title} loses nothing, and the server continues without a restart`, async (t) => {
      const { store, seed } = prepared();
      const tally = await underLoad(store, seed, async () => {
        await store.cluster.halt(signal);
        await sleep(500);
        await store.cluster.restart();
      });
      t.diagnostic(summary(seed, tally));
    });
  }

  test('that cuts every connection, ten times, loses nothing', async (t) => {
    const { store, seed } = prepared();
    const admin = openPostgres(store.url, () => undefined);
    const tally = await underLoad(store, seed, async () => {
      for (let time = 0; time < 10; time += 1) {
        await admin.query(sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'galley' AND pid <> pg_backend_pid()`);
        await sleep(100);
      }
    }).finally(() => admin.close());
    t.diagnostic(summary(seed, tally));
  });

  const CONDITIONS: [title: string, condition: Condition, lasting: number][] = [
    ['behind a slow network', 'slow', 2_000],
    ['whose connections are reset', 'reset', 1_000],
    ['that falls silent without ending its connections', 'silent', 2_000],
    ['that nobody can reach', 'down', 1_000],
  ];
  for (const [title, condition, lasting] of CONDITIONS) {
    test(`${title} loses nothing, and the server reconnects once the network recovers`, async (t) => {
      const { store, seed } = prepared();
      const address = new URL(store.url);
      const proxy = await startProxy(Number(address.port));
      address.port = String(proxy.port);
      const fault = async () => {
        await proxy.set(condition);
        await sleep(lasting);
        await proxy.set('fair');
      };
      try {
        const tally = await underLoad(store, seed, fault, { env: { DATABASE_URL: address.href } });
        t.diagnostic(summary(seed, tally));
      } finally {
        await proxy.close();
      }
    });
  }
});
