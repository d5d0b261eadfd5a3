import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { onBothServers } from '../../testing.ts';
import { addActivities, COLLEAGUE, counts, ME, NOTES, rowsOf, run, undo, verdicts } from './testing.ts';

onBothServers(
  'Bulk actions',
  (server) => {
    const database = () => server.database();

    beforeEach(async () => {
      await database().query(sql`DELETE FROM activity WHERE comments = ${NOTES}`);
    });

    test('done closes each activity, series continue, and the undo withdraws scheduled occurrences (BULK-05, BULK-07)', async () => {
      const ids = [
        ...(await addActivities(database(), 3, { recurrence: 2 })),
        ...(await addActivities(database(), 2)),
      ];
      const before = await rowsOf(database(), 'activity');
      const job = await run(server, { Action: 'closeActivities', Ids: ids, CloseMode: 0 });
      assert.deepEqual(counts(job), [5, 0, 0, 0]);
      assert.equal(job.Cancels, false);
      const followers = () =>
        database().query(sql`SELECT id FROM activity WHERE previous_id = ANY(${ids}::int[])`);
      assert.equal((await followers()).length, 3);
      assert.deepEqual(counts(await undo(server, job)), [5, 0, 0, 0]);
      assert.deepEqual(await followers(), []);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
      const canceled = await run(server, { Action: 'closeActivities', Ids: ids, CloseMode: 1 });
      assert.equal(canceled.Cancels, true);
      await undo(server, canceled);
    });

    test('a new date restarts a series, a snooze doesn’t; the undo restores the dates of both (BULK-05, BULK-07)', async () => {
      const ids = await addActivities(database(), 2, { recurrence: 3, start: '2026-12-30' });
      const before = await rowsOf(database(), 'activity');
      const starts = () =>
        database().query(sql`SELECT DISTINCT start_date, series_start FROM activity WHERE id = ${ids[0]}`);
      const [{ series_start } = { series_start: '' }] = (await starts()) as { series_start: string }[];
      // Other actions ignore the close mode.
      const snooze = { Action: 'snoozeActivities', Ids: ids, StartDate: '2027-02-01', CloseMode: 1 };
      const snoozed = await run(server, snooze);
      assert.equal(snoozed.Cancels, false);
      assert.deepEqual(await starts(), [{ start_date: '2027-02-01', series_start }]);
      assert.deepEqual(counts(await undo(server, snoozed)), [2, 0, 0, 0]);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
      const moved = await run(server, { Action: 'redateActivities', Ids: ids, StartDate: '2027-02-01' });
      assert.deepEqual(await starts(), [{ start_date: '2027-02-01', series_start: '2027-02-01' }]);
      assert.deepEqual(counts(await undo(server, moved)), [2, 0, 0, 0]);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
    });

    test('overdue activities are spread over days, oldest first; series continue from their own dates, and the undo restores every row (CALS-11)', async () => {
      const ids: number[] = [];
      for (const start of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])
        ids.push(...(await addActivities(database(), 1, { recurrence: 3, start })));
      const before = await rowsOf(database(), 'activity');
      const series = () =>
        database().query(
          sql`SELECT start_date, series_start FROM activity WHERE id = ANY(${ids}::int[]) ORDER BY id`,
        );
      const begun = (await series()) as { series_start: string }[];
      const Days = ['2027-02-01', '2027-02-02'];
      const spread = await run(server, { Action: 'spreadActivities', Ids: ids, Days });
      assert.deepEqual(
        await series(),
        begun.map(({ series_start }, place) => ({ start_date: Days[place < 3 ? 0 : 1], series_start })),
      );
      assert.deepEqual(counts(await undo(server, spread)), [5, 0, 0, 0]);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
    });

    test('an activity is added for each selected company and contact, and the undo withdraws them (BULK-05, BULK-07)', async () => {
      const [company] = await database().query<{ id: number }>(
        sql`SELECT company_id AS id FROM contact_company JOIN contact ON contact.id = contact_id WHERE NOT inactive LIMIT 1`,
      );
      const [bare] = await database().query<{ id: number }>(sql`
        INSERT INTO contact (name, email) VALUES ('Without Company', 'without.company@example.com') RETURNING id`);
      const [contact] = await database().query<{ id: number; company: number }>(
        sql`SELECT contact_id AS id, company_id AS company FROM contact_company WHERE is_default LIMIT 1`,
      );
      assert.ok(company && bare && contact);
      const before = await rowsOf(database(), 'activity');
      const Activity = {
        ActivityForID: ME,
        TypeID: 3,
        StartDate: '2026-12-03T00:00:00',
        Comments: NOTES,
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
      };
      const atCompanies = await run(server, { Action: 'addToCompanies', Ids: [company.id], Activity });
      assert.deepEqual(counts(atCompanies), [1, 0, 0, 0]);
      const withContacts = await run(server, {
        Action: 'addToContacts',
        Ids: [contact.id, bare.id],
        Activity,
      });
      assert.deepEqual(counts(withContacts), [1, 0, 1, 0]);
      assert.deepEqual(await verdicts(server, withContacts, 'refused'), [
        { ID: bare.id, Name: 'Without Company', Reason: 'This contact has no company.' },
      ]);
      const added = await database().query(sql`
        SELECT company_id, contact_id FROM activity WHERE comments = ${NOTES} ORDER BY id DESC LIMIT 1`);
      assert.deepEqual(added, [{ company_id: contact.company, contact_id: contact.id }]);
      await undo(server, atCompanies);
      await undo(server, withContacts);
      assert.deepEqual(await rowsOf(database(), 'activity'), before);
    });

    test('contacts become inactive and prospects get another sales rep, customers are refused, and the undo restores every row (BULK-05, BULK-07)', async () => {
      const contacts = await database().query<{ id: number }>(sql`
        SELECT contact_id AS id FROM contact_company JOIN company ON company.id = company_id
        JOIN contact ON contact.id = contact_id WHERE account_type_id = 1 AND NOT inactive
        GROUP BY contact_id ORDER BY 1 LIMIT 3`);
      const companies = await database().query<{ id: number; prospect: boolean }>(sql`
        (SELECT id, prospect FROM company WHERE account_type_id = 1 AND prospect ORDER BY id LIMIT 2)
        UNION ALL (SELECT id, prospect FROM company WHERE account_type_id = 1 AND NOT prospect ORDER BY id LIMIT 1)`);
      const tables = ['contact', 'contact_company', 'company', 'activity'];
      const all = () => Promise.all(tables.map((table) => rowsOf(database(), table)));
      const before = await all();
      const inactive = await run(server, { Action: 'inactivateContacts', Ids: contacts.map(({ id }) => id) });
      assert.deepEqual(counts(inactive), [3, 0, 0, 0]);
      const reassigned = await run(server, {
        Action: 'reassignProspects',
        Ids: companies.map(({ id }) => id),
        AssignTo: 4,
      });
      assert.deepEqual(counts(reassigned), [2, 0, 1, 0]);
      const reps = await database().query(sql`
        SELECT DISTINCT sales_rep_id FROM activity WHERE company_id = ANY(${companies.filter(({ prospect }) => prospect).map(({ id }) => id)}::int[])`);
      assert.ok(
        reps.every(({ sales_rep_id }) => sales_rep_id === 4),
        'its activities follow (REC-09)',
      );
      assert.deepEqual(counts(await undo(server, reassigned)), [2, 0, 0, 0]);
      assert.deepEqual(counts(await undo(server, inactive)), [3, 0, 0, 0]);
      assert.deepEqual(await all(), before);
    });

    test('contacts from an import become inactive and active again without an email, or with one that the form rejects (BULK-05, IMPO-17)', async () => {
      const contacts = await database().query<{ id: number }>(sql`
        WITH made AS (
          INSERT INTO contact (name, email, phone) VALUES
            ('Phone Only', '', '303-555-0142'), ('Long Ending', 'long.ending@example.photography', '')
          RETURNING id),
        linked AS (
          INSERT INTO contact_company (contact_id, company_id, is_default)
          SELECT id, (SELECT min(id) FROM company WHERE account_type_id = 1), true FROM made)
        SELECT id FROM made`);
      const tables = ['contact', 'contact_company'];
      const all = () => Promise.all(tables.map((table) => rowsOf(database(), table)));
      const before = await all();
      const ids = contacts.map(({ id }) => id);
      const inactive = await run(server, { Action: 'inactivateContacts', Ids: ids });
      assert.deepEqual(await verdicts(server, inactive, 'refused'), []);
      assert.deepEqual(counts(inactive), [2, 0, 0, 0]);
      const states = await database().query(sql`
        SELECT DISTINCT inactive, version FROM contact WHERE id = ANY(${ids}::int[])`);
      assert.deepEqual(states, [{ inactive: true, version: 2 }]);
      assert.deepEqual(counts(await undo(server, inactive)), [2, 0, 0, 0]);
      assert.deepEqual(await all(), before);
    });

    test('somebody who reassigned an activity, and so can’t edit it anymore, can still undo that (BULK-07)', async () => {
      const [far] = await database().query<{ id: number }>(sql`
        UPDATE activity SET assignee_id = ${ME} WHERE id = (
          SELECT activity.id FROM activity JOIN company ON company.id = company_id
          WHERE account_type_id NOT IN (SELECT account_type_id FROM employee_account WHERE employee_id = ${ME}) AND creator_id <> ${ME} AND status = 0 AND comments <> '' ORDER BY 1 LIMIT 1) RETURNING id`);
      assert.ok(far);
      const job = await run(server, { Action: 'reassignActivities', Ids: [far.id], AssignTo: COLLEAGUE });
      assert.deepEqual(counts(job), [1, 0, 0, 0]);
      assert.deepEqual(counts(await undo(server, job)), [1, 0, 0, 0]);
      const assignee = await database().query(sql`SELECT assignee_id FROM activity WHERE id = ${far.id}`);
      assert.deepEqual(assignee, [{ assignee_id: ME }]);
    });
  },
  { now: () => new Date('2026-11-21T16:00:00Z') },
);
