import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { EmployeeAnswer } from '#server/account/employees/contract';
import { onOneServer } from '../../testing.ts';

const OPS = 'ops@galley.example';
const dataDir = mkdtempSync(path.join(tmpdir(), 'galley-invite-'));
const outbox = path.join(dataDir, 'outbox');
const DAY_MS = 86_400_000;

const mails = () => {
  try {
    return readdirSync(outbox).sort();
  } catch {
    return [];
  }
};
const newestMail = () =>
  readFileSync(path.join(outbox, mails().at(-1) ?? ''), 'utf8')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
const tokenIn = (mail: string) => /\/reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';

onOneServer(
  'An invitation',
  (server) => {
    let added = 0;
    const employee = async () => {
      const { body } = await server.call<EmployeeAnswer>('POST', '/v1/people', {
        as: OPS,
        body: {
          ID: 0,
          EmployeeFirstName: 'Sky',
          EmployeeLastName: 'Fiction',
          EmployeeEmail: `invited.${(added += 1)}@galley.example`,
          EmployeeType: 'Sales',
          AccountOwners: [],
        },
      });
      return body.Employee;
    };
    const invite = (id: number, headers: Record<string, string> = {}) =>
      server.call<EmployeeAnswer>('POST', `/v1/people/${id}/invitation`, { as: OPS, headers });
    const choose = async (resetToken: string, password = 'first-ink-1') =>
      (await server.call('POST', '/account/resetpassword', { body: { resetToken, password } })).body;

    beforeEach(async () => {
      rmSync(outbox, { recursive: true, force: true });
      await server.database().query(sql`DELETE FROM throttle`);
    });
    after(() => rmSync(dataDir, { recursive: true, force: true }));

    test('is emailed, works once within seven days, and lets the employee sign in (PEOP-03)', async () => {
      const { ID, EmployeeEmail } = await employee();
      const { status, body } = await invite(ID);
      assert.equal(status, 200);
      const days = (Date.parse(body.Employee.InvitedUntil ?? '') - Date.now()) / DAY_MS;
      assert.ok(days > 6.9 && days <= 7, `${days} days`);
      const mail = newestMail();
      assert.match(mail, new RegExp(`^To: ${EmployeeEmail}`, 'm'));
      assert.match(mail, /Hello Sky,/);
      assert.equal(await choose(tokenIn(mail)), true);
      assert.equal(await choose(tokenIn(mail)), false);
      const credentials = { email: EmployeeEmail, password: 'first-ink-1' };
      assert.equal((await server.call('POST', '/account/login', { body: credentials })).status, 200);
      const again = await invite(ID);
      assert.equal(again.status, 422, 'people with a password can’t be invited');
      const { body: log } = await server.call('GET', `/v1/audit?record=employee/${ID}`, { as: OPS });
      assert.match(JSON.stringify(log), /"employee invited"/);
      assert.doesNotMatch(JSON.stringify(log), new RegExp(tokenIn(mail)));
    });

    test('ends with the next one, with a new email address, when the employee is disabled, and by expiry', async () => {
      const { ID, ...rest } = await employee();
      const tokenOfNext = async () => {
        await invite(ID);
        return tokenIn(newestMail());
      };
      const first = await tokenOfNext();
      const second = await tokenOfNext();
      assert.equal(await choose(first), false);
      const body = {
        ID,
        EmployeeFirstName: rest.EmployeeFirstName,
        EmployeeLastName: rest.EmployeeLastName,
        EmployeeEmail: 'corrected@galley.example',
        EmployeeType: 'Sales',
        AccountOwners: [],
      };
      await server.call('POST', '/v1/people', { as: OPS, body });
      assert.equal(await choose(second), false);
      const third = await tokenOfNext();
      await server.call('POST', `/v1/people/${ID}/access`, { as: OPS, body: { IsDisabled: true } });
      assert.equal((await invite(ID)).status, 422);
      await server.call('POST', `/v1/people/${ID}/access`, { as: OPS, body: { IsDisabled: false } });
      assert.equal(await choose(third), false);
      const fourth = await tokenOfNext();
      await server.database().query(sql`UPDATE password_reset SET expires_at = now()`);
      assert.equal(await choose(fourth), false);
    });

    test('isn’t sent twice by a repeat with the same key, and its link isn’t stored in plain text', async () => {
      const { ID } = await employee();
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = [await invite(ID, headers), await invite(ID, headers)];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      );
      assert.equal(mails().length, 1);
      const stored = await server.database().query(sql`SELECT * FROM idempotency_key`);
      assert.ok(!JSON.stringify(stored).includes(tokenIn(newestMail())));
    });

    test('that the mail server rejects is withdrawn, and a repeat sends it', async () => {
      const { ID } = await employee();
      const headers = { 'Idempotency-Key': randomUUID() };
      // A file instead of the outbox folder, so that no mail can be written.
      writeFileSync(outbox, '');
      const failed = await invite(ID, headers);
      assert.equal(failed.status, 503);
      assert.equal(failed.headers.get('retry-after'), '60');
      rmSync(outbox);
      const repeated = await invite(ID, headers);
      assert.equal(repeated.status, 200);
      assert.equal(await choose(tokenIn(newestMail())), true);
    });

    test('is rate-limited, so that nobody’s mailbox is flooded', async () => {
      const { ID } = await employee();
      const statuses: number[] = [];
      for (let times = 0; times < 11; times += 1) statuses.push((await invite(ID)).status);
      assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
    });
  },
  { env: () => ({ DATA_DIR: dataDir }) },
);
