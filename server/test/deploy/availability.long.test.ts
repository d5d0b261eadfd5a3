import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { placeIn, VALUES } from '../activities/testing.ts';
import { changesIn, openLive } from '../day/live/testing.ts';
import { MANAGER, REP } from '../testing.ts';
import { startCluster, type Cluster } from './cluster.ts';

const ROUNDS = Number(process.env.FAILOVER_ROUNDS ?? 5);
const WRITERS = 8;
const READERS = Number(process.env.FAILOVER_READERS ?? 30);
/** How long a person looks at a list before opening the next. */
const LOOK_MS = 300;
/** How soon a browser retries a change. */
const RETRY_MS = 100;
/** How many writes are acknowledged before the primary dies, and again after that. */
const WRITES = 40;

/** How long somebody has been waiting for a response, and their longest wait, in milliseconds. */
function patience() {
  let since: number | undefined;
  let longest = 0;
  return {
    asks: () => (since ??= performance.now()),
    gets() {
      longest = Math.max(longest, performance.now() - (since ?? performance.now()));
      since = undefined;
    },
    longest: () => longest,
    /** Starts measuring. */
    reset() {
      longest = 0;
    },
  };
}

describe('Galley on PostgreSQL under Patroni, through PgBouncer and HAProxy', () => {
  let cluster: Cluster;
  let database: Database;
  let where: object;
  let token = '';

  const call = (url: string, options: { as?: string; body?: object; key?: string } = {}) =>
    fetch(`${cluster.url}${url}`, {
      method: options.body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${options.as ?? token}`,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  const statusOf = (answer: Promise<Response>) =>
    answer.then(
      async (got) => {
        await got.arrayBuffer();
        return got.status;
      },
      () => 0,
    );
  const signIn = async (email: string) => {
    const answer = await call('/account/login', { body: { email, password: DEMO_PASSWORD } });
    return (await answer.json()) as string;
  };
  const isWhole = async () => {
    const members = await cluster.members();
    const roles = members.map(({ role }) => role).toSorted();
    return (
      roles.join() === 'leader,replica,sync_standby' &&
      members.every(
        ({ role, state, lag }) => role === 'leader' || (/running|streaming/.test(state) && lag === 0),
      )
    );
  };
  const untilWhole = async () => {
    while (!(await isWhole().catch(() => false))) await sleep(200);
  };

  before(async () => {
    cluster = await startCluster();
    database = openPostgres(cluster.databaseUrl, () => undefined);
    where = await placeIn(database);
    token = await signIn(REP);
    await untilWhole();
  });
  after(async () => {
    await database.close();
    await cluster.stop();
  });

  test('exports orders, and notifies open pages of changes, over separate sessions (OPS-44)', async () => {
    const manager = await signIn(MANAGER);
    const page = await openLive(cluster.url, { token });
    const permit = await call('/v1/orders/getUid/0?Filter_DateRange=1', { as: manager });
    const exported = await call(`/v1/Exports/Orders/${(await permit.json()) as string}`, { as: manager });
    assert.equal(exported.status, 200);
    assert.ok((await exported.arrayBuffer()).byteLength > 1_000);
    const saved = await call('/v1/activity', { body: { ...VALUES, ...where }, key: randomUUID() });
    assert.equal(saved.status, 200);
    await page.until((heard) => changesIn(heard).some(({ topic }) => topic === 'activities'));
    page.close();
  });

  /** Writes and reads while the primary dies, until writes are acknowledged again. */
  async function round(nth: number) {
    const acknowledged: string[] = [];
    const over = new AbortController();
    let readsMeanwhile = 0;
    let killedAt: number | undefined;
    let goal = WRITES;
    let lastWrite = performance.now();
    let writesGone = 0;
    let lastRead = performance.now();
    let readsGone = 0;
    const waits = Array.from({ length: READERS }, patience);

    const writer = async (name: number) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const comment = `Round ${nth}, writer ${name}, call ${at}.`;
        const options = { body: { ...VALUES, ...where, Comments: comment }, key: randomUUID() };
        let status = 0;
        while (status !== 200 && !over.signal.aborted) {
          status = await statusOf(call('/v1/activity', options));
          assert.ok([0, 200, 502, 503].includes(status), `a write got ${status}`);
          if (status !== 200) await sleep(RETRY_MS);
        }
        if (status !== 200) return;
        acknowledged.push(comment);
        const now = performance.now();
        if (killedAt !== undefined) writesGone = Math.max(writesGone, now - lastWrite);
        lastWrite = now;
      }
    };
    const reader = async (wait: ReturnType<typeof patience>) => {
      while (!over.signal.aborted) {
        wait.asks();
        const before = acknowledged.length;
        const status = await statusOf(call('/v1/individuals/search?searchterm=a'));
        assert.ok([0, 200, 502, 503].includes(status), `a read got ${status}`);
        if (status !== 200) {
          await sleep(RETRY_MS);
          continue;
        }
        wait.gets();
        const now = performance.now();
        if (killedAt !== undefined) readsGone = Math.max(readsGone, now - lastRead);
        lastRead = now;
        if (killedAt !== undefined && before === acknowledged.length && goal > before) readsMeanwhile += 1;
        await sleep(LOOK_MS);
      }
    };
    const people = [
      ...Array.from({ length: WRITERS }, (_, name) => writer(name)),
      ...waits.map((wait) => reader(wait)),
    ];
    const longest = () => Math.max(...waits.map((one) => one.longest()));
    const reach = async () => {
      while (acknowledged.length < goal) await Promise.race([sleep(20), Promise.all(people)]);
    };
    try {
      await reach();
      const primary = (await cluster.members()).find(({ role }) => role === 'leader')?.name ?? '';
      const before = longest();
      for (const one of waits) one.reset();
      cluster.kill(primary);
      killedAt = performance.now();
      goal = acknowledged.length + WRITES;
      await reach();
      over.abort();
      await Promise.all(people);
      return {
        primary,
        acknowledged,
        writesGone,
        readsMeanwhile,
        readsGone,
        longestWait: longest(),
        before,
      };
    } finally {
      over.abort();
    }
  }

  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

  for (let nth = 1; nth <= ROUNDS; nth += 1)
    test(`loses no acknowledged write when the primary dies, and people can still read, round ${nth} (OPS-45, OPS-46)`, async (t: TestContext) => {
      const { primary, acknowledged, writesGone, readsMeanwhile, readsGone, longestWait, before } =
        await round(nth);
      const rows = await database.query<{ comments: string }>(sql`
        SELECT comments FROM activity WHERE comments = ANY(${acknowledged})`);
      t.diagnostic(
        `${primary} killed: ${acknowledged.length} writes acknowledged, none for ${seconds(writesGone)}; ` +
          `${readsMeanwhile} lists meanwhile, none for ${seconds(readsGone)}; ` +
          `of ${READERS} people one waited ${seconds(longestWait)} for a list, before ${seconds(before)}`,
      );
      const kept = rows.map(({ comments }) => comments);
      assert.deepEqual(
        acknowledged.filter((comment) => !kept.includes(comment)),
        [],
      );
      assert.equal(kept.length, new Set(kept).size, 'each exists once');
      assert.ok(readsMeanwhile > 0, 'somebody reads before there is a new primary');
      cluster.revive(primary);
      await untilWhole();
    });
});
