import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { placeIn, VALUES } from '../activities/testing.ts';
import { startTestPostgres, type TestPostgres } from '../db/testPostgres.ts';
import { call, callWithRetries } from '../callWithRetries.ts';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';
import { MANY_PEOPLE, REP } from '../testing.ts';
import { startProxy, startServerProcess, type ServerProcess } from '../testProcesses.ts';

const PEOPLE = 6;
/** How many changes are saved at each stage of the upgrade. */
const SAVES = 60;
const EVERYTHING = { PageNo: 1, PageSize: 20, SortBy: 'Priority', SortOrder: 'asc', Filter_DateRange: 0 };

describe('Servers of the version before the newest migration, and of this version, on one PostgreSQL database (OPS-56)', () => {
  const folder = tempFolder();
  const earlier = path.join(folder, 'earlier');
  let postgres: TestPostgres;
  let database: Database;
  const started: ServerProcess[] = [];
  let folders = 0;

  const start = async (script?: string) => {
    const server = await startServerProcess(
      {
        DATABASE_URL: postgres.url,
        DATA_DIR: path.join(folder, String((folders += 1))),
        RELEASE_STORE: path.join(folder, 'store'),
        CALL_LIMITS: MANY_PEOPLE,
      },
      script,
    );
    started.push(server);
    return server;
  };
  const startEarlier = () => start(path.join(earlier, 'server/dist/main.js'));
  const schema = async () =>
    (await database.query<{ last: number }>(sql`SELECT max(number) AS last FROM schema_migration`))[0]?.last;

  before(async () => {
    execFileSync(process.execPath, ['tools/versions/server.mjs', earlier], { cwd: root });
    postgres = await startTestPostgres();
    database = openPostgres(postgres.url, () => undefined);
  });
  after(async () => {
    await Promise.all(started.map((server) => server.stop()));
    await database.close();
    await postgres.stop();
  });

  test('upgrading one server after another loses nothing, and every call succeeds when it’s retried', async (t: TestContext) => {
    const old = [await startEarlier(), await startEarlier()];
    const proxy = await startProxy(old.map(({ url }) => url));
    const before = await schema();
    const where = await placeIn(database);
    const body = { email: REP, password: DEMO_PASSWORD };
    const token = String((await call(`${proxy.url}/account/login`, 'POST', { body })).body);
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let [calls, retries, goal] = [0, 0, 0];
    const over = new AbortController();

    const ask = async (method: string, address: string, options: { body?: object; key?: string } = {}) => {
      const answer = await callWithRetries(`${proxy.url}${address}`, method, { token, ...options });
      calls += 1;
      retries += answer.retries;
      if (answer.status !== 200) failed.push([address, answer]);
      return answer.status === 200;
    };
    const person = async (name: number) => {
      for (let nth = 0; !over.signal.aborted; nth += 1) {
        const comment = `Person ${name}, call ${nth}.`;
        const activity = { ...VALUES, ...where, Comments: comment };
        if (await ask('POST', '/v1/activity', { body: activity, key: randomUUID() }))
          acknowledged.push(comment);
        await ask('POST', '/v1/customers/counts', { body: { ParentCompanyID: 0, CompanyID: 0 } });
        await ask('POST', '/v1/orders/paged', { body: EVERYTHING });
        await ask('GET', '/v1/inbox');
      }
    };
    const people = Array.from({ length: PEOPLE }, (_, name) => person(name));
    const work = async () => {
      goal = acknowledged.length + SAVES;
      while (acknowledged.length < goal && failed.length === 0)
        await Promise.race([sleep(20), Promise.all(people)]);
    };

    try {
      await work();
      for (const server of old) {
        const next = await start();
        proxy.add(next.url);
        await work();
        await server.stop();
        await work();
      }
    } finally {
      over.abort();
      await Promise.all(people);
      await proxy.close();
    }
    t.diagnostic(`schema ${before} to ${await schema()}: ${calls} calls, ${retries} of them sent again`);
    assert.deepEqual(failed, []);
    assert.notEqual(await schema(), before, 'the upgrade migrated the schema');
    const rows = await database.query<{ comments: string }>(sql`
      SELECT comments FROM activity WHERE comments LIKE 'Person %' ORDER BY comments`);
    assert.deepEqual(
      rows.map(({ comments }) => comments),
      acknowledged.toSorted(),
    );
  });

  test('the earlier version doesn’t start on the newer schema, and names the schemas that it supports', async () => {
    // In the earlier version's words.
    const said = new RegExp(`schema ${await schema()}\\D+\\d+\\D.*Use a newer version`);
    await assert.rejects(startEarlier(), said);
  });
});
