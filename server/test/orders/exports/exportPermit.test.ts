import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { onOneServer, REP } from '../../testing.ts';

onOneServer('The id of an export', (server) => {
  const statusOf = async (uid: string) => (await server.call('GET', `/v1/Exports/Orders/${uid}`)).status;
  const signIn = async () => {
    const body = { email: REP, password: DEMO_PASSWORD };
    return (await server.call<string>('POST', '/account/login', { body })).body;
  };
  const permit = async (token: string) =>
    (await server.call<string>('GET', '/v1/orders/getUid/0?Filter_DateRange=1', { token })).body;

  test('can be reused within its ten minutes, for example by an interrupted browser', async () => {
    const uid = await permit(await signIn());
    for (let time = 0; time < 3; time += 1) assert.equal(await statusOf(uid), 200);
  });

  test('ends with the session that requested it', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const [first, second] = [await permit(one), await permit(other)];
    await server.call('POST', '/account/logout', { token: one });
    assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200]);
    await server.database().query(sql`UPDATE session SET expires_at = now()`);
    assert.equal(await statusOf(second), 404);
  });

  test('is stored as a hash', async () => {
    const uid = await permit(await signIn());
    const kept = await server.database().query(sql`SELECT ticket::text AS row FROM ticket`);
    assert.ok(kept.length > 0);
    assert.ok(!JSON.stringify(kept).includes(uid));
  });
});
