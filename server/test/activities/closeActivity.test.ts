import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivityDoneResponse } from '#server/activities/contract';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';

/** A Saturday morning in Denver. */
const TODAY = '2026-11-21';

interface Stored {
  status: number;
  start_date: string;
  completed_on: string | null;
}

onOneServer(
  'Closing an activity',
  (server) => {
    /** An open activity of the rep's own company, assigned to the rep. */
    const add = async (values: {
      start: string;
      recurrence: number;
      end?: string;
      seriesStart?: string;
    }): Promise<number> => {
      const [row] = await server.database().query<{ id: number }>(sql`
        INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          start_date, recurrence, follow_up_end, series_start, comments, created_on)
        SELECT trend_group_id, company.id, contact_id, 1, 1, 1, 3, ${values.start}, ${values.recurrence},
          ${values.end ?? null}, ${values.seriesStart ?? values.start}, 'Bring samples.', ${values.start}
        FROM company JOIN contact_company ON company_id = company.id WHERE account_type_id = 1 ORDER BY 2, 3 LIMIT 1
        RETURNING id`);
      return row?.id ?? 0;
    };
    const close = (id: number, mode: number, as = REP) =>
      server.call<ActivityDoneResponse>('POST', `/v1/activity/done/${id}?closemode=${mode}`, {
        as,
        headers: { 'content-type': 'application/json' },
      });
    const stored = async (id: number) => {
      const [row] = await server
        .database()
        .query<Stored>(sql`SELECT status, start_date, completed_on FROM activity WHERE id = ${id}`);
      return row;
    };
    const followers = (id: number) =>
      server
        .database()
        .query<Stored>(sql`SELECT status, start_date, completed_on FROM activity WHERE previous_id = ${id}`);

    test('as done outside a series returns a follow-up draft with its company, contact, assignee and notes (ACT-11, SER-04)', async () => {
      const id = await add({ start: '2026-11-20', recurrence: 0 });
      const { status, body } = await close(id, 0);
      assert.equal(status, 200);
      assert.equal(body.success, true);
      const { CompanyName, IndividualName, ParentID, CompanyID, IndividualID, ...rest } =
        body.followupActivity ?? {};
      assert.ok(CompanyName && IndividualName && ParentID && CompanyID && IndividualID);
      assert.deepEqual(rest, {
        ID: -2,
        ActivityForID: 1,
        TypeID: 5,
        StartDate: '0001-01-01T00:00:00',
        ActivityComments: 'Bring samples.',
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: '0001-01-01T00:00:00',
      });
      assert.deepEqual(await stored(id), { status: 1, start_date: '2026-11-20', completed_on: TODAY });
    });

    test('as done in a series schedules the next date from today on, and returns no draft (SER-02)', async () => {
      const id = await add({ start: '2026-09-07', recurrence: 2 });
      assert.equal((await close(id, 0)).body.followupActivity, null);
      assert.deepEqual(await followers(id), [{ status: 0, start_date: '2026-11-23', completed_on: null }]);
    });

    test('a monthly series on the 31st returns to it after a shorter month (SER-03)', async () => {
      const id = await add({ start: '2026-11-30', recurrence: 3, seriesStart: '2026-08-31' });
      await close(id, 0);
      assert.equal((await followers(id))[0]?.start_date, '2026-12-31');
    });

    test('as done schedules nothing after the end date, so it returns a draft', async () => {
      const id = await add({ start: '2026-11-20', recurrence: 1, end: '2026-11-20' });
      assert.equal((await close(id, 0)).body.followupActivity?.ID, -2);
      assert.deepEqual(await followers(id), []);
    });

    test('canceling this occurrence schedules the next, canceling all schedules none, and neither returns a draft (ACT-10, SER-05)', async () => {
      const one = await add({ start: TODAY, recurrence: 1 });
      assert.equal((await close(one, 1)).body.followupActivity, null);
      assert.equal((await stored(one))?.status, 2);
      assert.equal((await followers(one))[0]?.start_date, '2026-11-22');
      const all = await add({ start: TODAY, recurrence: 1 });
      assert.equal((await close(all, 2)).body.followupActivity, null);
      assert.deepEqual(await followers(all), []);
    });

    test('a canceled activity was never completed, so it has no completion date (SER-01)', async () => {
      for (const [mode, completed] of [
        [0, TODAY],
        [1, null],
        [2, null],
      ] as const) {
        const id = await add({ start: TODAY, recurrence: 1 });
        await close(id, mode);
        assert.equal((await stored(id))?.completed_on, completed, `mode ${mode}`);
      }
    });

    test('of fifty simultaneous attempts, exactly one succeeds, and one next occurrence is scheduled (SER-06)', async () => {
      const id = await add({ start: TODAY, recurrence: 1 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => close(id, 0)));
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      assert.deepEqual(statuses, [200, ...Array.from({ length: 49 }, () => 409)]);
      assert.equal((await followers(id)).length, 1);
    });

    test('somebody who isn’t associated, and is neither assignee nor creator, is refused, and nothing changes', async () => {
      const id = await add({ start: TODAY, recurrence: 0 });
      for (const as of [OTHER, MANAGER]) assert.equal((await close(id, 0, as)).status, 403);
      assert.equal((await stored(id))?.status, 0);
      assert.equal((await close(999_999, 0)).status, 404);
      assert.equal((await close(id, 3)).status, 400);
    });

    test('always leaves an audit row that says who did what', async () => {
      const id = await add({ start: TODAY, recurrence: 0 });
      await close(id, 1);
      const rows = await server.database().query(sql`
        SELECT employee_id, action, before, after FROM audit_log WHERE record = ${`activity/${id}`}`);
      assert.deepEqual(rows, [
        {
          employee_id: 1,
          action: 'activity canceled',
          before: { status: 0 },
          after: { status: 2, scheduled: null },
        },
      ]);
    });
  },
  { now: () => new Date(`${TODAY}T16:00:00Z`) },
);
