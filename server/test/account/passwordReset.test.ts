import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { hashPassword } from '#server/account/password';
import { permitHash } from '#server/common/permit';
import { onOneServer, REP } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { resetMail } from './testing.ts';

const dataDir = tempFolder();
const outbox = path.join(dataDir, 'outbox');

/** The token of the newest mail in the outbox. */
function mailedToken(): string {
  const { mail, token } = resetMail(outbox);
  assert.match(mail, new RegExp(`^To: ${REP}`, 'm'));
  return token;
}

onOneServer(
  'A forgotten password',
  (server) => {
    const forgot = <T = unknown>(email: string) =>
      server.call<T>('POST', '/account/forgotpassword', { body: { email } });
    const reset = <T = unknown>(resetToken: string, password: string) =>
      server.call<T>('POST', '/account/resetpassword', { body: { resetToken, password } });
    const signIn = (password: string) =>
      server.call<string>('POST', '/account/login', { body: { email: REP, password } });

    beforeEach(() => rmSync(outbox, { recursive: true, force: true }));

    test('an unknown email address gets the response false, and no email is sent (AUTH-10)', async () => {
      assert.deepEqual((await forgot('nobody@galley.example')).body, false);
      assert.throws(() => readdirSync(outbox));
    });

    test('the emailed link sets a new password once, and ends every session (AUTH-12)', async () => {
      const { body: before } = await signIn('press-room-1');
      assert.deepEqual((await forgot(REP)).body, true);
      const token = mailedToken();
      assert.ok(token.length >= 43, '256 random bits');
      assert.deepEqual((await reset(token, 'fresh-ink-2')).body, true);
      assert.deepEqual((await reset(token, 'again-3')).body, false);
      assert.equal((await server.call('GET', '/v1/employees', { token: before })).status, 401);
      assert.equal((await signIn('press-room-1')).status, 400);
      assert.equal((await signIn('fresh-ink-2')).status, 200);
    });

    test('the calendar address and links to order lines keep working, unless the user revokes them with the reset (SIGN-11)', async () => {
      const left = async () => {
        const [row] = await server.database().query<{ feeds: number; links: number }>(sql`
          SELECT (SELECT count(*)::int FROM calendar_feed WHERE employee_id = 1) AS feeds,
            (SELECT count(*)::int FROM order_share WHERE employee_id = 1 AND revoked_at IS NULL) AS links`);
        return row;
      };
      await server.database().query(sql`
        INSERT INTO calendar_feed (employee_id, secret_hash) VALUES (1, ${permitHash('of a feed')})`);
      await server.database().query(sql`
        INSERT INTO order_share (token_hash, line_id, employee_id, fields, expires_at)
        SELECT ${permitHash('of a link')}, id, 1, '{status}', now() + interval '1 day' FROM order_line LIMIT 1`);
      await server.database().query(sql`DELETE FROM throttle`);
      await forgot(REP);
      await reset(mailedToken(), 'kept-ink-5');
      assert.deepEqual(await left(), { feeds: 1, links: 1 });
      rmSync(outbox, { recursive: true, force: true });
      await forgot(REP);
      const body = { resetToken: mailedToken(), password: 'ended-ink-6', endAddresses: true };
      assert.equal((await server.call('POST', '/account/resetpassword', { body })).body, true);
      assert.deepEqual(await left(), { feeds: 0, links: 0 });
      await server.database().query(sql`DELETE FROM throttle`);
    });

    test('the audit log records the request and the new password, but nothing of the link (SIGN-09)', async () => {
      await server.database().query(sql`DELETE FROM audit_log`);
      await forgot('nobody@galley.example');
      await forgot(REP);
      const token = mailedToken();
      await reset(token, 'audited-ink-4');
      const rows = await server.database().query<{ action: string; isOwn: boolean | null; text: string }>(sql`
        SELECT action, 'employee/' || audit_log.employee_id = record AS "isOwn", to_jsonb(audit_log)::text AS text
        FROM audit_log ORDER BY audit_log.id`);
      assert.deepEqual(
        rows.map(({ action, isOwn }) => [action, isOwn]),
        [
          ['password reset asked for', null],
          ['password reset', true],
        ],
      );
      for (const { text } of rows)
        assert.ok(!text.includes(token) && !text.includes(permitHash(token)), text);
    });

    test('of thirty uses of one link at once, one succeeds', async () => {
      await forgot(REP);
      const token = mailedToken();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => reset(token, `press-${index}`)),
      );
      assert.equal(answers.filter(({ body }) => body === true).length, 1);
    });

    test('an expired, invalid or empty token changes nothing', async () => {
      await forgot(REP);
      const token = mailedToken();
      await server.database().query(sql`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
      assert.deepEqual((await reset(token, 'late-4')).body, false);
      assert.deepEqual((await reset('invented', 'late-4')).body, false);
      assert.deepEqual((await reset('', 'late-4')).body, false);
    });

    test('the token is stored only as a digest', async () => {
      await forgot(REP);
      const token = mailedToken();
      const rows = await server.database().query(sql`SELECT * FROM password_reset`);
      assert.ok(!JSON.stringify(rows).includes(token));
    });

    test('an empty password and one of more than 25 characters are refused in the words of the form (AUTH-11)', async () => {
      await forgot(REP);
      const token = mailedToken();
      const message = 'Password is required and cannot be more than 25 characters';
      for (const password of ['', 'a'.repeat(26), 'a'.repeat(300)]) {
        const { status, body } = await reset<Problem>(token, password);
        assert.equal(status, 422);
        assert.equal(body.detail, message);
        assert.deepEqual(body.errors, [{ field: 'password', message }]);
      }
      assert.equal((await reset(token, 'a'.repeat(25))).body, true);
    });

    test('a common password is refused at its field, and the link stays valid (SIGN-08)', async () => {
      await forgot(REP);
      const token = mailedToken();
      for (const [password, says] of [
        ['letmein', /most common/],
        ['PASSWORD123', /most common/],
        ['qwerty', /most common/],
        ['Galley-2026!', /your email or the word “Galley”/],
        ['rep2026', /your email or the word “Galley”/],
        [REP, /your email or the word “Galley”/],
      ] as const) {
        const { status, body } = await reset<Problem>(token, password);
        assert.deepEqual([status, body.errors?.[0]?.field], [422, 'password'], password);
        assert.match(body.errors?.[0]?.message ?? '', says);
      }
      assert.deepEqual((await reset('invented', 'letmein')).body, false, 'an unknown link reveals nothing');
      assert.deepEqual((await reset(token, 'ink-for-the-press')).body, true);
    });

    test('an existing password, however common, keeps working (SIGN-08)', async () => {
      const hash = await hashPassword('letmein');
      await server.database().query(sql`UPDATE employee SET password_hash = ${hash} WHERE email = ${REP}`);
      assert.equal((await signIn('letmein')).status, 200);
    });

    test('a missing or invalid email is refused with the form’s message and doesn’t count as an attempt', async () => {
      const message = 'User email is required.';
      const before = await server.database().query(sql`SELECT FROM throttle`);
      for (const email of ['', ' ', 'nobody']) {
        const { status, body } = await forgot<Problem>(email);
        assert.equal(status, 422);
        assert.equal(body.detail, message);
        assert.deepEqual(body.errors, [{ field: 'email', message }]);
      }
      assert.deepEqual(await server.database().query(sql`SELECT FROM throttle`), before);
    });
  },
  { env: () => ({ DATA_DIR: dataDir, PUBLIC_URL: 'https://galley.example' }) },
);

onOneServer(
  'A forgotten password while the mail server is down',
  (server) => {
    test('gets a response that doesn’t blame the database', async () => {
      const { status, headers, body } = await server.call<Problem>('POST', '/account/forgotpassword', {
        body: { email: REP },
      });
      assert.deepEqual([status, headers.get('retry-after')], [503, '60']);
      assert.equal(body.detail, 'The email couldn’t be sent. Try again in a minute.');
    });
  },
  { env: () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }) },
);
