import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { DEMO_OWNER_PASSWORD, DEMO_PASSWORD } from '#server/demo/accounts';
import { send, signIn, startService } from '../durability/service.ts';
import { embeddedStore, postgresStore, type Store } from '../durability/store.ts';
import { killStarted } from '../testProcess.ts';
import { MANAGER, OTHER, REP } from '../testing.ts';

let store: Store | undefined;

/** A separate database. @returns a function that starts a server process on it */
async function serverOn(open: () => Promise<Store>) {
  const { env } = (store = await open());
  return () => startService({ env: { ...env, LOG_LEVEL: 'debug', DEMO: 'off' } });
}

describe('A server process', () => {
  afterEach(async () => {
    await killStarted();
    await store?.dispose();
  });

  for (const [engine, open] of [
    ['embedded', embeddedStore],
    ['postgres', postgresStore],
  ] as const) {
    test(`still knows after a kill who has made too many attempts, on the ${engine} database`, async () => {
      const start = await serverOn(open);
      const { url, kill } = await start();
      const attempt = (at: string, email: string, password: string) =>
        send(at, '', { method: 'POST', path: '/account/login', body: { email, password } });
      const reset = (at: string) =>
        send(at, '', { method: 'POST', path: '/account/forgotpassword', body: { email: OTHER } });
      const token = await signIn(url, MANAGER);
      const verify = (at: string, Value: string) =>
        send(at, token, {
          method: 'POST',
          path: '/v1/CGOM_Variables/verify',
          body: { VariableName: 'AccountOwnerPassword', Value },
        });
      for (let count = 0; count < 10; count += 1) {
        assert.equal((await attempt(url, REP, 'wrong'))?.status, 400);
        assert.equal((await reset(url))?.status, 200);
        assert.equal((await verify(url, 'wrong'))?.status, 200);
      }
      await kill();
      const again = await start();
      assert.equal((await attempt(again.url, REP, DEMO_PASSWORD))?.status, 429);
      assert.equal((await attempt(again.url, OTHER, DEMO_PASSWORD))?.status, 429, 'the address');
      assert.equal((await reset(again.url))?.status, 429);
      assert.equal((await verify(again.url, DEMO_OWNER_PASSWORD))?.status, 429);
      await again.kill();
    });
  }

  test('writes no token, password or permit into its log (OPS-10)', async () => {
    const start = await serverOn(postgresStore);
    const { url, output, stop } = await start();
    const token = await signIn(url, REP);
    const ask = async (method: string, address: string, body?: object) =>
      (await send(url, token, { method, path: address, ...(body === undefined ? {} : { body }) }))?.body;
    const uid = String(await ask('GET', '/v1/orders/getUid/0?Filter_Apply=true&Filter_DateRange=1'));
    await fetch(`${url}/v1/Exports/Orders/${uid}`);
    const { Address } = (await ask('POST', '/v1/calendar', { Proof: DEMO_PASSWORD })) as { Address: string };
    const [, calendarSecret = ''] = /calendar\/([\w-]+)\//.exec(Address) ?? [];
    for (const file of ['activities.ics', 'activities.ics/', 'other.ics', ''])
      await fetch(`${url}/v1/calendar/${calendarSecret}/${file}`);
    await fetch(`${url}/v1/calendar/${calendarSecret}`);
    // In the format of valid ones.
    const [shareToken, quoteToken, archiveId] = ['L'.repeat(43), 'Q'.repeat(43), 'E'.repeat(43)];
    for (const end of ['', '/', '/more']) await fetch(`${url}/v1/shared/${shareToken}${end}`);
    for (const end of ['', '/', '/more']) await fetch(`${url}/v1/everything/${archiveId}${end}`);
    for (const end of ['', '/', '/pdf']) await fetch(`${url}/v1/quoted/${quoteToken}${end}`);
    const { ProofToken } = (await ask('POST', '/v1/CGOM_Variables/verify', {
      VariableName: 'AccountOwnerPassword',
      Value: DEMO_OWNER_PASSWORD,
    })) as { ProofToken: string };
    assert.equal(await ask('POST', '/account/forgotpassword', { email: OTHER }), true);
    const outbox = path.join(String(store?.env.DATA_DIR), 'outbox');
    const mail = readFileSync(path.join(outbox, readdirSync(outbox).sort().at(-1) ?? ''), 'utf8')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const [, resetToken = ''] = /\?token=([\w-]+)/.exec(mail) ?? [];
    await fetch(`${url}/reset-password?token=${resetToken}`);
    await ask('POST', '/account/resetpassword', { resetToken, password: 'a-fresh-secret' });
    await ask('POST', '/account/login', { email: OTHER, password: 'a-fresh-secret' });
    await ask('POST', '/account/login', { email: OTHER, password: 'a-wrong-secret' });
    await ask('GET', `/v1/employees?token=${token}`);
    await stop();
    const log = output();
    assert.match(log, /getUid/, 'requests are logged');
    const secrets = {
      token,
      uid,
      calendarSecret,
      shareToken,
      quoteToken,
      archiveId,
      ProofToken,
      resetToken,
    };
    for (const [what, secret] of Object.entries(secrets)) {
      assert.ok(secret.length >= 43, what);
      assert.ok(!log.includes(secret), what);
    }
    for (const password of [DEMO_PASSWORD, DEMO_OWNER_PASSWORD, 'a-fresh-secret', 'a-wrong-secret'])
      assert.ok(!log.includes(password), password);
    assert.doesNotMatch(log, /eyJ[\w-]{10,}\./);
  });
});
