import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { FeedAnswer } from '@galley/shared/contract/feed';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { addToken } from '#server/tokens/serviceTokens';
import { TEST_ZONE } from '../db/testing.ts';
import type { TestCluster } from '../db/testPostgres.ts';
import { digestOfWorkbook } from '../documents/spreadsheet/testing.ts';
import { signIn, startService, type Service } from '../durability/service.ts';
import { randomFrom, randomLines, randomRequest, STRUCTURED, TEXTS } from '../orders/randomRequests.ts';
import { pagedLists } from '../pagedLists.ts';
import { MANAGER, MANY_PEOPLE, REP } from '../testing.ts';
import { LAST_DAY } from '../tokens/lastDay.ts';

/** A running server of a test that compares two with the same data. */
export interface System {
  service: Service;
  database: Database;
  tokens: Map<string, string>;
  /** Of a feeding system. */
  secret: string;
}

const EVERYBODYS = { Filter_ActivityForID: 0, Filter_Status: 3, Filter_DateRange: 7, Filter_Apply: true };
/** What lists are asked for, beside what their screens ask at first. */
const LISTS: Record<Exclude<keyof typeof pagedLists, 'orders'>, object[]> = {
  activities: [{}, EVERYBODYS, { ...EVERYBODYS, PageNo: 40 }, { ...EVERYBODYS, Filter_ContactID: 5 }],
  companies: [{}, { PageNo: 3 }, { FilterAtRisk: true }],
  contacts: [{}, { PageNo: 5 }],
};

/** Starts a server on a PostgreSQL with the demo. */
export async function serve(cluster: TestCluster, folder: string): Promise<System> {
  const database = openPostgres(cluster.url, () => undefined);
  const wanted = { name: 'Test', source: 'test', scopes: ['feed:*'], expiresOn: LAST_DAY };
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

/** Asks two systems the same, of which the other one has to answer what the first does. */
export function comparing(one: System, other: System) {
  const systems = [one, other];
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
    const [first, second] = await both(...call);
    assert.deepEqual(second, first, JSON.stringify(call));
    return first as T;
  };
  const feed = async (resource: string, records: object[]) => {
    const answers = await both(
      'POST',
      `/v1/feed/${resource}`,
      records.map((record) => JSON.stringify(record)).join('\n'),
    );
    const [first, second] = answers.map((answer) => ({ ...(answer as FeedAnswer), cursor: '' }));
    assert.deepEqual(second, first, resource);
    assert.ok(first !== undefined);
    return first;
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
      for (const [list, asked] of Object.entries(LISTS))
        for (const more of asked) {
          const { path, payload } = pagedLists[list as keyof typeof LISTS];
          for (const parent of [0, 1])
            await same(
              'POST',
              path,
              { ...payload(''), ParentID: parent, SelectedParentID: parent, ...more },
              as,
            );
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
    const lines = await randomLines(one.database, random, todayIn(TEST_ZONE, new Date()));
    for (const name of Object.keys({ ...STRUCTURED, ...TEXTS })) {
      const request = randomRequest(() => [name], lines, random);
      const { TotalCount } = await same<{ TotalCount: number }>('POST', '/v1/orders/paged', {
        ...request,
        PageNo: 1,
      });
      const last = Math.ceil(TotalCount / request.PageSize);
      if (last > 1) await same('POST', '/v1/orders/paged', { ...request, PageNo: last });
    }
    const [first, second] = await exports();
    assert.deepEqual(second, first);
    assert.notEqual(first?.[0], '0');
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
  return { same, feed, compareAll, untilSearched };
}
