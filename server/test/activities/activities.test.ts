import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Activity } from '@galley/shared/contract/activities';
import { onBothServers, post, REP } from '../testing.ts';

interface Activities {
  Activities: Activity[];
  TotalCount: number;
}

const page = (extra: object = {}) => ({ PageNo: 1, PageSize: 20, ...extra });

onBothServers('The activities list', (server) => {
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

  test('a custom range needs both days, in order, and names what is wrong', async () => {
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

  test('lists reach back five years and no further', async () => {
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
