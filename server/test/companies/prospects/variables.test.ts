import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Option, Problem } from '@galley/shared/contract/common';
import type { VariableResponse, VariableVerifyResponse } from '#server/companies/prospects/contract';
import { DEMO_OWNER_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { permitHash } from '#server/common/permit';
import { hashSecrets, setOwnerPassword } from '#server/companies/prospects/variables';

const NAME = 'AccountOwnerPassword';

onOneServer('Variables', (server) => {
  const read = <T = VariableResponse>(name: string) =>
    server.call<T>('GET', `/v1/CGOM_Variables?VariableName=${name}`, { as: REP });
  const verify = <T = VariableVerifyResponse>(Value: string, as = REP, VariableName = NAME) =>
    server.call<T>('POST', '/v1/CGOM_Variables/verify', { as, body: { VariableName, Value } });
  const addPublic = () =>
    server.database().query(sql`
      INSERT INTO cgom_variable (name, value) VALUES ('SupportPhone', '303-555-0199') ON CONFLICT DO NOTHING`);

  test('a secret variable is returned empty, the others with their values; an unknown one is not found', async () => {
    await addPublic();
    assert.deepEqual((await read(NAME)).body, { VariableName: NAME, VariableValue: '' });
    assert.deepEqual((await read('SupportPhone')).body, {
      VariableName: 'SupportPhone',
      VariableValue: '303-555-0199',
    });
    assert.equal((await read('Nothing')).status, 404);
    assert.equal((await read('accountownerpassword')).status, 404);
    for (const name of ['', '%00', 'x'.repeat(101)]) assert.equal((await read(name)).status, 400, name);
    assert.equal((await server.call('GET', `/v1/CGOM_Variables?VariableName=${NAME}`)).status, 401);
  });

  test('the right password gives the employee a proof for ten minutes; a wrong one gives nothing', async () => {
    for (const wrong of ['', 'x', DEMO_OWNER_PASSWORD.toUpperCase(), `${DEMO_OWNER_PASSWORD} `]) {
      const { status, body } = await verify(wrong);
      assert.equal(status, 200);
      assert.deepEqual(body, { Valid: false, ProofToken: '' });
    }
    const { body } = await verify(DEMO_OWNER_PASSWORD);
    assert.equal(body.Valid, true);
    assert.ok(body.ProofToken.length >= 40);
    const stored = await server.database().query(sql`
      SELECT kind, employee_id AS employee, round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
      FROM ticket WHERE id = ${permitHash(body.ProofToken)}`);
    assert.deepEqual(stored, [{ kind: 'account-owner-proof', employee: 1, minutes: 10 }]);
  });

  test('another variable’s value gives no proof; an unknown variable is not found', async () => {
    await addPublic();
    assert.deepEqual((await verify('303-555-0199', REP, 'SupportPhone')).body, {
      Valid: true,
      ProofToken: '',
    });
    assert.equal((await verify('x', REP, 'Nothing')).status, 404);
    assert.equal((await verify('x', REP, '')).status, 400);
    assert.equal((await verify('x'.repeat(201))).status, 400);
  });

  test('ten wrong passwords lock out only that employee, even with the right one', async () => {
    const guesses = await Promise.all(Array.from({ length: 25 }, () => verify('guess', OTHER)));
    const statuses = guesses.map(({ status }) => status).sort((a, b) => a - b);
    assert.deepEqual(statuses, [...Array(10).fill(200), ...Array(15).fill(429)]);
    const refused = await verify<Problem>(DEMO_OWNER_PASSWORD, OTHER);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    // The guesses were counted while the clock was fast; now the clock is right again.
    await server.database().query(sql`UPDATE throttle SET at = at + interval '2 days'`);
    const later = await verify<Problem>(DEMO_OWNER_PASSWORD, OTHER);
    assert.equal(later.status, 429);
    assert.ok(Number(later.headers.get('retry-after')) <= 900);
    assert.equal((await verify(DEMO_OWNER_PASSWORD, MANAGER)).body.Valid, true);
  });

  test('only the right password of the same variable resets wrong guesses', async () => {
    await addPublic();
    for (let guess = 0; guess < 9; guess += 1) await verify('guess', MANAGER);
    await verify('303-555-0199', MANAGER, 'SupportPhone');
    assert.equal((await verify(DEMO_OWNER_PASSWORD, MANAGER)).body.Valid, true);
    for (let guess = 0; guess < 9; guess += 1) await verify('guess', MANAGER);
    await verify('303-555-0199', MANAGER, 'SupportPhone');
    assert.equal((await verify('guess', MANAGER)).status, 200);
    assert.equal((await verify(DEMO_OWNER_PASSWORD, MANAGER)).status, 429);
  });

  test('the account owner password is secret even before it is set, and until then no input is right', async () => {
    for (const statement of [
      sql`UPDATE cgom_variable SET value = '', value_hash = NULL, secret = false WHERE name = ${NAME}`,
      sql`DELETE FROM cgom_variable WHERE name = ${NAME}`,
    ]) {
      await server.database().query(statement);
      const { status, body } = await read(NAME);
      assert.deepEqual([status, body], [200, { VariableName: NAME, VariableValue: '' }]);
      for (const typed of ['x', ''])
        assert.deepEqual((await verify(typed)).body, { Valid: false, ProofToken: '' });
    }
    for (const password of ['first', 'second']) await setOwnerPassword(server.database(), password);
    assert.deepEqual((await read(NAME)).body, { VariableName: NAME, VariableValue: '' });
    assert.equal((await verify('first')).body.Valid, false);
    assert.equal((await verify('second')).body.Valid, true);
  });

  test('a secret stored in plain text is hashed at the next start, and matches the same password', async () => {
    const database = server.database();
    const stored = async () =>
      JSON.stringify(await database.query(sql`SELECT cgom_variable::text AS row FROM cgom_variable`));
    await database.query(sql`
      UPDATE cgom_variable SET value = 'left in clear', value_hash = NULL, secret = false WHERE name = ${NAME}`);
    assert.equal((await verify('left in clear')).body.Valid, false, 'a plain-text value never matches');
    await hashSecrets(database);
    const hashed = await stored();
    assert.ok(!hashed.includes('left in clear'));
    assert.match(hashed, /\$argon2id\$/);
    assert.equal((await verify('left in clear')).body.Valid, true);
    await hashSecrets(database);
    assert.equal(await stored(), hashed, 'once');
    await setOwnerPassword(database, DEMO_OWNER_PASSWORD);
    assert.ok(!(await stored()).includes(DEMO_OWNER_PASSWORD));
  });

  test('the forecast families are listed by name (call 22)', async () => {
    const { status, body } = await server.call<Option[]>('GET', '/v1/ForecastFamilies', { as: REP });
    assert.equal(status, 200);
    assert.ok(body.some(({ value, label }) => value === 1 && label === 'General'));
    const names = body.map(({ label }) => label.toLowerCase());
    assert.deepEqual(names, names.toSorted());
  });
});
