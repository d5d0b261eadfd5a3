import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivityPagedResponse } from '#server/activities/contract';
import type { Figures } from '#server/day/figures/contract';
import type { Problem } from '@galley/shared/contract/common';
import { onOneServer, post, REP } from '../testing.ts';
import { activitiesOf } from './testing.ts';

let now = new Date('2026-11-21T17:00:00Z');

onOneServer(
  'On unusual days of the calendar',
  (server) => {
    const add = async (start: string, recurrence: number): Promise<number> => {
      const [row] = await server.database().query<{ id: number }>(sql`
        INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          start_date, recurrence, series_start, comments, created_on)
        SELECT trend_group_id, id, 1, sales_rep_id, 1, 1, 3, ${start}::date, ${recurrence}, ${start}::date, 'odd day',
          ${start}::date
        FROM company WHERE id = 1 RETURNING id`);
      return row?.id ?? 0;
    };
    /** Marks done at a moment. @returns the day of completion, and the next occurrence */
    const done = async (id: number, at: string) => {
      now = new Date(at);
      const { status } = await server.call('POST', `/v1/activity/done/${id}?closemode=0`, { as: REP });
      assert.equal(status, 200);
      const [row] = await server.database().query<{ completed: string; id: number; next: string }>(sql`
        SELECT activity.completed_on AS completed, next.id, next.start_date AS next
        FROM activity JOIN activity AS next ON next.previous_id = activity.id WHERE activity.id = ${id}`);
      return row;
    };
    const days = ({ completed, next }: { completed?: string; next?: string } = {}) => [completed, next];

    test('undoing a move that restarted a series restores the first date of the series (CALS-07)', async () => {
      const { place, save, add: saved, row } = activitiesOf(server);
      const monthly = { ...(await place()), FollowUpRecurrenceType: 3 };
      const id = await saved({ ...monthly, StartDate: '2027-01-31' });
      await save({ ...monthly, ID: id, StartDate: '2027-02-28', KeepSeries: true });
      await save({ ...monthly, ID: id, StartDate: '2027-03-09' });
      assert.equal((await row(id))?.['series_start'], '2027-03-09');
      const back = { ...monthly, ID: id, StartDate: '2027-02-28', SeriesStart: '2027-01-31' };
      await save({ ...back, KeepSeries: true });
      const stored = await row(id);
      assert.deepEqual([stored?.['start_date'], stored?.['series_start']], ['2027-02-28', '2027-01-31']);
      const { status, body } = await save<Problem>(back);
      assert.deepEqual([status, body.errors?.[0]?.field], [400, 'SeriesStart']);
    });

    test('the day with 23 hours starts and ends at midnight in Denver', async () => {
      const daily = () => add('2026-03-07', 1);
      assert.deepEqual(days(await done(await daily(), '2026-03-08T06:59:59Z')), ['2026-03-07', '2026-03-08']);
      assert.deepEqual(days(await done(await daily(), '2026-03-08T07:00:00Z')), ['2026-03-08', '2026-03-08']);
      const next = () => add('2026-03-08', 1);
      assert.deepEqual(days(await done(await next(), '2026-03-09T05:59:59Z')), ['2026-03-08', '2026-03-09']);
      assert.deepEqual(days(await done(await next(), '2026-03-09T06:00:00Z')), ['2026-03-09', '2026-03-09']);
    });

    test('the day with 25 hours starts and ends at midnight in Denver', async () => {
      const daily = () => add('2026-11-01', 1);
      for (const at of ['2026-11-01T06:00:00Z', '2026-11-01T08:30:00Z', '2026-11-02T06:59:59Z'])
        assert.deepEqual(days(await done(await daily(), at)), ['2026-11-01', '2026-11-02'], at);
      assert.deepEqual(days(await done(await daily(), '2026-11-02T07:00:00Z')), ['2026-11-02', '2026-11-02']);
    });

    test('activities done on the days with 23 and 25 hours count once, on their own day (FIG-07)', async () => {
      for (const [day, zero, last, next] of [
        ['2026-03-08', '2026-03-08T07:00:00Z', '2026-03-09T05:59:59Z', '2026-03-09T06:00:00Z'],
        ['2026-11-01', '2026-11-01T06:00:00Z', '2026-11-02T06:59:59Z', '2026-11-02T07:00:00Z'],
      ] as const) {
        const path = `/v1/figures?Employee=1&From=${day}&To=${day}`;
        const count = async () => {
          const { body } = await server.call<Figures>('GET', path, { as: REP });
          return [body.Total.Done.Count, body.Days.map(({ Done }) => Done.Count)];
        };
        now = new Date(next);
        const [before] = (await count()) as [number];
        for (const at of [zero, last, next]) await done(await add(day, 1), at);
        assert.deepEqual(await count(), [before + 2, [before + 2]], day);
      }
    });

    test('daily, monthly and annual series get past February 29', async () => {
      const noon = '2028-02-28T19:00:00Z';
      assert.deepEqual(days(await done(await add('2028-02-28', 1), noon)), ['2028-02-28', '2028-02-29']);
      const february = await done(await add('2028-01-31', 3), noon);
      assert.equal(february?.next, '2028-02-29');
      const march = await done(february?.id ?? 0, '2028-02-29T19:00:00Z');
      assert.deepEqual(days(march), ['2028-02-29', '2028-03-31']);
      let annual = await done(await add('2028-02-29', 4), '2028-02-29T19:00:00Z');
      const seen = [annual?.next];
      for (const year of [2029, 2030, 2031]) {
        annual = await done(annual?.id ?? 0, `${year}-02-28T19:00:00Z`);
        seen.push(annual?.next);
      }
      assert.deepEqual(seen, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
    });

    test('an invalid time is refused, naming the field; the last second of a day is accepted', async () => {
      const page = { PageNo: 1, PageSize: 20, Filter_DateRange: 6, Filter_DateEnd: '2026-11-30' };
      const from = (Filter_DateStart: string) =>
        server.call<Problem>('POST', '/v1/activity/paged', { as: REP, body: { ...page, Filter_DateStart } });
      for (const time of ['25:61:61', '24:00:00', '23:60:00', '23:59:60', '30:00']) {
        const { status, body } = await from(`2026-11-01T${time}`);
        assert.equal(status, 400, time);
        assert.equal(body.errors?.[0]?.field, 'Filter_DateStart');
      }
      for (const time of ['00:00', '09:05:00', '19:00:00', '23:59:59', '23:59:59.9999999'])
        assert.equal((await from(`2026-11-01T${time}`)).status, 200, time);
    });

    test('an activity on February 29 is due on that day, and the next day is March 1', async () => {
      now = new Date('2028-02-29T19:00:00Z');
      const wanted = new Map([
        [await add('2028-02-28', 0), -1],
        [await add('2028-02-29', 0), 0],
        [await add('2028-03-01', 0), 1],
      ]);
      const { Activities } = await post<ActivityPagedResponse>(server, '/v1/activity/paged', {
        PageNo: 1,
        PageSize: 200,
        SortOrder: 1,
      });
      const seen = Activities.filter(({ ID }) => wanted.has(ID)).map(({ ID, DueInDays }) => [ID, DueInDays]);
      assert.deepEqual(new Map(seen as [number, number][]), wanted);
    });
  },
  { now: () => now },
);
