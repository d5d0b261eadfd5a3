import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { AuditPage } from '#server/operations/contract';
import type { ServiceToken, ServiceTokenMade } from '#server/exchange/tokens/contract';
import { fingerprint } from '../../accessMatrix/fingerprint.ts';
import { onOneServer, REP } from '../../testing.ts';
import { LAST_DAY } from './lastDay.ts';

const OPS = 'ops@galley.example';
const NEW = { name: 'Order system', source: 'plant', scopes: ['feed:parents'], expiresOn: LAST_DAY };

onOneServer('A service token', (server) => {
  const make = async (changes: object = {}) => {
    const { status, body } = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
      as: OPS,
      body: { ...NEW, ...changes },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const tokens = async () =>
    (await server.call<ServiceToken[]>('GET', '/v1/service-tokens', { as: OPS })).body;
  const feed = (token: string, name = 'Plant Group', path = '/v1/feed/parents') =>
    server.call('POST', path, { token, body: [{ externalId: 'g-1', name }] });

  test('is created by Operations, and its secret is shown once and never stored (TOK-01)', async () => {
    const { secret, ...shown } = await make();
    assert.match(secret, /^galley_[\w-]{43}$/);
    assert.deepEqual(
      {
        name: shown.name,
        source: shown.source,
        scopes: shown.scopes,
        expiresOn: shown.expiresOn,
        by: shown.createdBy,
      },
      { ...NEW, by: 'Parker Testcase' },
    );
    assert.deepEqual(await tokens(), [shown]);
    const dump = await server.database().query<{ text: string }>(sql`
      SELECT service_token::text AS text FROM service_token UNION ALL SELECT audit_log::text FROM audit_log
      UNION ALL SELECT idempotency_key::text FROM idempotency_key`);
    assert.ok(dump.every(({ text }) => !text.includes(secret.slice(7))));
    assert.equal((await feed(secret)).status, 200);
  });

  test('needs a source, a valid scope and an expiry within two years (TOK-06)', async () => {
    for (const [changes, status, field] of [
      [{ source: 'Plant 1' }, 400, 'source'],
      [{ scopes: [] }, 400, 'scopes'],
      [{ scopes: ['feed:planets'] }, 400, 'scopes.0'],
      [{ name: ' ' }, 400, 'name'],
      [{ expiresOn: '2026-02-30' }, 400, 'expiresOn'],
      [{ expiresOn: '2020-01-01' }, 422, 'expiresOn'],
      [{ expiresOn: '9999-12-31' }, 422, 'expiresOn'],
    ] as const) {
      const answer = await server.call<{ errors: { field: string }[] }>('POST', '/v1/service-tokens', {
        as: OPS,
        body: { ...NEW, ...changes },
      });
      assert.deepEqual([answer.status, answer.body.errors[0]?.field], [status, field]);
    }
  });

  test('that is out of scope, expired, revoked or unknown is refused, and nothing changes (TOK-02)', async () => {
    const wide = await make({ scopes: ['feed:*'] });
    assert.equal((await feed(wide.secret, 'Plant Group', '/v1/feed/products')).status, 200);
    const [narrow, expired, revoked] = [await make(), await make(), await make()];
    await server.database().query(sql`UPDATE service_token SET expires_at = now() WHERE id = ${expired.id}`);
    assert.equal((await server.call('DELETE', `/v1/service-tokens/${revoked.id}`, { as: OPS })).body, true);
    const tables = async () =>
      (await fingerprint(server.database())).filter((line) => !line.startsWith('service_token '));
    const untouched = await tables();
    for (const [token, path, status] of [
      [narrow.secret, '/v1/feed/products', 403],
      [expired.secret, '/v1/feed/parents', 401],
      [revoked.secret, '/v1/feed/parents', 401],
      [`${narrow.secret.slice(0, -1)}_`, '/v1/feed/parents', 401],
      ['', '/v1/feed/parents', 401],
    ] as const)
      assert.equal((await feed(token, 'Changed', path)).status, status, path);
    assert.deepEqual(await tables(), untouched);
    const listed = await tokens();
    assert.ok(listed.find(({ id }) => id === revoked.id)?.revokedAt);
    assert.equal((await server.call('DELETE', '/v1/service-tokens/999999', { as: OPS })).status, 404);
  });

  test('doesn’t work for people’s calls, nor a session’s token for systems’ calls (TOK-03)', async () => {
    const { secret } = await make({ scopes: ['feed:*', 'changes:read'] });
    for (const [method, path] of [
      ['GET', '/v1/employees'],
      ['GET', '/v1/customers/trendgroups'],
      ['GET', '/v1/service-tokens'],
      ['GET', '/v1/audit'],
    ] as const)
      assert.equal((await server.call(method, path, { token: secret })).status, 401, path);
    for (const as of [REP, OPS]) assert.equal((await feed(await server.tokenOf(as))).status, 401);
  });

  test('that sends too many requests gets the time to retry (TOK-04)', async () => {
    const { id, secret } = await make();
    // Used up a moment ago. That moment is in the future, so that the time the test takes restores nothing.
    await server.database().query(sql`
      UPDATE service_token SET allowance = 1600, last_used_at = now() + interval '100 seconds' WHERE id = ${id}`);
    assert.equal((await feed(secret)).status, 200);
    await server.database().query(sql`
      UPDATE service_token SET allowance = 1000, last_used_at = now() + interval '1000 seconds' WHERE id = ${id}`);
    const { headers, status, body } = await feed(secret, 'Too Much');
    assert.deepEqual([status, headers.get('retry-after')], [429, '1'], JSON.stringify(body));
  });

  test('is named in the audit log for its writes, and its last use is recorded (TOK-05)', async () => {
    const { id, name, secret, lastUsedAt } = await make({ name: 'Audited system', source: 'audited' });
    assert.equal(lastUsedAt, null);
    await feed(secret, 'Audited Group');
    const { rows } = (await server.call<AuditPage>('GET', '/v1/audit', { as: OPS })).body;
    const own = rows.filter(({ by }) => by === name);
    assert.deepEqual(
      own.map(({ action, employee, after }) => [action, employee, after]),
      [
        ['fed', null, { created: 1, changed: 0, deleted: 0 }],
        ['fed: created', null, { name: 'Audited Group' }],
      ],
    );
    assert.ok((await tokens()).find((token) => token.id === id)?.lastUsedAt);
  });
});
