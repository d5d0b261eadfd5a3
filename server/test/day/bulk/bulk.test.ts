import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { BulkJob, BulkJobsResponse } from '@galley/shared/contract/bulk';
import type { Problem } from '@galley/shared/contract/common';
import { onOneServer, OTHER, post, REP } from '../../testing.ts';
import {
  addActivities,
  COLLEAGUE,
  counts,
  ended,
  ME,
  NOTES,
  ofDays,
  rowsOf,
  run,
  undo,
  verdicts,
} from './testing.ts';

onOneServer(
  'A bulk change',
  (server) => {
    const database = () => server.database();
    const own = <T extends object>(columns: string) =>
      database().query<T>(sql`SELECT id, assignee_id, status, start_date, version FROM activity
        WHERE comments = ${NOTES} AND ${columns} = ${columns} ORDER BY id`);
    const refusal = async (body: object) => {
      const answer = await server.call<Problem>('POST', '/v1/bulk', { as: REP, body });
      return { status: answer.status, errors: answer.body.errors };
    };

    /** The embedded database has one connection, on which the start makes the change once it has read the record's version. */
    const startThenChange = async (start: () => Promise<BulkJob>, change: string): Promise<BulkJob> => {
      await database().script(`
        CREATE FUNCTION change_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${change}; RETURN NULL; END $$;
        CREATE TRIGGER change_now AFTER INSERT ON bulk_item EXECUTE FUNCTION change_now()`);
      try {
        return await start();
      } finally {
        await database().script('DROP FUNCTION change_now() CASCADE');
      }
    };

    beforeEach(async () => {
      await database().query(sql`DELETE FROM activity WHERE comments = ${NOTES}`);
    });

    test('reassigns 200 activities that match a filter by the rules of the form, each with an audit row, and one undo restores every row (API-200, API-201, API-203, BULK-01, BULK-02, BULK-07)', async () => {
      const ids = await addActivities(database(), 200, { start: '2037-03-01' });
      const before = await rowsOf(database(), 'activity');
      const job = await run(server, {
        Action: 'reassignActivities',
        Activities: ofDays('2037-03-01', '2037-03-31'),
        AssignTo: COLLEAGUE,
      });
      const { StartedAt = '' } = job;
      assert.match(StartedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      assert.deepEqual(
        { ...job, ID: 0 },
        {
          ID: 0,
          Action: 'reassignActivities',
          Cancels: false,
          State: 'done',
          StartedAt,
          Total: 200,
          Done: 200,
          Unchanged: 0,
          Refused: 0,
          Changed: 0,
          Undoes: null,
          UndoneBy: null,
        },
      );
      assert.ok(
        (await own<{ assignee_id: number }>('')).every(({ assignee_id }) => assignee_id === COLLEAGUE),
      );
      const audited = await database().query<{ n: number }>(sql`
        SELECT count(*)::int AS n FROM audit_log WHERE action = 'activity changed' AND employee_id = ${ME}
          AND record = ANY(${ids.map((id) => `activity/${id}`)}::text[])`);
      assert.deepEqual(audited, [{ n: 200 }]);

      const undone = await undo(server, job);
      assert.equal(undone.Undoes, job.ID);
      assert.deepEqual(counts(undone), [200, 0, 0, 0]);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
      const versions = await database().query(
        sql`SELECT DISTINCT version FROM activity WHERE comments = ${NOTES}`,
      );
      assert.deepEqual(
        versions,
        [{ version: 3 }],
        'a form that was opened on an older version still conflicts',
      );
      const trail = await database().query<{ action: string }>(
        sql`SELECT action FROM audit_log WHERE record = ANY(${[job, undone].map(({ ID }) => `bulk_job/${ID}`)}::text[]) ORDER BY id`,
      );
      assert.deepEqual(
        trail.map(({ action }) => action),
        ['bulk change started', 'bulk change ended', 'bulk change undone', 'bulk change ended'],
      );
      const again = await server.call<Problem>('POST', `/v1/bulk/${job.ID}/undo`, { as: REP, body: {} });
      assert.equal(again.status, 409);
      assert.equal(again.body.detail, 'This was already undone.');
    });

    test('gives each record a verdict: done, unchanged, or refused with the reason of its own call (API-204, BULK-04)', async () => {
      const [open = 0, same = 0, closed = 0] = await addActivities(database(), 3);
      await database().query(
        sql`UPDATE activity SET start_date = '2026-12-24', series_start = '2026-12-24' WHERE id = ${same}`,
      );
      await database().query(
        sql`UPDATE activity SET status = 1, completed_on = '2026-11-20' WHERE id = ${closed}`,
      );
      const [foreign] = await database().query<{ id: number }>(sql`
        SELECT activity.id FROM activity JOIN company ON company.id = company_id
        WHERE account_type_id NOT IN (SELECT account_type_id FROM employee_account WHERE employee_id = ${ME}) AND assignee_id <> ${ME} AND creator_id <> ${ME} AND status = 0 LIMIT 1`);
      assert.ok(foreign);
      const job = await run(server, {
        Action: 'snoozeActivities',
        Ids: [open, same, closed, foreign.id, 2_000_000_000, open],
        StartDate: '2026-12-24',
      });
      assert.equal(job.Total, 5, 'a record that is named twice counts once');
      assert.deepEqual(counts(job), [1, 1, 3, 0]);
      const reasons = await verdicts(server, job, 'refused');
      assert.deepEqual(
        reasons.map(({ ID, Reason }) => [ID, Reason]),
        [
          [closed, 'This activity is already closed.'],
          [foreign.id, 'This activity is not associated with you.'],
          [2_000_000_000, 'There is no activity with this id.'],
        ],
      );
      assert.match(reasons[0]?.Name ?? '', /.+, .+/);
      assert.equal(reasons[2]?.Name, '');
      assert.deepEqual(
        (await verdicts(server, job, 'done')).map(({ ID }) => ID),
        [open],
      );
    });

    test('keeps and names in the undo a record that somebody changed afterward, and restores the others (BULK-07)', async () => {
      const [first = 0, second = 0, third = 0] = await addActivities(database(), 3);
      const job = await run(server, { Action: 'retypeActivities', Ids: [first, second, third], TypeID: 2 });
      assert.deepEqual(counts(job), [3, 0, 0, 0]);
      await run(server, { Action: 'snoozeActivities', Ids: [second], StartDate: '2027-01-15' });
      const undone = await undo(server, job);
      assert.deepEqual(counts(undone), [2, 0, 0, 1]);
      const kept = await verdicts(server, undone, 'changed');
      assert.deepEqual(
        kept.map(({ ID, Reason }) => [ID, Reason]),
        [[second, 'This activity has changed in the meantime.']],
      );
      const types = await database().query(
        sql`SELECT type_id FROM activity WHERE comments = ${NOTES} ORDER BY id`,
      );
      assert.deepEqual(types, [{ type_id: 3 }, { type_id: 2 }, { type_id: 3 }]);
    });

    test('says how many records were done when canceled, and can be undone (API-202, BULK-06)', async () => {
      await addActivities(database(), 200, { start: '2037-05-01' });
      const before = await rowsOf(database(), 'activity');
      const started = await post<BulkJob>(server, '/v1/bulk', {
        Action: 'retypeActivities',
        Activities: ofDays('2037-05-01', '2037-05-31'),
        TypeID: 2,
      });
      const canceled = await post<BulkJob>(server, `/v1/bulk/${started.ID}/cancel`, {});
      assert.equal(canceled.State, 'canceled');
      const changed = await database().query<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM activity WHERE comments = ${NOTES} AND type_id = 2`,
      );
      assert.deepEqual(changed, [{ n: canceled.Done }]);
      assert.ok(canceled.Done < 200, `${canceled.Done} were done by then`);
      if (canceled.Done > 0) await undo(server, canceled);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
    });

    test('belongs to the person who started it: nobody else can see, cancel or undo it (BULK-09)', async () => {
      const ids = await addActivities(database(), 1);
      const job = await run(server, { Action: 'retypeActivities', Ids: ids, TypeID: 2 });
      for (const [method, path] of [
        ['GET', `/v1/bulk/${job.ID}`],
        ['GET', `/v1/bulk/${job.ID}/verdicts?verdict=done`],
        ['POST', `/v1/bulk/${job.ID}/cancel`],
        ['POST', `/v1/bulk/${job.ID}/undo`],
      ] as const)
        assert.equal((await server.call(method, path, { as: OTHER })).status, 404, path);
      const listed = async (as: string) =>
        (await server.call<BulkJobsResponse>('GET', '/v1/bulk', { as })).body.Jobs.some(
          ({ ID }) => ID === job.ID,
        );
      assert.equal(await listed(REP), true, 'API-205');
      assert.equal(await listed(OTHER), false);
    });

    test('names missing values by field (BULK-03)', async () => {
      assert.deepEqual(await refusal({ Action: 'snoozeActivities', Ids: [1] }), {
        status: 422,
        errors: [{ field: 'StartDate', message: 'Activity Date is required.' }],
      });
      assert.deepEqual(await refusal({ Action: 'spreadActivities', Ids: [1] }), {
        status: 422,
        errors: [{ field: 'Days', message: 'A day is required.' }],
      });
      assert.deepEqual(await refusal({ Action: 'retypeActivities', TypeID: 2 }), {
        status: 400,
        errors: [{ field: 'Ids', message: 'or Activities is required' }],
      });
      const activity = { ActivityForID: ME, TypeID: 3, StartDate: '2026-12-03', Comments: ' ' };
      const rest = { FollowUpRecurrenceType: 0, FollowUpEndDate: null };
      const unnoted = await refusal({
        Action: 'addToContacts',
        Ids: [1],
        Activity: { ...activity, ...rest },
      });
      assert.deepEqual(
        [unnoted.status, unnoted.errors?.map(({ field }) => field)],
        [422, ['Activity.Comments']],
      );
      assert.equal(
        (await refusal({ Action: 'inactivateContacts', Ids: Array.from({ length: 1001 }, (_, n) => n + 1) }))
          .status,
        400,
      );
    });

    test('doesn’t touch a record that was changed between the start and its turn (BULK-04)', async () => {
      const [id = 0] = await addActivities(database(), 1);
      const start = () =>
        post<BulkJob>(server, '/v1/bulk', { Action: 'retypeActivities', Ids: [id], TypeID: 2 });
      const change = `UPDATE activity SET version = 2, comments = 'Changed.' WHERE id = ${id}`;
      const started =
        database().engine === 'embedded'
          ? await startThenChange(start, change)
          : // While somebody locks the record, its turn waits.
            await database().transaction(async (transaction) => {
              await transaction.script(change);
              return start();
            });
      const job = await ended(server, started);
      assert.deepEqual(counts(job), [0, 0, 0, 1]);
      assert.deepEqual(await database().query(sql`SELECT type_id, comments FROM activity WHERE id = ${id}`), [
        { type_id: 3, comments: 'Changed.' },
      ]);
      assert.deepEqual(
        (await verdicts(server, job, 'changed')).map(({ Reason }) => Reason),
        ['Someone else has changed this record in the meantime.'],
      );
    });
  },
  { now: () => new Date('2026-11-21T16:00:00Z') },
);
