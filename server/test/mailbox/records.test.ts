import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import { forgetOldMail } from '#server/mailbox/messages/removeMail';
import { PDF } from '../files/testing.ts';
import { MANAGER, REP } from '../testing.ts';
import { message, newId, withFiles } from './messages.ts';
import { onMailbox } from './onMailbox.ts';
import { outcomes } from './testing.ts';

const OPERATIONS = 'ops@galley.example';

onMailbox(
  'Email on records',
  (server, { deliver, person, messagesOf }) => {
    const database = () => server.database();
    const subjectsOf = async (query: string) => (await messagesOf(query)).map(({ Subject }) => Subject);
    /** All rows of the database that contain a text. */
    const traces = async (text: string) => {
      const tables = await database().query<{ name: string }>(sql`
        SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
          AND table_name NOT IN ('idempotency_key')`);
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await database().query(
          sql`SELECT FROM ${raw(name)} AS one WHERE one::text LIKE ${`%${text}%`} LIMIT 1`,
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };

    test('can be removed by its employee or by Operations, with its activity, files, audit rows and changes, and isn’t filed again (MAIL-13, MAIL-21)', async () => {
      const written = message({
        from: REP,
        to: person().email,
        subject: 'Secret okapi',
        body: withFiles('The okapi is confidential.', [
          { name: 'okapi.pdf', type: 'application/pdf', content: PDF },
        ]),
      });
      await deliver(written);
      const [shown] = await messagesOf(`contact=${person().id}`);
      assert.ok(shown);
      const [activity] = await database().query<{ id: number; version: number; company: number }>(sql`
        SELECT id, version, company_id AS company FROM activity WHERE id = ${shown.ActivityIDs[0]}`);
      assert.ok(activity);
      // Somebody edits the notes, which the audit log keeps.
      await database().query(sql`
        INSERT INTO audit_log (employee_id, action, record, before, after) VALUES (1, 'activity changed', ${`activity/${activity.id}`},
          '{"comments": "The okapi is confidential."}', '{"comments": "okapi, too"}')`);
      assert.equal((await server.call('DELETE', `/v1/mail/${shown.ID}`, { as: MANAGER })).status, 403);
      assert.equal((await server.call('DELETE', `/v1/mail/${shown.ID}`, { as: REP })).status, 200);
      assert.equal((await server.call('DELETE', `/v1/mail/${shown.ID}`, { as: REP })).status, 404);
      assert.deepEqual(await messagesOf(`contact=${person().id}`), []);
      // The file's name stays in the audit log, as with any removed file (ATT-08).
      await database().query(sql`UPDATE audit_log SET after = after - 'file' WHERE action = 'file added'`);
      assert.deepEqual(await traces('okapi'), []);
      await deliver(written);
      assert.deepEqual(await messagesOf(`contact=${person().id}`), []);
      await deliver(message({ from: REP, to: person().email, subject: 'For Operations' }));
      const [other] = await messagesOf(`contact=${person().id}`);
      assert.equal((await server.call('DELETE', `/v1/mail/${other?.ID}`, { as: OPERATIONS })).status, 200);
    });

    test('is deleted after the configured number of days, and older messages aren’t filed (MAIL-14)', async () => {
      const days = (count: number) => new Date(Date.now() - count * 86_400_000).toUTCString();
      await deliver(message({ from: REP, to: person().email, subject: 'Forty days', date: days(40) }));
      await deliver(message({ from: REP, to: person().email, subject: 'Ten days', date: days(10) }));
      assert.equal(
        await forgetOldMail(database(), 30, new Date()),
        0,
        'a message of forty days ago was too old to be filed',
      );
      assert.equal((await outcomes(database())).old, 1);
      assert.deepEqual(await subjectsOf(`contact=${person().id}`), ['Ten days']);
      assert.equal(await forgetOldMail(database(), 5, new Date()), 1);
      assert.deepEqual(await subjectsOf(`contact=${person().id}`), []);
      const left = await database().query(sql`SELECT FROM activity WHERE comments LIKE 'Ten days%'`);
      assert.equal(left.length, 0);
    });

    test('is filed only if it isn’t old enough to be deleted, whatever the time of day (MAIL-14)', async () => {
      const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toUTCString();
      const [to, before] = [person(2).email, (await outcomes(database())).old ?? 0];
      await deliver(
        message({ from: REP, to, subject: 'An hour too old', date: hours(30 * 24 + 1) }),
        message({ from: REP, to, subject: 'An hour left', date: hours(30 * 24 - 1) }),
      );
      assert.deepEqual(await subjectsOf(`contact=${person(2).id}`), ['An hour left']);
      assert.equal((await outcomes(database())).old, before + 1);
      assert.equal(await forgetOldMail(database(), 30, new Date()), 0);
    });

    /** Two contacts of the rep, at one company or each at their own. */
    const addBuyers = async (name: string, companies: number) => {
      const [one, two] = await database().query<{ id: number; email: string; version: number }>(sql`
        INSERT INTO contact (name, email)
        VALUES (${name}, ${`one.${name}@customer.example`}), (${name}, ${`two.${name}@customer.example`}) RETURNING id, email, version`);
      assert.ok(one && two);
      await database().query(sql`
        INSERT INTO contact_company (contact_id, company_id, is_default) SELECT contact.id, own.id, true
        FROM unnest(${[one.id, two.id]}::int[]) WITH ORDINALITY AS contact (id, place) JOIN (
          SELECT company.id, row_number() OVER (ORDER BY company.id) AS place
          FROM company JOIN employee_account USING (account_type_id) JOIN employee ON employee.id = employee_id
          WHERE email = ${REP}) AS own ON own.place = LEAST(contact.place, ${companies}::int)`);
      return [one, two] as const;
    };
    /** Merges the second contact into the first one. @returns the merge's id */
    const mergeBuyers = async (buyers: Awaited<ReturnType<typeof addBuyers>>) => {
      const { status, body } = await server.call<{ MergeID: number }>('POST', '/v1/individuals/merges', {
        as: REP,
        body: {
          KeptID: buyers[0].id,
          Contacts: buyers.map(({ id, version }) => ({ IndividualId: id, Version: version })),
        },
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body.MergeID;
    };
    const undoMerge = async (id: number) => {
      const { status, body } = await server.call('POST', `/v1/individuals/merges/${id}/undo`, {
        as: REP,
        body: {},
      });
      assert.equal(status, 200, JSON.stringify(body));
    };

    test('moves when contacts are merged, moves back when that’s undone, and is deleted with its contact (MAIL-15)', async () => {
      const buyers = await addBuyers('buyer', 1);
      const [one, two] = buyers;
      await deliver(
        message({ from: REP, to: one.email, subject: 'To one' }),
        message({ from: REP, to: two.email, subject: 'To two' }),
        message({ from: REP, to: `${one.email}, ${two.email}`, subject: 'To both' }),
      );
      const merge = await mergeBuyers(buyers);
      assert.deepEqual((await subjectsOf(`contact=${one.id}`)).toSorted(), ['To both', 'To one', 'To two']);
      // Email to the merged-away contact's address belongs to the contact that stays.
      await deliver(message({ from: REP, to: two.email, subject: 'Later' }));
      assert.ok((await subjectsOf(`contact=${one.id}`)).includes('Later'));
      await undoMerge(merge);
      assert.deepEqual((await subjectsOf(`contact=${two.id}`)).toSorted(), ['To both', 'To two']);
      await database().query(sql`DELETE FROM contact_company WHERE contact_id = ${two.id}`);
      await database().query(sql`DELETE FROM contact_merge`);
      await database().query(sql`DELETE FROM contact WHERE id = ${two.id}`);
      const left = await database().query<{ subject: string }>(sql`
        SELECT subject FROM mail_message WHERE subject LIKE 'To %' ORDER BY subject`);
      assert.deepEqual(
        left.map(({ subject }) => subject),
        ['To both', 'To one'],
      );
    });

    test('removed after its contacts were merged takes all its activities along, and doesn’t come back when that’s undone; the other email does (MAIL-13, MAIL-15, MERG-08)', async () => {
      const buyers = await addBuyers('gnu', 2);
      const [one, two] = buyers;
      await deliver(
        message({ from: REP, to: two.email, subject: 'Gnu to two' }),
        message({ from: REP, to: `${one.email}, ${two.email}`, subject: 'Gnu to both' }),
        message({ from: REP, to: two.email, subject: 'Another' }),
      );
      const merge = await mergeBuyers(buyers);
      for (const { ID, Subject } of await messagesOf(`contact=${one.id}`))
        if (Subject.startsWith('Gnu'))
          assert.equal((await server.call('DELETE', `/v1/mail/${ID}`, { as: REP })).status, 200);
      assert.deepEqual(await traces('Gnu to '), []);
      await undoMerge(merge);
      assert.deepEqual(await subjectsOf(`contact=${one.id}`), []);
      assert.deepEqual(await subjectsOf(`contact=${two.id}`), ['Another']);
    });

    test('with a contact’s reply offers their open follow-up, to mark it done or move it by a week with one click (MAIL-17)', async () => {
      const kim = person(1);
      const add = async () => {
        const [added] = await database().query<{ id: number }>(sql`
          INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id, start_date, series_start, created_on, comments)
          SELECT trend_group_id, id, ${kim.id}, sales_rep_id, rep.rep_id, rep.rep_id, 5, current_date, current_date, current_date, 'Ask again'
          FROM company, (SELECT id AS rep_id FROM employee WHERE email = ${REP}) AS rep WHERE company.id = ${kim.company} RETURNING id`);
        return added?.id ?? 0;
      };
      await database().query(
        sql`UPDATE activity SET status = 1, completed_on = current_date WHERE contact_id = ${kim.id} AND status = 0`,
      );
      const id = newId();
      await deliver(
        message({ from: REP, to: kim.email, subject: 'Question', id }),
        message({ from: kim.email, to: REP, subject: 'Re: Question', answers: id }),
      );
      assert.equal((await messagesOf(`contact=${kim.id}`))[0]?.FollowUp, null);
      const first = await add();
      const [answer, question] = await messagesOf(`contact=${kim.id}`);
      assert.equal(question?.FollowUp, null);
      assert.equal(answer?.FollowUp?.ActivityID, first);
      const settle = (Action: string, Version: number, ActivityID = first) =>
        server.call<{ Version: number }>('POST', `/v1/mail/${answer?.ID}/follow-up`, {
          as: REP,
          body: { ActivityID, Version, Action },
        });
      assert.equal((await settle('move', 99)).status, 409);
      const moved = await settle('move', answer?.FollowUp?.Version ?? 0);
      assert.equal(moved.status, 200, JSON.stringify(moved.body));
      const [row] = await database().query<{ day: string }>(
        sql`SELECT start_date AS day FROM activity WHERE id = ${first}`,
      );
      assert.equal(`${row?.day}T00:00:00`, answer?.FollowUp?.MoveTo);
      assert.equal((await settle('done', moved.body.Version)).status, 200);
      const [closed] = await database().query<{ status: number }>(
        sql`SELECT status FROM activity WHERE id = ${first}`,
      );
      assert.equal(closed?.status, 1);
      assert.equal((await settle('done', moved.body.Version + 1)).status, 409);
      assert.equal((await messagesOf(`contact=${kim.id}`))[0]?.FollowUp, null);
      const [elsewhere] = await database().query<{ id: number }>(
        sql`SELECT id FROM activity WHERE contact_id <> ${kim.id} AND status = 0 LIMIT 1`,
      );
      assert.equal((await settle('done', 1, elsewhere?.id)).status, 404);
    });
  },
  { MAILBOX_KEEP_DAYS: '30' },
);
