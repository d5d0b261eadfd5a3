import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Activity, ActivityCalendarResponse } from '#server/activities/contract';
import type { Problem } from '@galley/shared/contract/common';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { TEST_ZONE } from '../db/testing.ts';
import { onBothServers, post, REP } from '../testing.ts';

interface Activities {
  Activities: Activity[];
  TotalCount: number;
}

const page = (extra: object = {}) => ({ PageNo: 1, PageSize: 20, ...extra });

const today = todayIn(TEST_ZONE, new Date());

onBothServers('The activities list', (server) => {
  const calendar = (From: Day, To: Day, filters: object) =>
    post<ActivityCalendarResponse>(server, '/v1/activity/calendar', {
      Filter_DateRange: 7,
      ...filters,
      From,
      To,
    });
  const listed = (from: Day, to: Day, filters: object) =>
    post<Activities>(server, '/v1/activity/paged', {
      PageNo: 1,
      PageSize: 200,
      ...filters,
      Filter_DateRange: 6,
      Filter_DateStart: from,
      Filter_DateEnd: to,
    });

  test('a calendar shows the list’s activities for each day, plus all overdue ones (CALS-02)', async () => {
    const [row] = await server.database().query<{ company: number; contact: number }>(sql`
      SELECT company_id AS company, contact_id AS contact FROM activity WHERE assignee_id = 1 AND status = 0 LIMIT 1`);
    const from = addDays(today, -3);
    const asked: object[] = [
      {},
      { Filter_ActivityForID: 0, Filter_Status: 3 },
      { Filter_ActivityForID: 0, Filter_Status: 0 },
      { Filter_ActivityForID: 2, Filter_Status: 4, Filter_ActivityType: [3, 5] },
      { SelectedCompanyID: row?.company, Filter_ActivityForID: 0, Filter_Status: 1 },
      { Filter_ContactID: row?.contact, Filter_ActivityForID: 0, Filter_Recurrence: 0 },
    ];
    let seen = 0;
    for (const filters of asked) {
      const { Activities, Days, Overdue, TotalCount } = await calendar(from, addDays(from, 6), filters);
      const lists = await Promise.all(
        Array.from({ length: 7 }, (_, index) => addDays(from, index)).map(async (day) => ({
          day,
          list: await listed(day, day, filters),
        })),
      );
      const hasOpen = !('Filter_Status' in filters) || filters.Filter_Status !== 1;
      const late = hasOpen
        ? await listed('1980-01-01', addDays(from, -1), { ...filters, Filter_Status: 0 })
        : { Activities: [], TotalCount: 0 };
      const expected = [
        ...late.Activities.slice(0, 20),
        ...lists.flatMap(({ list }) => list.Activities.slice(0, 40)),
      ];
      assert.deepEqual(Activities, expected, JSON.stringify(filters));
      assert.deepEqual(
        Days,
        lists
          .filter(({ list }) => list.TotalCount > 0)
          .map(({ day, list }) => ({ Day: `${day}T00:00:00`, Total: list.TotalCount })),
      );
      assert.equal(Overdue, late.TotalCount);
      assert.equal(
        TotalCount,
        lists.reduce((sum, { list }) => sum + list.TotalCount, Overdue),
      );
      seen += Activities.length;
    }
    assert.ok(seen > 100, String(seen));
  });

  test('a day with 300 activities shows the count, and as many as fit: 200 for a day, 40 in a week, 4 in a month (CALS-03)', async () => {
    const day = addDays(today, 400);
    await server.database().query(sql`
      UPDATE activity SET start_date = ${day}::date
      WHERE id IN (SELECT id FROM activity WHERE status = 1 ORDER BY id DESC LIMIT 300)`);
    const filters = { Filter_ActivityForID: 0, Filter_Status: 1 };
    for (const [days, most] of [
      [1, 200],
      [7, 40],
      [42, 4],
    ] as const) {
      const answer = await calendar(day, addDays(day, days - 1), filters);
      assert.deepEqual(answer.Days[0], { Day: `${day}T00:00:00`, Total: 300 });
      assert.equal(answer.Activities.length, most);
    }
  });

  test('a calendar covers at most 42 days in order, and names an invalid day', async () => {
    const wrong: [string, string, string][] = [
      ['2026-02-30', '2026-03-01', 'From'],
      ['0001-01-01', '2026-03-01', 'From'],
      ['2026-03-02', '2026-03-01', 'To'],
      ['2026-03-01', '2026-04-12', 'To'],
    ];
    for (const [From, To, field] of wrong) {
      const { status, body } = await server.call<Problem>('POST', '/v1/activity/calendar', {
        as: REP,
        body: { From, To },
      });
      assert.deepEqual([status, body.errors?.[0]?.field], [400, field], `${From} to ${To}`);
    }
  });

  test('activities filter by assignee, status, type, recurrence, contact and sales rep (FIND-01)', async () => {
    const all = (extra: object) =>
      post<Activities>(server, '/v1/activity/paged', {
        PageNo: 1,
        PageSize: 200,
        Filter_ActivityForID: 0,
        Filter_Status: 3,
        Filter_DateRange: 7,
        ...extra,
      });
    const [sample] = (await all({ SelectedParentID: 1 })).Activities;
    assert.ok(sample);
    const cases: [object, (activity: Activity) => boolean][] = [
      [{ Filter_ActivityForID: -1 }, ({ ActivityForName }) => ActivityForName === 'Robin Sample'],
      [{ Filter_ActivityForID: 2 }, ({ ActivityForID }) => ActivityForID === 2],
      [{ Filter_Status: 0 }, ({ Status }) => Status === 'OPEN'],
      [{ Filter_Status: 1 }, ({ Status }) => Status === 'CLOSED'],
      [{ Filter_Status: 2 }, ({ Status }) => Status === 'CANCELED'],
      [{ Filter_Status: 4 }, ({ Status }) => Status !== 'CANCELED'],
      [{ Filter_ActivityType: 5 }, ({ TypeID }) => TypeID === 5],
      [{ Filter_Recurrence: 3 }, ({ FollowUpRecurrenceType }) => FollowUpRecurrenceType === 3],
      [{ Filter_ContactID: sample.IndividualID }, ({ IndividualID }) => IndividualID === sample.IndividualID],
      [{ Filter_SalesRepID: 1 }, ({ CompanySalesRepName }) => CompanySalesRepName === 'Robin Sample'],
      [{ Filter_CompanyID: sample.CompanyID }, ({ CompanyID }) => CompanyID === sample.CompanyID],
    ];
    for (const [filter, holds] of cases) {
      const { Activities, TotalCount } = await all(filter);
      assert.ok(Activities.length > 0, JSON.stringify(filter));
      assert.ok(Activities.every(holds), JSON.stringify(filter));
      assert.ok(TotalCount >= Activities.length);
    }
  });

  test('a custom range needs both days, in order, and names the invalid field', async () => {
    const ask = (dates: object) =>
      server.call<{ errors: { field: string }[] }>('POST', '/v1/activity/paged', {
        as: REP,
        body: page({ Filter_DateRange: 6, ...dates }),
      });
    const wrong: [object, string][] = [
      [{}, 'Filter_DateStart'],
      [{ Filter_DateStart: '2026-02-30', Filter_DateEnd: '2026-03-01' }, 'Filter_DateStart'],
      [{ Filter_DateStart: '2026-01-02', Filter_DateEnd: '' }, 'Filter_DateEnd'],
      [{ Filter_DateStart: '2026-01-02', Filter_DateEnd: '2026-01-01' }, 'Filter_DateEnd'],
    ];
    for (const [dates, field] of wrong) {
      const { status, body } = await ask(dates);
      assert.equal(status, 400);
      assert.equal(body.errors[0]?.field, field);
    }
    assert.equal(
      (await ask({ Filter_DateStart: '2026-01-01T00:00:00', Filter_DateEnd: '2026-01-31' })).status,
      200,
    );
  });

  test('lists go back five years and no further', async () => {
    const [row] = await server.database().query<{ id: number }>(sql`
      UPDATE activity SET start_date = current_date - interval '5 years 2 days'
      WHERE id = (SELECT min(id) FROM activity WHERE assignee_id = 3) RETURNING id`);
    const { Activities } = await post<Activities>(server, '/v1/activity/paged', {
      PageNo: 1,
      PageSize: 200,
      Filter_ActivityForID: 3,
      Filter_Status: 3,
      Filter_DateRange: 7,
    });
    assert.ok(!Activities.some(({ ID }) => ID === row?.id));
  });
});
