import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import sql from 'sql-template-tag';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testHost, testRelease } from '@galley/releases/testing/releases';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { startTestPostgres, type TestPostgres } from './db/testPostgres.ts';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { changesIn, idsOf, openLive } from './day/live/testing.ts';
import { placeIn, VALUES } from './activities/testing.ts';
import { MANAGER, OTHER, REP } from './testing.ts';
import { call, callWithRetries } from './callWithRetries.ts';
import { startProxy, startServerProcess, type ServerProcess } from './testProcesses.ts';
import { tempFolder } from './tempFolder.ts';

describe('Two servers on one PostgreSQL (OPS-04)', () => {
  const folder = tempFolder();
  const store = path.join(folder, 'store');
  let postgres: TestPostgres;
  let database: Database;
  let one: ServerProcess;
  let two: ServerProcess;

  const start = (name: string) =>
    startServerProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, name),
      RELEASE_STORE: store,
    });
  const signIn = (url: string, email: string, password = DEMO_PASSWORD) =>
    call(`${url}/account/login`, 'POST', { body: { email, password } });
  const tokenAt = async (url: string, email: string) => String((await signIn(url, email)).body);
  const place = () => placeIn(database);
  const activity = (where: object, Comments: string) => ({ ...VALUES, Comments, ...where });

  before(async () => {
    postgres = await startTestPostgres();
    database = openPostgres(postgres.url, () => undefined);
    // Started at once, on an empty database: the schema lock serializes them.
    [one, two] = await Promise.all([start('one'), start('two')]);
  });
  after(async () => {
    await Promise.all([one, two].map((server) => server?.kill()));
    await database.close();
    await postgres.stop();
  });

  test('that start at the same time on an empty database fill it once', async () => {
    const [demo] = await database.query<{ people: number }>(sql`
      SELECT count(*)::int AS people FROM employee WHERE email IN (${REP}, ${OTHER}, ${MANAGER})`);
    assert.equal(demo?.people, 3);
  });

  test('share sessions: signing in or out on one server takes effect on the other', async () => {
    const token = await tokenAt(one.url, REP);
    assert.equal((await call(`${two.url}/v1/activity/types`, 'GET', { token })).status, 200);
    const canaryKeyAt = async (url: string) => decodeJwt(await tokenAt(url, REP))['canary_key'];
    assert.equal(
      await canaryKeyAt(two.url),
      await canaryKeyAt(one.url),
      'both servers have the same canaries',
    );
    assert.ok((await call(`${two.url}/account/logout`, 'POST', { token })).status < 300);
    assert.equal((await call(`${one.url}/v1/activity/types`, 'GET', { token })).status, 401);
  });

  test('count failed sign-ins together', async () => {
    const nobody = 'nobody@galley.example';
    for (let failure = 0; failure < 10; failure += 1) {
      const { status } = await signIn([one, two][failure % 2]?.url ?? '', nobody, 'wrong-password');
      assert.equal(status, 400);
    }
    for (const { url } of [one, two]) assert.equal((await signIn(url, nobody, 'wrong-password')).status, 429);
    await database.query(sql`DELETE FROM throttle`);
  });

  test('accept each other’s download permits', async () => {
    const token = await tokenAt(one.url, MANAGER);
    const { status, body } = await call(`${one.url}/v1/orders/getUid/0?Filter_DateRange=1`, 'GET', { token });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal((await call(`${two.url}/v1/Exports/Orders/${String(body)}`, 'GET')).status, 200);
  });

  test('carry out a request only once if it reaches both', async () => {
    const token = await tokenAt(one.url, REP);
    const body = activity(await place(), 'Sent to both servers.');
    const key = randomUUID();
    const [first, second] = await Promise.all(
      [one, two].map(({ url }) => call(`${url}/v1/activity`, 'POST', { token, body, key })),
    );
    assert.equal(first?.status, 200, JSON.stringify(first?.body));
    assert.deepEqual(first, second);
    const [row] = await database.query<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM activity WHERE comments = 'Sent to both servers.'`);
    assert.equal(row?.count, 1);
  });

  test('both announce a new release to open pages, whoever activates it', async () => {
    const revisions = await Promise.all(
      [one, two].map(async ({ url }) => {
        const abort = new AbortController();
        const { body } = await fetch(`${url}/releases/events`, { signal: abort.signal });
        assert.ok(body);
        const events = body.pipeThrough(new TextDecoderStream());
        const hears = async (wanted: string) => {
          for await (const text of events) if (text.includes(wanted)) break;
          abort.abort();
        };
        return { hears };
      }),
    );
    const storage = folderStorage(store);
    await addRelease(storage, testRelease('orders', 'A'));
    const outcome = await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
    assert.ok(outcome.ok);
    const { revision } = outcome.value.registry;
    await Promise.all(revisions.map(({ hears }) => hears(`"revision":${revision}`)));
  });

  test('lose no acknowledged write and fail no retried request when one of them is killed', async () => {
    const proxy = await startProxy([one.url, two.url]);
    const token = await tokenAt(two.url, REP);
    const page = await openLive(one.url, { token });
    const where = await place();
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let retries = 0;
    let killed: Promise<void> | undefined;
    const person = async (name: number) => {
      for (let nth = 0; acknowledged.length < 120; nth += 1) {
        const comment = `Person ${name}, call ${nth}.`;
        const body = activity(where, comment);
        const saved = await callWithRetries(`${proxy.url}/v1/activity`, 'POST', {
          token,
          body,
          key: randomUUID(),
        });
        if (saved.status === 200) acknowledged.push(comment);
        else failed.push(saved);
        const counts = await callWithRetries(`${proxy.url}/v1/customers/counts`, 'POST', {
          token,
          body: { ParentCompanyID: 0, CompanyID: 0 },
        });
        if (counts.status !== 200) failed.push(counts);
        retries += saved.retries + counts.retries;
        if (acknowledged.length > 40) killed ??= one.kill();
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, name) => person(name)));
    await killed;
    await proxy.close();

    assert.deepEqual(failed, []);
    assert.ok(retries > 0, 'some requests were retried');
    const stored = await database.query<{ comments: string }>(sql`
      SELECT comments FROM activity WHERE comments LIKE 'Person %' ORDER BY comments`);
    assert.deepEqual(
      stored.map(({ comments }) => comments),
      acknowledged.toSorted(),
    );

    // LIVE-04: the killed server's page continues on the other server, without a gap and without a repeated event.
    await page.ended;
    const rest = await openLive(two.url, { token, after: page.id() });
    await rest.until((heard) => changesIn(heard).some(({ topic }) => topic === 'activities'));
    rest.close();
    assert.ok([...page.heard, ...rest.heard].every(({ event }) => event !== 'gap'));
    const [told, resumed] = [page, rest].map(({ heard }) => idsOf(heard, 'activities'));
    assert.deepEqual(
      told?.filter((id) => resumed?.includes(id)),
      [],
    );
    const isNamed = changesIn(rest.heard).every(({ records }) => records !== undefined);
    if (isNamed) assert.equal(new Set([...(told ?? []), ...(resumed ?? [])]).size, acknowledged.length);
  });
});
