import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Activity, ActivityPagedResponse } from '#server/activities/contract';
import type { Problem } from '@galley/shared/contract/common';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import { activitiesOf, NOTES } from './testing.ts';
import { MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';

const TODAY = '2026-11-21';

onOneServer(
  'Saving an activity',
  (server) => {
    const { place, save, add, row } = activitiesOf(server);

    test('a new one is stored as entered, by the signed-in user, and the count includes it', async () => {
      const before = await post<CountsResponse>(server, '/v1/customers/counts', {
        ParentCompanyID: 0,
        CompanyID: 0,
      });
      const { status, body } = await save(await place());
      assert.equal(status, 200);
      assert.equal(body.Success, true);
      assert.equal(body.UnfilteredCount, before.ActivityCount + 1);
      assert.equal(body.activityDoneResponse.followupActivity, null);
      assert.deepEqual(await row(body.ID ?? 0), {
        start_date: '2026-11-24',
        status: 0,
        recurrence: 0,
        follow_up_end: null,
        series_start: '2026-11-24',
        comments: NOTES,
        version: 1,
        assignee_id: 1,
        creator_id: 1,
      });
    });

    for (const [field, change, message] of [
      ['CompanyID', { CompanyID: 0 }, 'Company is required.'],
      ['IndividualID', { IndividualID: 0 }, 'Individual is required.'],
      ['TypeID', { TypeID: 0 }, 'Activity Type is required.'],
      ['ActivityForID', { ActivityForID: 0 }, 'Assigned To is required.'],
      [
        'FollowUpRecurrenceType',
        { FollowUpRecurrenceType: -1, FollowUpEndDate: '2026-11-23' },
        'Followup Recurrence is required.',
      ],
      ['StartDate', { StartDate: '0001-01-01T00:00:00' }, 'Activity Date is required.'],
      [
        'FollowUpEndDate',
        { FollowUpRecurrenceType: 2, FollowUpEndDate: '0001-01-01T00:00:00' },
        'Recurrence End Date is required.',
      ],
      [
        'FollowUpEndDate',
        { FollowUpRecurrenceType: 2, FollowUpEndDate: '2026-11-23' },
        'Recurrence End Date can’t be before the Activity Date.',
      ],
      ['Comments', { Comments: '  ' }, 'Activity Notes are required.'],
      ['CompanyID', { CompanyID: 2_000_000_000 }, 'Company is unknown.'],
    ] as const) {
      test(`the rule '${message}' also applies on the server`, async () => {
        const { status, body } = await save<Problem>({ ...(await place()), ...change });
        assert.equal(status, 422);
        assert.deepEqual(body.errors, [{ field, message }]);
      });
    }

    test('an impossible date, an unknown field and a missing one are refused, naming the field', async () => {
      const at = await place();
      const noDay = await save<Problem>({ ...at, StartDate: '2026-02-30' });
      assert.deepEqual([noDay.status, noDay.body.errors?.[0]?.field], [400, 'StartDate']);
      const noYear = await save<Problem>({ ...at, StartDate: '0000-05-05' });
      assert.deepEqual([noYear.status, noYear.body.errors?.[0]?.field], [400, 'StartDate']);
      const unknown = await save<Problem>({ ...at, Color: 'red' });
      assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.field], [400, 'Color']);
      const neither = await save<Problem>({ ...at, ID: -1 });
      assert.deepEqual([neither.status, neither.body.errors?.[0]?.field], [400, 'ID']);
      const missing = await save<Problem>({ ...at, TypeID: undefined });
      assert.deepEqual([missing.status, missing.body.errors?.[0]?.field], [400, 'TypeID']);
    });

    test('marking done requires new notes, and a type other than Follow-Up (ACTF-07)', async () => {
      const id = await add();
      const { status, body } = await save<Problem>({ ...(await place()), ID: id, saveMode: 1, TypeID: 5 });
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [
        { field: 'Comments', message: 'Please add final notes before Marking Done.' },
        {
          field: 'TypeID',
          message: 'Please update the Activity Type to indicate how you followed up before marking done.',
        },
      ]);
      assert.equal((await row(id))?.['status'], 0);
    });

    test('Save & Mark Done saves and closes it; Save, Mark Done & Add Followup also proposes a follow-up (ACTF-06, SER-07)', async () => {
      const at = await place();
      const one = await add();
      const done = await save({ ...at, ID: one, saveMode: 1, Comments: 'Delivered.' });
      assert.equal(done.body.activityDoneResponse.followupActivity, null);
      assert.deepEqual([(await row(one))?.['status'], (await row(one))?.['comments']], [1, 'Delivered.']);
      const two = await add();
      const { body } = await save({ ...at, ID: two, saveMode: 2, Comments: 'Delivered.' });
      const draft = body.activityDoneResponse.followupActivity;
      assert.deepEqual(
        [draft?.ID, draft?.TypeID, draft?.ActivityComments, draft?.CompanyID],
        [-2, 5, 'Delivered.', at.CompanyID],
      );
    });

    test('a closed one can be edited but not closed again', async () => {
      const at = await place();
      const id = await add();
      await save({ ...at, ID: id, saveMode: 1, Comments: 'Delivered.' });
      assert.equal((await save({ ...at, ID: id, Comments: 'Delivered twice.' })).status, 200);
      assert.equal((await save({ ...at, ID: id, saveMode: 1, Comments: 'Again.' })).status, 409);
      assert.equal((await row(id))?.['comments'], 'Delivered twice.');
    });

    test('a new date restarts the series; a snoozed occurrence doesn’t change it (ACTF-10)', async () => {
      const at = await place();
      const monthly = { ...at, FollowUpRecurrenceType: 3, StartDate: '2027-01-31' };
      const id = await add(monthly);
      await save({ ...monthly, ID: id, StartDate: '2027-02-03', KeepSeries: true });
      assert.equal((await row(id))?.['series_start'], '2027-01-31');
      await save({ ...monthly, ID: id, StartDate: '2027-02-05' });
      assert.equal((await row(id))?.['series_start'], '2027-02-05');
    });

    test('a postponed occurrence still has the first date of its series', async () => {
      const monthly = { ...(await place()), FollowUpRecurrenceType: 3, StartDate: '2027-01-31' };
      const id = await add(monthly);
      await save({ ...monthly, ID: id, StartDate: '2027-02-03', KeepSeries: true });
      const { body } = await save<Problem>({ ...monthly, ID: id, Version: 1 });
      const { StartDate, SeriesStart } = body.current as Activity;
      assert.deepEqual([StartDate, SeriesStart], ['2027-02-03T00:00:00', '2027-01-31T00:00:00']);
    });

    test('a save of an older version returns the current record, who changed it and when, and changes nothing (WRITE-01)', async () => {
      const at = await place();
      const id = await add({ ActivityForID: 2 });
      await save({ ...at, ID: id, Version: 1, Comments: 'By the other one.' }, OTHER).then(({ status }) =>
        assert.equal(status, 200),
      );
      const { status, body } = await save<Problem>({ ...at, ID: id, Version: 1, Comments: 'Mine.' });
      assert.equal(status, 409);
      const current = body.current as Activity;
      assert.deepEqual([current.ID, current.ActivityComments, current.Version], [id, 'By the other one.', 2]);
      assert.ok(body.changedBy);
      assert.match(body.changedAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      assert.equal((await row(id))?.['comments'], 'By the other one.');
      assert.equal((await save({ ...at, ID: id, Version: 2, Comments: 'Mine.' })).body.Version, 3);
    });

    test('people who aren’t associated can neither change it nor see its current version (VIS-03)', async () => {
      const at = await place();
      const id = await add();
      const { status } = await save({ ...at, ID: id, Comments: 'Not mine.' }, MANAGER);
      assert.equal(status, 403);
      assert.equal((await save({ ...at, ID: 2_000_000_000 })).status, 404);
      assert.equal((await row(id))?.['comments'], NOTES);
    });

    test('every save leaves an audit row with the values before and after (WRITE-04)', async () => {
      const at = await place();
      const id = await add();
      await save({ ...at, ID: id, Comments: 'Changed.' });
      const rows = await server
        .database()
        .query<{ action: string; before: { comments: string } | null }>(
          sql`SELECT action, before FROM audit_log WHERE record = ${`activity/${id}`} ORDER BY id`,
        );
      assert.deepEqual(
        rows.map(({ action, before }) => [action, before?.comments]),
        [
          ['activity added', undefined],
          ['activity changed', NOTES],
        ],
      );
    });

    test('undoing reopens it and withdraws the scheduled occurrence, once (SER-08)', async () => {
      const id = await add({ FollowUpRecurrenceType: 1, StartDate: TODAY });
      const { body } = await server.call<{ Version: number }>('POST', `/v1/activity/done/${id}`, { as: REP });
      const undo = (version: number, as = REP) =>
        server.call('POST', `/v1/activity/undo/${id}`, { as, body: { Version: version } });
      assert.equal((await undo(body.Version, MANAGER)).status, 403);
      assert.equal((await undo(body.Version - 1)).status, 409);
      assert.equal((await undo(body.Version)).status, 200);
      assert.equal((await undo(body.Version)).status, 409);
      const left = await server.database().query(sql`SELECT id FROM activity WHERE previous_id = ${id}`);
      assert.deepEqual([(await row(id))?.['status'], left], [0, []]);
    });

    test('undoing is refused if somebody has changed the next occurrence', async () => {
      const at = await place();
      const daily = { FollowUpRecurrenceType: 1, StartDate: TODAY };
      const id = await add(daily);
      const { body } = await server.call<{ Version: number }>('POST', `/v1/activity/done/${id}`, { as: REP });
      const [next] = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM activity WHERE previous_id = ${id}`);
      await save({ ...at, ...daily, ID: next?.id, StartDate: '2026-11-22', Comments: 'Touched.' });
      const { status } = await server.call('POST', `/v1/activity/undo/${id}`, {
        as: REP,
        body: { Version: body.Version },
      });
      assert.deepEqual([status, (await row(id))?.['status']], [409, 1]);
    });

    for (const [FollowUpRecurrenceType, StartDate] of [
      [1, '9999-12-31'],
      [2, '9999-12-31'],
      [2, '9999-12-28'],
      [3, '9999-12-15'],
    ] as const) {
      test(`a series (${FollowUpRecurrenceType}) at the end of the calendar (${StartDate}) simply ends`, async () => {
        const id = await add({ FollowUpRecurrenceType, StartDate });
        const { status, body } = await server.call<{ followupActivity: object | null }>(
          'POST',
          `/v1/activity/done/${id}`,
          { as: REP },
        );
        assert.equal(status, 200);
        assert.ok(body.followupActivity);
      });
    }

    test('the last occurrence of a series can be postponed past its end, and is still the last', async () => {
      const at = await place();
      const weekly = {
        ...at,
        FollowUpRecurrenceType: 2,
        StartDate: '2026-11-20',
        FollowUpEndDate: '2026-11-20',
      };
      const id = await add(weekly);
      const moved = { ...weekly, ID: id, StartDate: '2026-11-24' };
      assert.equal((await save(moved)).status, 422);
      assert.equal((await save({ ...moved, KeepSeries: true })).status, 200);
      const { series_start, follow_up_end } = (await row(id)) ?? {};
      assert.deepEqual([series_start, follow_up_end], ['2026-11-20', '2026-11-20']);
      const { body } = await server.call<{ followupActivity: object | null }>(
        'POST',
        `/v1/activity/done/${id}`,
        {
          as: REP,
        },
      );
      assert.ok(body.followupActivity);
      assert.equal((await save({ ...weekly, StartDate: '2026-11-24', KeepSeries: true })).status, 422);
    });

    test('a saved one is in the list that the header opens', async () => {
      const id = await add({ StartDate: TODAY });
      const { Activities } = await post<ActivityPagedResponse>(server, '/v1/activity/paged', {
        PageNo: 1,
        PageSize: 200,
        SortOrder: 1,
      });
      assert.ok(Activities.some(({ ID }) => ID === id));
    });
  },
  { now: () => new Date(`${TODAY}T17:00:00Z`) },
);
