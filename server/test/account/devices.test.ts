import assert from 'node:assert/strict';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { tidy } from '#server/operations/housekeeping';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { resetMail } from './testing.ts';

const folder = tempFolder();
const outbox = path.join(folder, 'outbox');

onOneServer(
  'A device known from an earlier sign-in',
  (server) => {
    beforeEach(async () => {
      await server.database().query(sql`DELETE FROM throttle`);
      await server.database().query(sql`DELETE FROM device`);
    });
    const signIn = async (email: string, password: string, device = '') => {
      const headers: Record<string, string> = device === '' ? {} : { 'x-device': device };
      const answer = await server.call('POST', '/account/login', { body: { email, password }, headers });
      return { status: answer.status, device: answer.headers.get('x-device') ?? '' };
    };
    const statusOf = async (email: string, password: string, device = '') =>
      (await signIn(email, password, device)).status;
    const knownDeviceOf = async (email: string, device = '') => {
      const { status, device: known } = await signIn(email, DEMO_PASSWORD, device);
      assert.equal(status, 200);
      return known;
    };
    const fail = async (times: number, email: string, device = '') => {
      for (let time = 0; time < times; time += 1)
        assert.equal(await statusOf(email, 'wrong', device), 400, `failure ${time + 1}`);
    };

    test('can still sign in when failures elsewhere have locked the email and IP address', async () => {
      const device = await knownDeviceOf(REP);
      await fail(10, REP);
      assert.equal(await statusOf(REP, DEMO_PASSWORD), 429, 'the email is rate-limited');
      assert.equal(await statusOf(OTHER, DEMO_PASSWORD), 429, 'the address is rate-limited');
      assert.equal(await statusOf(REP, DEMO_PASSWORD, device), 200);
      assert.equal(await statusOf(REP, DEMO_PASSWORD), 429, 'other devices stay locked out');
    });

    test('can still sign in while somebody at the same IP address keeps sending wrong passwords', async () => {
      const devices = [await knownDeviceOf(REP), await knownDeviceOf(MANAGER)];
      const shouted = Array.from({ length: 60 }, () => statusOf(OTHER, 'wrong'));
      const people = [REP, MANAGER].flatMap((email, index) =>
        Array.from({ length: 5 }, () => statusOf(email, DEMO_PASSWORD, devices[index])),
      );
      assert.deepEqual(new Set(await Promise.all(people)), new Set([200]));
      assert.equal((await Promise.all(shouted)).filter((status) => status === 429).length, 50);
    });

    test('has its own ten tries, which lock neither the email nor the IP address for others', async () => {
      const device = await knownDeviceOf(REP);
      await fail(10, REP, device);
      assert.equal(await statusOf(REP, DEMO_PASSWORD, device), 429);
      assert.equal(await statusOf(REP, DEMO_PASSWORD), 200);
      await server.database().query(sql`UPDATE throttle SET at = at - interval '16 minutes'`);
      assert.equal(await statusOf(REP, DEMO_PASSWORD, device), 200);
    });

    test('is known only for people who signed in on it, and there can be several', async () => {
      const device = await knownDeviceOf(REP);
      await fail(10, OTHER, device);
      assert.equal(
        await statusOf(OTHER, DEMO_PASSWORD, device),
        429,
        'the device isn’t known for a colleague',
      );
      await server.database().query(sql`DELETE FROM throttle`);
      assert.equal(await knownDeviceOf(OTHER, device), device, 'the device keeps its value');
      await fail(10, 'nobody@galley.example');
      for (const email of [REP, OTHER])
        assert.equal(await statusOf(email, DEMO_PASSWORD, device), 200, email);
    });

    test('can’t be forged, and is stored as a hash', async () => {
      const made = 'x'.repeat(43);
      const device = await knownDeviceOf(REP, made);
      assert.match(device, /^[\w-]{43}$/);
      assert.notEqual(device, made);
      const stored = await server.database().query(sql`SELECT device::text AS row FROM device`);
      assert.equal(stored.length, 1);
      assert.ok(!JSON.stringify(stored).includes(device));
    });

    test('is forgotten after 90 days without a sign-in', async () => {
      const device = await knownDeviceOf(REP);
      await server.database().query(sql`UPDATE device SET seen_at = now() - interval '91 days'`);
      await fail(10, REP);
      assert.equal(await statusOf(REP, DEMO_PASSWORD, device), 429);
      await tidy(server.database());
      assert.deepEqual(await server.database().query(sql`SELECT FROM device`), []);
    });

    test('is forgotten after a new password, except where the password was set', async () => {
      const elsewhere = await knownDeviceOf(OTHER);
      await server.call('POST', '/account/forgotpassword', { body: { email: OTHER } });
      const resetToken = resetMail(outbox).token;
      const { body, headers } = await server.call('POST', '/account/resetpassword', {
        body: { resetToken, password: DEMO_PASSWORD },
      });
      assert.equal(body, true);
      await fail(10, OTHER);
      assert.equal(await statusOf(OTHER, DEMO_PASSWORD, elsewhere), 429);
      assert.equal(await statusOf(OTHER, DEMO_PASSWORD, headers.get('x-device') ?? ''), 200);
    });
  },
  { env: () => ({ DATA_DIR: folder }) },
);
