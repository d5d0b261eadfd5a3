import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { sendDailyEmails } from '#server/day/inbox/sendDailyEmails';
import type { Mailer } from '#server/common/mailer';
import { TEST_ZONE } from '../../db/testing.ts';
import { mailerTo, smtpServer } from '../../common/mail/smtpServer.ts';
import { MANAGER, onOneServer, REP } from '../../testing.ts';
import { inboxOf } from './testing.ts';

/** A Wednesday. */
const DAY = '2026-11-25';
const LINE = 990_101;

onOneServer(
  'The daily email',
  (server) => {
    const { items, put } = inboxOf(server);
    const refused = new Map<string, number>();
    let smtp: Awaited<ReturnType<typeof smtpServer>>;
    let mailer: Mailer;
    let lineId = 0;
    const run = (statement: ReturnType<typeof sql>) => server.database().query(statement);
    before(async () => {
      smtp = await smtpServer((address) => refused.get(address));
      mailer = mailerTo(smtp.url);
      const [line] = await server.database().query<{ id: number }>(sql`
        INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, cost, qty,
          product_id, advertiser_id)
        SELECT ${LINE}, 1, trend_group_id, company.id, account_type_id, sales_rep_id, 0, CURRENT_DATE, 1, 1,
          (SELECT min(id) FROM product), (SELECT min(id) FROM advertiser)
        FROM company WHERE account_type_id IN (SELECT account_type_id FROM employee_account WHERE employee_id = 1)
        ORDER BY company.id LIMIT 1 RETURNING id`);
      lineId = line?.id ?? 0;
    });
    after(() => smtp.close());
    beforeEach(async () => {
      for (const table of [sql`inbox_item`, sql`inbox_mail`]) await run(sql`DELETE FROM ${table}`);
      refused.clear();
      smtp.received.length = 0;
    });
    /** The occasion makes each item unique. */
    const tell = (occasion: string, kind = 'exception', owner = 1) =>
      run(sql`
        INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day) VALUES (${owner}, ${kind}, ${lineId}, ${occasion}, ${DAY}::date)`);
    const refusals: unknown[] = [];
    /** @param time in the business time zone */
    const mailAt = async (time: string, day = DAY) => {
      const [now] = await server
        .database()
        .query<{ at: string }>(
          sql`SELECT ((${`${day} ${time}`}::timestamp AT TIME ZONE ${TEST_ZONE}) AT TIME ZONE 'UTC')::text || 'Z' AS at`,
        );
      const at = new Date((now?.at ?? '').replace(' ', 'T'));
      const mail = {
        mailer,
        publicUrl: 'https://galley.example',
        timeZone: TEST_ZONE,
        at,
        onRefused: (error: unknown) => refusals.push(error),
      };
      await sendDailyEmails(server.database(), mail);
    };
    /** The recipients of emails, with the number of items in each. */
    const mails = () =>
      smtp.received.map(({ to, data }) => `${to.join()} ${/^Subject: Galley: (\d+) new/m.exec(data)?.[1]}`);
    const managerId = async () => {
      const [manager] = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM employee WHERE email = ${MANAGER}`);
      assert.ok(manager);
      return manager.id;
    };
    /** As chosen on an earlier day. */
    const wants = (time: string, employee = 1) =>
      run(sql`INSERT INTO inbox_mail (employee_id, at) VALUES (${employee}, ${time}::time)`);

    test('is sent once a day from its time on, with unread items, over SMTP (INBOX-22)', async () => {
      await wants('07:30');
      await tell('one');
      await tell('two', 'proof');
      await tell('read', 'shipped');
      await run(sql`UPDATE inbox_item SET read_at = now() WHERE occasion = 'read'`);
      await mailAt('07:29');
      assert.deepEqual(mails(), []);
      await Promise.all([mailAt('07:30'), mailAt('07:30')]);
      await mailAt('07:31');
      assert.deepEqual(mails(), [`${REP} 2`]);
      const text = (smtp.received[0]?.data ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
      assert.match(text, /Order 990101-1: the carrier reports an exception \(/);
      assert.match(text, /https:\/\/galley\.example\/orders\?\S*990101-1/);
      assert.match(text, /To stop it, set/);
      assert.doesNotMatch(text, /is shipped/);
    });

    test('contains only items that weren’t in an earlier one, and isn’t sent without any (INBOX-23)', async () => {
      await wants('07:30');
      await tell('one');
      await mailAt('07:30');
      await mailAt('07:30', '2026-11-26');
      assert.deepEqual(mails(), [`${REP} 1`]);
      await tell('two');
      await mailAt('07:30', '2026-11-27');
      assert.deepEqual(mails(), [`${REP} 1`, `${REP} 1`]);
      const [item] = await items(REP);
      assert.equal((await put('snoozed', { ID: item?.ID, Until: '2999-12-31' }, REP)).status, 200);
      await mailAt('07:30', '2026-11-30');
      assert.equal(mails().length, 2, 'no email contains snoozed items');
      await run(sql`UPDATE inbox_item SET snoozed_until = NULL`);
      await mailAt('07:30', '2026-12-01');
      assert.equal(mails().length, 3, 'an email contains it once it is unread again');
    });

    test('isn’t sent in the evening, at night, or on Saturdays and Sundays (INBOX-24)', async () => {
      await wants('07:30');
      await tell('one');
      for (const [time, day] of [
        ['18:00', DAY],
        ['23:59', DAY],
        ['06:59', DAY],
        ['08:00', '2026-11-28'],
        ['08:00', '2026-11-29'],
      ] as const)
        await mailAt(time, day);
      assert.deepEqual(mails(), []);
      await mailAt('17:59', '2026-11-30');
      assert.deepEqual(mails(), [`${REP} 1`]);
    });

    test('is only sent to people who chose it, with items that they can see (INBOX-22)', async () => {
      await tell('one');
      await tell('two', 'exception', 2);
      await mailAt('12:00');
      assert.deepEqual(mails(), []);
      await wants('07:30');
      await run(sql`UPDATE inbox_item SET record_id = 999999999 WHERE owner_id = 1`);
      await mailAt('12:00');
      assert.deepEqual(mails(), []);
    });

    test('can be set for a time of day, starts the next time it comes, and can be stopped (INBOX-25)', async () => {
      const chosen = async (as = REP) =>
        (await server.call<{ MailAt: string }>('GET', '/v1/inbox', { as })).body.MailAt;
      assert.equal(await chosen(), '');
      const bad = await put('mail', { MailAt: '03:00' }, REP);
      assert.deepEqual([bad.status, bad.body.errors?.map(({ field }) => field)], [400, ['MailAt']]);
      assert.equal((await put('mail', { MailAt: '07:30' }, REP)).status, 200);
      await tell('one');
      await mailAt('12:00');
      assert.deepEqual(
        [await chosen(), await chosen(MANAGER), mails()],
        ['07:30', '', []],
        'the emails of that morning are no longer due',
      );
      assert.equal((await put('mail', { MailAt: '14:00' }, REP)).status, 200);
      await mailAt('07:30', '2026-11-26');
      assert.deepEqual(mails(), []);
      await mailAt('14:00', '2026-11-26');
      assert.deepEqual(mails(), [`${REP} 1`]);
      assert.equal((await put('mail', { MailAt: '' }, REP)).status, 200);
      await tell('two');
      await mailAt('14:00', '2026-11-27');
      assert.deepEqual([await chosen(), mails().length], ['', 1]);
    });

    test('that the mail server rejects doesn’t delay others, and its items are sent the next day (INBOX-26)', async () => {
      const other = await managerId();
      await wants('07:00');
      await wants('07:30', other);
      await tell('one');
      await tell('two', 'due', other);
      refused.set(REP, 550);
      await mailAt('08:00');
      await mailAt('08:01');
      assert.deepEqual([mails(), refusals.length], [[`${MANAGER} 1`], 1]);
      refused.clear();
      await mailAt('07:30', '2026-11-26');
      assert.deepEqual(mails(), [`${MANAGER} 1`, `${REP} 1`]);
    });

    test('that the mail server defers doesn’t delay others, and is sent as soon as the server accepts it (INBOX-26)', async () => {
      const other = await managerId();
      await wants('07:00');
      await wants('07:30', other);
      await tell('one');
      await tell('two', 'due', other);
      refused.set(REP, 450);
      await assert.rejects(mailAt('08:00'), /450/);
      assert.deepEqual(mails(), [`${MANAGER} 1`]);
      refused.clear();
      await mailAt('08:01');
      assert.deepEqual(mails(), [`${MANAGER} 1`, `${REP} 1`]);
    });

    test('is sent to everybody later that day if the mail server refused the sign-in or the sender (INBOX-26)', async () => {
      await wants('07:00');
      await wants('07:30', await managerId());
      await tell('one');
      await tell('two', 'due', await managerId());
      const working = mailer;
      mailer = mailerTo(smtp.url.replace('//', '//galley:secret@'));
      const known = refusals.length;
      for (const [name, code] of [
        ['galley', 535],
        ['no-reply@galley.example', 553],
      ] as const) {
        refused.set(name, code);
        await assert.rejects(mailAt('08:00'), new RegExp(String(code)));
        refused.clear();
      }
      await mailAt('08:01');
      mailer = working;
      assert.deepEqual([mails(), refusals.length], [[`${REP} 1`, `${MANAGER} 1`], known]);
    });

    test('is sent later that day if the mail server was down (INBOX-26)', async () => {
      await wants('07:30');
      await tell('one');
      const working = mailer;
      const port = new URL(smtp.url).port;
      mailer = mailerTo(`smtp://127.0.0.1:${Number(port) === 1 ? 2 : 1}`);
      await assert.rejects(mailAt('07:30'));
      mailer = working;
      await mailAt('07:31');
      assert.deepEqual(mails(), [`${REP} 1`]);
    });
  },
  // At noon, the chosen time has passed.
  { now: () => new Date(`${DAY}T19:00:00Z`) },
);
