import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Session } from '#server/account/sessions/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { deviceName } from '#server/account/sessions/deviceName';
import { OPS, peopleOf } from './employees/testing.ts';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

test('a device is named after its browser and operating system (SESS-01)', () => {
  assert.equal(deviceName(AGENTS.windows), 'Chrome on Windows');
  assert.equal(deviceName(AGENTS.phone), 'Safari on iOS');
  assert.equal(deviceName(AGENTS.linux), 'Firefox on Linux');
  assert.equal(deviceName('(no name at all)'), 'Unknown browser');
  assert.equal(deviceName(''), 'Unknown device');
});

onBothServers('Sessions', (server) => {
  const signIn = async (email: string, userAgent: string) => {
    const { status, body } = await server.call<string>('POST', '/account/login', {
      body: { email, password: DEMO_PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    assert.equal(status, 200);
    return body;
  };
  const list = async (token: string) => (await server.call<Session[]>('GET', '/v1/sessions', { token })).body;
  const status = async (token: string) => (await server.call('GET', '/v1/employees', { token })).status;
  const end = (token: string, session?: number) =>
    server.call('DELETE', `/v1/sessions${session === undefined ? '' : `?session=${session}`}`, { token });
  const { idOf } = peopleOf(server);
  const audited = async (record: string) =>
    server
      .database()
      .query<{ action: string; after: object }>(
        sql`SELECT action, after FROM audit_log WHERE record = ${record} AND action LIKE 'sessions%' ORDER BY id`,
      );

  test('are listed for their owner: device, network, start and last use, and which one is current (API-271, SESS-01)', async () => {
    const [laptop, phone] = [await signIn(REP, AGENTS.windows), await signIn(REP, AGENTS.phone)];
    const shown = await list(laptop);
    const own = shown.filter(({ IsCurrent }) => IsCurrent);
    assert.deepEqual(
      own.map(({ Device, Address }) => [Device, Address]),
      [['Chrome on Windows', '127.0.0.1']],
    );
    assert.match(own[0]?.BegunAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.ok((own[0]?.LastUseAt ?? '') >= (own[0]?.BegunAt ?? 'Z'));
    assert.ok(shown.some(({ Device, IsCurrent }) => Device === 'Safari on iOS' && !IsCurrent));
    assert.deepEqual(
      (await list(phone)).filter(({ IsCurrent }) => IsCurrent).map(({ Device }) => Device),
      ['Safari on iOS'],
    );
    const [, payload = ''] = laptop.split('.');
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string };
    assert.ok(!JSON.stringify(shown).includes(jti), 'no response contains a token’s id');
  });

  test('that have idled too long end; no session that has ended is listed (SESS-01)', async () => {
    const [token, idle] = [await signIn(REP, AGENTS.windows), await signIn(REP, AGENTS.linux)];
    const of = (sessions: Session[]) => sessions.filter(({ Device }) => Device === 'Firefox on Linux').length;
    assert.equal(of(await list(token)), 1);
    await server.database().query(sql`
      UPDATE session SET seen_at = now() - interval '5 hours' WHERE user_agent = ${AGENTS.linux}`);
    assert.equal(of(await list(token)), 0);
    assert.equal(await status(idle), 401);
    const again = await signIn(REP, AGENTS.linux);
    assert.equal(of(await list(token)), 1);
    await server.call('POST', '/account/logout', { token: again });
    assert.equal(of(await list(token)), 0);
  });

  test('are ended one by one, immediately, and never another user’s (API-272, SESS-02)', async () => {
    const [here, there, theirs] = [
      await signIn(REP, AGENTS.windows),
      await signIn(REP, AGENTS.phone),
      await signIn(OTHER, AGENTS.linux),
    ];
    const foreign = (await list(theirs)).find(({ IsCurrent }) => IsCurrent);
    assert.equal((await end(here, foreign?.ID)).status, 404);
    assert.equal(await status(theirs), 200);
    const lost = (await list(there)).find(({ IsCurrent }) => IsCurrent);
    assert.equal((await end(here, lost?.ID)).body, true);
    assert.deepEqual([await status(there), await status(here)], [401, 200]);
    assert.ok((await list(here)).every(({ ID }) => ID !== lost?.ID));
    assert.equal((await end(here, lost?.ID)).status, 404, 'twice');
  });

  test('are ended everywhere else with one call, with an audit log entry (API-272, SESS-02)', async () => {
    const [here, there, more] = [
      await signIn(MANAGER, AGENTS.windows),
      await signIn(MANAGER, AGENTS.phone),
      await signIn(MANAGER, AGENTS.linux),
    ];
    assert.equal((await end(here)).body, true);
    assert.deepEqual([await status(here), await status(there), await status(more)], [200, 401, 401]);
    assert.equal((await list(here)).length, 1);
    assert.equal((await end(here)).body, true, 'no sessions are left');
    const trail = await audited(`employee/${await idOf(MANAGER)}`);
    assert.deepEqual(trail, [{ action: 'sessions ended', after: { sessions: 2 } }]);
  });

  test('of any employee can be seen and ended by Operations (API-273, API-274, SESS-03)', async () => {
    const [laptop, phone] = [await signIn(OTHER, AGENTS.windows), await signIn(OTHER, AGENTS.phone)];
    const path = `/v1/people/${await idOf(OTHER)}/sessions`;
    const { body } = await server.call<Session[]>('GET', path, { as: OPS });
    const found = body.find(({ Device }) => Device === 'Safari on iOS');
    assert.ok(found !== undefined && body.every(({ IsCurrent }) => !IsCurrent));
    assert.equal((await server.call('DELETE', `${path}?session=${found.ID}`, { as: OPS })).body, true);
    assert.deepEqual([await status(phone), await status(laptop)], [401, 200]);
    assert.equal((await server.call('DELETE', path, { as: OPS })).body, true);
    assert.equal(await status(laptop), 401);
    assert.equal((await server.call('GET', '/v1/people/999999/sessions', { as: OPS })).status, 404);
    assert.equal((await server.call('DELETE', '/v1/people/999999/sessions', { as: OPS })).status, 404);
  });
});
