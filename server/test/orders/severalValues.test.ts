import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivityPagedResponse } from '#server/activities/contract';
import type { Problem } from '@galley/shared/contract/common';
import type { OrderAttentionResponse, OrderPagedResponse } from '#server/orders/contract';
import { historyStart, todayIn } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { MOST_TEXTS, MOST_VALUES } from '@galley/shared/domain/several';
import { TEST_ZONE } from '../db/testing.ts';
import { readWorkbook } from '../common/spreadsheet/testing.ts';
import { MANAGER, onOneServer, post, REP } from '../testing.ts';
import { pick, randomFrom } from './randomRequests.ts';

const LISTED = { PageNo: 1, PageSize: 200, Filter_DateRange: 7, Filter_Apply: true } as const;
const TURNS = 8;
const today = todayIn(TEST_ZONE, new Date());
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const texts = (count: number) => ids(count).map(String);

onOneServer('A search for several values (FIND-08)', (server) => {
  const random = randomFrom(8);
  const orders = (filters: object, as = MANAGER) =>
    post<OrderPagedResponse>(
      server,
      '/v1/orders/paged',
      { ParentID: 0, CompanyID: 0, ...LISTED, ...filters },
      as,
    );
  const activities = (filters: object) =>
    post<ActivityPagedResponse>(server, '/v1/activity/paged', {
      ...LISTED,
      Filter_ActivityForID: 0,
      Filter_Status: 3,
      ...filters,
    });
  const valuesIn = async (
    table: 'order_line' | 'activity',
    column: 'status' | 'sales_rep_id' | 'type_id',
  ) => {
    const rows = await server
      .database()
      .query<Record<string, number>>(
        table === 'activity'
          ? sql`SELECT DISTINCT type_id, sales_rep_id FROM activity ORDER BY 1, 2`
          : sql`SELECT DISTINCT status, sales_rep_id FROM order_line ORDER BY 1, 2`,
      );
    return [...new Set(rows.map((row) => row[column] ?? 0))];
  };
  /** A period with few enough lines to compare each. */
  const someDays = () => {
    const Filter_DateEnd = addDays(today, -Math.floor(random() * 900));
    return { Filter_DateRange: 6, Filter_DateStart: addDays(Filter_DateEnd, -60), Filter_DateEnd };
  };
  const union = <T>(sets: Set<T>[]) => new Set(sets.flatMap((set) => [...set]));
  const some = (values: readonly number[]) => [
    ...new Set(Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, values))),
  ];

  /** All ids of a list, page by page: as many as its total, and none twice. */
  async function idsOf<T>(
    pageOf: (PageNo: number) => Promise<{ TotalCount: number; ids: T[] }>,
  ): Promise<Set<T>> {
    const ids: T[] = [];
    for (let PageNo = 1; ; PageNo += 1) {
      const page = await pageOf(PageNo);
      ids.push(...page.ids);
      if (page.ids.length > 0 && ids.length < page.TotalCount) continue;
      assert.equal(new Set(ids).size, page.TotalCount);
      return new Set(ids);
    }
  }
  const linesOf = (filters: object, as = MANAGER) =>
    idsOf(async (PageNo) => {
      const { Orders, TotalCount } = await orders({ ...filters, PageNo }, as);
      return { TotalCount, ids: Orders.map(({ OrderIDLineNum }) => OrderIDLineNum) };
    });
  const activitiesOf = (filters: object) =>
    idsOf(async (PageNo) => {
      const { Activities, TotalCount } = await activities({ ...filters, PageNo });
      return { TotalCount, ids: Activities.map(({ ID }) => ID) };
    });

  for (const [title, field, column] of [
    ['statuses', 'Filter_Status', 'status'],
    ['sales reps', 'Filter_SalesRepID', 'sales_rep_id'],
  ] as const) {
    test(`finds the order lines of all its ${title} together, and no others`, async () => {
      const known = await valuesIn('order_line', column);
      for (let turn = 0; turn < TURNS; turn += 1) {
        const values = some(known);
        // A parent's lines are found by another index than everybody's.
        const asked = { ParentID: turn % 2, ...someDays() };
        const each = await Promise.all(values.map((value) => linesOf({ ...asked, [field]: value })));
        const together = await linesOf({ ...asked, [field]: values });
        assert.deepEqual(together, union(each), JSON.stringify({ ...asked, values }));
        assert.deepEqual(await linesOf({ ...asked, [field]: [values[0], values[0]] }), each[0]);
      }
    });
  }

  test('finds the order lines of any of its products, each line once', async () => {
    const products = await server
      .database()
      .query<{ name: string }>(sql`SELECT name FROM product ORDER BY id`);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const days = someDays();
      const texts = Array.from({ length: 2 }, () =>
        pick(random, products)
          .name.slice(0, 3 + turn)
          .toUpperCase(),
      );
      const each = await Promise.all(texts.map((text) => linesOf({ ...days, Filter_ProductNames: text })));
      const together = await linesOf({ ...days, Filter_ProductNames: texts });
      assert.deepEqual(together, union(each), JSON.stringify(texts));
    }
    const [first] = products;
    const days = someDays();
    assert.deepEqual(
      await linesOf({ ...days, Filter_ProductNames: [' ', first?.name] }),
      await linesOf({ ...days, Filter_ProductNames: first?.name }),
    );
  });

  test('finds the activities of any of its types and sales reps', async () => {
    const fields = { Filter_ActivityType: 'type_id', Filter_SalesRepID: 'sales_rep_id' } as const;
    for (const [field, column] of Object.entries(fields)) {
      const known = (await valuesIn('activity', column)).filter((value) => value !== 0);
      const values = some(known);
      const each = await Promise.all(values.map((value) => activitiesOf({ [field]: value })));
      assert.deepEqual(await activitiesOf({ [field]: values }), union(each), field);
    }
  });

  test('accepts as many values as the form does', async () => {
    const most = {
      Filter_SalesRepID: ids(MOST_VALUES),
      Filter_ProductNames: [...texts(MOST_TEXTS - 1), 'a'],
    };
    assert.ok((await orders(most)).TotalCount > 0);
  });

  test('shows only lines that the employee can see', async () => {
    const Filter_Status = (await valuesIn('order_line', 'status')).slice(0, 30);
    const { Orders, TotalCount } = await orders({ Filter_Status }, REP);
    const shown = Orders.map(({ OrderIDLineNum }) => OrderIDLineNum);
    const [own] = await server.database().query<{ shown: number; all: number }>(sql`
      SELECT count(*) FILTER (WHERE order_line_num = ANY(${shown})) AS shown,
        count(*) FILTER (WHERE status = ANY(${Filter_Status}::int[])) AS all
      FROM order_line JOIN employee_account USING (account_type_id)
      WHERE employee_id = 1 AND order_date >= ${historyStart(today)}`);
    assert.ok(shown.length > 0);
    assert.deepEqual(own, { shown: shown.length, all: TotalCount });
  });

  test('with all statuses that need attention finds as many lines as are counted for them (ORD-14)', async () => {
    const { Statuses } = await post<OrderAttentionResponse>(
      server,
      '/v1/orders/attention',
      { ParentID: 0, CompanyID: 0 },
      REP,
    );
    assert.ok(Statuses.length > 1);
    const { TotalCount } = await orders({ Filter_Status: Statuses.map(({ Status }) => Status) }, REP);
    assert.equal(
      TotalCount,
      Statuses.reduce((sum, { Count }) => sum + Count, 0),
    );
  });

  test('is exported with the lines that it finds, each value as a parameter of its own', async () => {
    const [a, b] = await valuesIn('order_line', 'status');
    const query = `Filter_Status=${a}&Filter_Status=${b}&Filter_ProductNames=a&Filter_ProductNames=e&Filter_DateRange=7`;
    const uid = await server.call<string>('GET', `/v1/orders/getUid/0?${query}`, { as: REP });
    assert.equal(uid.status, 200, JSON.stringify(uid.body));
    const answer = await fetch(`${server.url()}/v1/Exports/Orders/${uid.body}`);
    const [sheet] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    const lines = await linesOf({ Filter_Status: [a, b], Filter_ProductNames: ['a', 'e'] }, REP);
    assert.ok(lines.size > 0);
    assert.equal(answer.headers.get('x-total-count'), String(lines.size));
    assert.equal((sheet?.rows ?? 0) - 1, lines.size);
  });

  for (const [title, path, body, field] of [
    ['no value', '/v1/orders/paged', { Filter_Status: [] }, 'Filter_Status'],
    ['every status among some', '/v1/orders/paged', { Filter_Status: [-1, 3] }, 'Filter_Status'],
    ['a status that doesn’t exist', '/v1/orders/paged', { Filter_Status: [3, 39] }, 'Filter_Status'],
    ['text for a sales rep', '/v1/orders/paged', { Filter_SalesRepID: ['1', 2] }, 'Filter_SalesRepID'],
    ['nobody among some', '/v1/orders/paged', { Filter_SalesRepID: [0, 2] }, 'Filter_SalesRepID'],
    [
      'too many texts',
      '/v1/orders/paged',
      { Filter_ProductNames: texts(MOST_TEXTS + 1) },
      'Filter_ProductNames',
    ],
    [
      'too many sales reps',
      '/v1/orders/paged',
      { Filter_SalesRepID: ids(MOST_VALUES + 1) },
      'Filter_SalesRepID',
    ],
    ['a list in a list', '/v1/activity/paged', { Filter_ActivityType: [[1]] }, 'Filter_ActivityType'],
    ['several where one is meant', '/v1/activity/paged', { Filter_Status: [1, 2] }, 'Filter_Status'],
  ] as const) {
    test(`is refused, naming the field: ${title}`, async () => {
      const { status, body: problem } = await server.call<Problem>('POST', path, {
        as: REP,
        body: { ParentID: 0, CompanyID: 0, ...LISTED, ...body },
      });
      assert.equal(status, 400);
      assert.ok(
        problem.errors?.some((error) => error.field.split('.')[0] === field),
        JSON.stringify(problem),
      );
    });
  }
});
