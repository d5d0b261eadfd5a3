import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { codeOf, factorsOf } from './secondFactor/testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer, REP } from '../testing.ts';
import { resetMail } from './testing.ts';

const folder = tempFolder();
const outbox = path.join(folder, 'outbox');

onOneServer(
  'The victim of an attempted lockout',
  (server) => {
    const factors = factorsOf(server);
    beforeEach(async () => {
      rmSync(outbox, { recursive: true, force: true });
      await factors.forget();
      await server.database().query(sql`DELETE FROM device`);
    });
    const from = (device: string | undefined) => ({
      headers: device === undefined ? {} : { 'x-device': device },
    });
    const signIn = (password: string, device?: string) =>
      server.call('POST', '/account/login', { body: { email: REP, password }, ...from(device) });
    const knownDevice = async () => (await signIn(DEMO_PASSWORD)).headers.get('x-device') ?? '';
    const forgot = (device?: string) =>
      server.call('POST', '/account/forgotpassword', { body: { email: REP }, ...from(device) });
    /** Uses the newest emailed link. @returns the id of the device that did so */
    const choose = async (device?: string) => {
      const { body, headers } = await server.call('POST', '/account/resetpassword', {
        body: { resetToken: resetMail(outbox).token, password: DEMO_PASSWORD },
        ...from(device),
      });
      assert.equal(body, true);
      return headers.get('x-device') ?? '';
    };
    const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
      const all = [];
      for (let time = 0; time < times; time += 1) all.push((await ask()).status);
      return all;
    };
    const guess = () => signIn('guess');
    const TEN = Array<number>(10).fill(400);

    test('can sign in on a known device throughout the attack, which has ten tries per quarter of an hour (SIGN-07)', async () => {
      const device = await knownDevice();
      for (let quarter = 0; quarter < 2; quarter += 1) {
        assert.deepEqual(await statuses(12, guess), [...TEN, 429, 429]);
        assert.equal((await signIn(DEMO_PASSWORD, device)).status, 200);
        assert.deepEqual(await statuses(2, guess), [429, 429], 'the attacker gets no more attempts');
        await server.database().query(sql`UPDATE throttle SET at = at - interval '16 minutes'`);
      }
    });

    test('can sign in in a new browser with the emailed link, at once (SIGN-07)', async () => {
      await statuses(10, guess);
      assert.equal((await signIn(DEMO_PASSWORD)).status, 429);
      assert.equal((await forgot()).body, true);
      const device = await choose();
      assert.equal((await signIn(DEMO_PASSWORD, device)).status, 200);
      assert.equal((await signIn(DEMO_PASSWORD)).status, 429, 'other devices can’t sign in');
    });

    test('gets an email on a known device, even when others have used up the limit (SIGN-07)', async () => {
      const device = await knownDevice();
      assert.deepEqual(await statuses(11, () => forgot()), [...Array<number>(10).fill(200), 429]);
      const { token } = resetMail(outbox);
      assert.equal((await forgot(device)).body, true);
      assert.equal(readdirSync(outbox).length, 11);
      const { body } = await server.call('POST', '/account/resetpassword', {
        body: { resetToken: token, password: DEMO_PASSWORD },
      });
      assert.equal(body, true, 'every emailed link works');
      assert.equal((await forgot(device)).status, 429, 'the new password made the server forget the device');
    });

    test('needs the code if two-step verification is on: emailed links allow no additional guesses (SIGN-07)', async () => {
      const { secret } = await factors.enrol(REP);
      await factors.rest();
      const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
      const guessed = [];
      for (let link = 0; link < 3; link += 1) {
        await forgot();
        const device = await choose();
        const ticket = await factors.ticketOf(REP, device);
        guessed.push(...(await statuses(5, () => factors.step(ticket, wrong, device))));
      }
      assert.deepEqual(guessed, [...Array<number>(10).fill(422), ...Array<number>(5).fill(429)]);
    });
  },
  { env: () => ({ DATA_DIR: folder }) },
);
