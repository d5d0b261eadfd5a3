import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { backupPostgres } from '#server/backup/postgres';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { addToken } from '#server/tokens/serviceTokens';
import { placeIn, VALUES } from '../activities/testing.ts';
import { preparePostgres, TEST_ZONE } from '../db/testing.ts';
import { startCluster, type TestCluster } from '../db/testPostgres.ts';
import { digestOfWorkbook } from '../documents/spreadsheet/testing.ts';
import { signIn, startService, type Service } from '../durability/service.ts';
import { PROVIDER } from '../feed/testing.ts';
import { randomFrom, randomLines, randomRequest, STRUCTURED, TEXTS } from '../orders/randomRequests.ts';
import { pagedLists } from '../pagedLists.ts';
import { tempFolder } from '../tempFolder.ts';
import { killStarted } from '../testProcess.ts';
import { MANAGER, MANY_PEOPLE, REP } from '../testing.ts';
import { partition, whereRowsAre, type Partitioned } from './partitions.ts';

/** A server on one PostgreSQL, or on one whose order lines and activities are on two more. */
interface System {
  service: Service;
  database: Database;
  tokens: Map<string, string>;
  /** Of a feeding system. */
  secret: string;
}

const LISTS = {
  activities: ['', 'ActivityForID=0&Status=3&Range=7', 'ActivityForID=0&Status=3&Range=7&PageNo=40'],
  companies: ['', 'PageNo=3', 'AtRisk=true'],
  contacts: ['', 'PageNo=5'],
};
const LINES = 120;

async function serve(cluster: TestCluster, folder: string): Promise<System> {
  const database = openPostgres(cluster.url, () => undefined);
  const wanted = { name: 'Test', source: 'test', scopes: ['feed:*'], expiresOn: '2999-12-31' };
  const maker = { employeeId: null, today: '2026-01-01', timeZone: 'UTC' };
  const { secret } = await database.transaction((transaction) => addToken(transaction, maker, wanted));
  const service = await startService({
    env: {
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      RELEASE_STORE: `${folder}/releases`,
      TIME_ZONE: TEST_ZONE,
      PUBLIC_URL: 'https://galley.example',
      CALL_LIMITS: MANY_PEOPLE,
    },
  });
  const tokens = new Map<string, string>();
  for (const email of [REP, MANAGER]) tokens.set(email, await signIn(service.url, email));
  return { service, database, tokens, secret };
}

describe('Order lines and activities on two more PostgreSQL servers', () => {
  let clusters: TestCluster[] = [];
  let partitioned: Partitioned | undefined;
  let systems: System[] = [];
  const folders = [tempFolder(), tempFolder()];
  const make = (_run: unknown, data: string) => preparePostgres(data, 'small');
  before(async () => {
    clusters = [await startCluster(false, make), await startCluster(false, make)];
    const [one, coordinator] = clusters;
    assert.ok(one !== undefined && coordinator !== undefined);
    partitioned = await partition(coordinator);
    for (const [place, cluster] of clusters.entries())
      systems.push(await serve(cluster, folders[place] ?? ''));
  });
  after(async () => {
    await killStarted();
    for (const { database } of systems) await database.close();
    await partitioned?.stop();
    for (const cluster of clusters) await cluster.stop();
  });

  const coordinator = () => {
    const system = systems[1];
    assert.ok(system !== undefined);
    return system.database;
  };
  /** What the same call answers on one server and on the partitions: without the ids that each server makes by chance. */
  const both = async (method: string, path: string, body?: unknown, as = MANAGER): Promise<unknown[]> =>
    Promise.all(
      systems.map(async ({ service, tokens, secret }) => {
        const token = path.startsWith('/v1/feed') ? secret : tokens.get(as);
        const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
        const answer = await fetch(`${service.url}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { 'content-type': type }),
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const text = await answer.text();
        assert.equal(answer.status, 200, `${path} ${JSON.stringify(body)}: ${text}`);
        return JSON.parse(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'uid'));
      }),
    );
  /** @returns what both answer */
  const same = async <T>(...call: Parameters<typeof both>): Promise<T> => {
    const [one, parted] = await both(...call);
    assert.deepEqual(parted, one, JSON.stringify(call));
    return one as T;
  };
  const feed = async (resource: string, records: object[]) => {
    const answers = await both(
      'POST',
      `/v1/feed/${resource}`,
      records.map((one) => JSON.stringify(one)).join('\n'),
    );
    const [one, parted] = answers.map((answer) => ({ ...(answer as object), cursor: '' }));
    assert.deepEqual(parted, one, resource);
    return one as unknown as { created: number; changed: number; unchanged: number };
  };
  const exports = () =>
    Promise.all(
      systems.map(async ({ service: { url }, tokens }) => {
        const headers = { authorization: `Bearer ${tokens.get(MANAGER)}` };
        const permit = await fetch(`${url}/v1/orders/getUid/0?Filter_Apply=true&Filter_DateRange=7`, {
          headers,
        });
        const answer = await fetch(`${url}/v1/Exports/Orders/${String(await permit.json())}`);
        assert.equal(answer.status, 200);
        const digest = digestOfWorkbook(new Uint8Array(await answer.arrayBuffer()));
        return [answer.headers.get('x-total-count'), digest];
      }),
    );
  /** Compares all that lists, counts and an export say. */
  const compareAll = async (seed: number) => {
    for (const as of [MANAGER, REP]) {
      for (const [list, queries] of Object.entries(LISTS))
        for (const query of queries) {
          const { path, payload } = pagedLists[list as keyof typeof LISTS];
          for (const parent of [0, 1])
            await same('POST', path, { ...payload(query), ParentID: parent, SelectedParentID: parent }, as);
        }
      for (const [ParentCompanyID, CompanyID] of [
        [0, 0],
        [1, 0],
        [1, 1],
      ])
        await same('POST', '/v1/customers/counts', { ParentCompanyID, CompanyID }, as);
      await same('POST', '/v1/orders/attention', { ParentID: 1, CompanyID: 0 }, as);
      await same('GET', '/v1/customers/1/page', undefined, as);
      await same('GET', '/v1/activity/days?assignee=1', undefined, as);
    }
    const random = randomFrom(seed);
    const lines = await randomLines(
      systems[0]?.database ?? coordinator(),
      random,
      todayIn(TEST_ZONE, new Date()),
    );
    for (const name of Object.keys({ ...STRUCTURED, ...TEXTS })) {
      const request = randomRequest(() => [name], lines, random);
      const { TotalCount } = await same<{ TotalCount: number }>('POST', '/v1/orders/paged', {
        ...request,
        PageNo: 1,
      });
      const last = Math.ceil(TotalCount / request.PageSize);
      if (last > 1) await same('POST', '/v1/orders/paged', { ...request, PageNo: last });
    }
    const [one, parted] = await exports();
    assert.deepEqual(parted, one);
    assert.notEqual(one?.[0], '0');
  };
  const untilSearched = async () => {
    for (const { service } of systems)
      for (;;) {
        const answer = await fetch(`${service.url}/health`);
        const { orderSearch } = (await answer.json()) as { orderSearch: { lines: number } };
        if (orderSearch.lines === 0) break;
        await sleep(50);
      }
  };
  const refuseMisplaced = async () => {
    for (const table of ['order_line', 'activity'] as const)
      for (const { rows, misplaced } of await whereRowsAre(coordinator(), table)) {
        assert.equal(misplaced, 0, table);
        assert.ok(rows > 0, table);
      }
  };

  test('answer each list, total, count and export as one server does', async () => {
    await refuseMisplaced();
    await compareAll(1);
  });

  test('take what is fed, changed and moved to companies of other parents, and find it as one server does', async () => {
    const parents = Array.from({ length: 4 }, (_, n) => ({
      externalId: `g-${n + 1}`,
      name: `Group ${n + 1}`,
    }));
    const companiesOf = (moved: number, company: object) =>
      Array.from({ length: 8 }, (_, n) => ({
        ...company,
        externalId: `c-${n + 1}`,
        name: `Company ${n + 1}`,
        parent: `g-${1 + ((n + moved) % 4)}`,
      }));
    const linesOf = (line: object, qty: number, moved: number) =>
      Array.from({ length: LINES }, (_, n) => ({
        ...line,
        externalId: undefined,
        order: 900_000 + n,
        status: n % 39,
        company: `c-${1 + ((n + moved) % 8)}`,
        qty,
      }));
    const records = new Map(PROVIDER);
    const first = (resource: Parameters<typeof records.get>[0]) => records.get(resource)?.[0] ?? {};
    for (const [resource, given] of PROVIDER) {
      if (resource === 'orders') continue;
      const companies = resource === 'companies' ? companiesOf(0, first('companies')) : given;
      await feed(resource, resource === 'parents' ? parents : companies);
    }
    const line = first('orders');
    assert.equal((await feed('orders', linesOf(line, 1, 0))).created, LINES);
    assert.equal((await feed('orders', linesOf(line, 1, 0))).unchanged, LINES);
    assert.equal((await feed('orders', linesOf(line, 2, 0))).changed, LINES);
    assert.equal((await feed('orders', linesOf(line, 2, 1))).changed, LINES);
    assert.equal((await feed('companies', companiesOf(1, first('companies')))).changed, 8);
    await feed('orders', [{ externalId: '900000-1', deleted: true }]);
    await untilSearched();
    await refuseMisplaced();
    await compareAll(2);
  });

  test('take an activity that is added, moved to another parent, closed and reopened', async () => {
    const [from, to] = [await placeIn(coordinator(), 1), await placeIn(coordinator(), 2)];
    const parentOf = async ({ CompanyID }: { CompanyID: number }) =>
      (await coordinator().query(sql`SELECT trend_group_id FROM company WHERE id = ${CompanyID}`))[0];
    assert.notDeepEqual(await parentOf(from), await parentOf(to));
    const values = { ...VALUES, FollowUpRecurrenceType: 2, ActivityForID: 1 };
    const { ID, Version } = await same<{ ID: number; Version: number }>(
      'POST',
      '/v1/activity',
      { ...values, ...from },
      REP,
    );
    const moved = { ...values, ...to, saveMode: 1, ID, Version };
    await same('POST', '/v1/activity', moved, REP);
    await refuseMisplaced();
    const { Version: closed } = await same<{ Version: number }>(
      'POST',
      `/v1/activity/done/${ID}?closemode=0`,
      undefined,
      REP,
    );
    await same('POST', `/v1/activity/undo/${ID}`, { Version: closed }, REP);
    await compareAll(3);
  });

  test('answer a write that one server refuses to commit with an error, though the other one has kept its part', async () => {
    assert.ok(partitioned !== undefined);
    const { a, b } = partitioned.servers;
    const [first, second] = [a, b].map(({ url }) => openPostgres(url, () => undefined));
    assert.ok(first !== undefined && second !== undefined);
    try {
      await second.script(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
        CREATE CONSTRAINT TRIGGER refuse AFTER UPDATE ON order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        EXECUTE FUNCTION refuse()`);
      const [one] = await first.query(sql`SELECT id, qty FROM order_line ORDER BY id LIMIT 1`);
      const [other] = await second.query(sql`SELECT id, qty FROM order_line ORDER BY id LIMIT 1`);
      const writing = coordinator().transaction((transaction) =>
        transaction.query(
          sql`UPDATE order_line SET qty = qty + 7 WHERE id = ANY(${[one?.id, other?.id]}::bigint[])`,
        ),
      );
      await assert.rejects(writing, /refused/);
      const [kept] = await first.query(sql`SELECT qty FROM order_line WHERE id = ${one?.id}`);
      const [lost] = await second.query(sql`SELECT qty FROM order_line WHERE id = ${other?.id}`);
      assert.deepEqual([kept?.qty, lost?.qty], [Number(one?.qty) + 7, other?.qty]);
    } finally {
      await first.close();
      await second.close();
    }
  });

  test('are missing in no backup unnoticed: it is refused', async () => {
    const file = `${folders[0]}/backup`;
    await assert.rejects(backupPostgres(clusters[1]?.url ?? '', file), /on other servers/);
    await backupPostgres(clusters[0]?.url ?? '', file);
  });
});
