import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { inPasswordQueue } from '#server/account/password';
import type { Enrolment } from '#server/account/secondFactor/contract';
import { setupAddress } from '#server/operations/setup/setupCode';
import { oidcEnv } from '../../account/oidc/testing.ts';
import { codeOf as appCodeOf, factorsOf } from '../../account/secondFactor/testing.ts';
import { onBothServers, onOneServer, type TestServer } from '../../testing.ts';

const PERSON = {
  firstName: 'Sky',
  lastName: 'Fiction',
  email: 'first@galley.example',
  password: 'quiet-ink-7',
  ownerPassword: 'owner-ink-7',
};

const setupOf = (server: TestServer) => {
  const address = () => setupAddress(server.database(), 'https://galley.example');
  return {
    post: <T = Problem>(body: object) => server.call<T>('POST', '/account/setup', { body }),
    address,
    codeOf: async () => {
      const [, code = ''] =
        /^https:\/\/galley\.example\/setup#([\w-]{43})$/.exec((await address()) ?? '') ?? [];
      assert.notEqual(code, '');
      return code;
    },
  };
};

onBothServers('Setting Galley up (FIRST-01, FIRST-03)', (server) => {
  const { post, address, codeOf } = setupOf(server);
  // As in a database without anybody of Operations.
  beforeEach(async () => {
    await server.database().query(sql`DELETE FROM throttle`);
    await server
      .database()
      .query(sql`UPDATE employee SET disabled_at = now() WHERE employee_type = 'Operations'`);
  });

  test('creates the first Operations employee once, with the latest code, and sets the account owner password (API-343)', async () => {
    const before = await codeOf();
    const code = await codeOf();
    assert.equal((await post({ ...PERSON, code: before })).status, 403, 'the previous startup’s code');
    const { status, body: token } = await post<string>({ ...PERSON, code });
    assert.equal(status, 200, JSON.stringify(token));
    const { body } = await server.call<{ EmployeeType: string }>('GET', '/v1/employees', { token });
    assert.equal(body.EmployeeType, 'Operations');
    const owner = { VariableName: 'AccountOwnerPassword', Value: PERSON.ownerPassword };
    const verified = await server.call('POST', '/v1/CGOM_Variables/verify', {
      token,
      body: owner,
    });
    assert.equal(verified.status, 200, JSON.stringify(verified.body));
    const again = await post({ ...PERSON, email: 'second@galley.example', code });
    assert.equal(again.status, 409);
    assert.equal(await address(), undefined, 'the server prints no more codes');
    const [row] = await server.database().query(sql`SELECT count(*)::int AS codes FROM setup_code`);
    assert.deepEqual(row, { codes: 0 });
    await server.database().query(sql`UPDATE employee SET disabled_at = now() WHERE email = ${PERSON.email}`);
  });

  test('names every invalid field, and the code stays valid', async () => {
    const code = await codeOf();
    const empty = {
      code,
      firstName: ' ',
      lastName: '',
      email: 'no address',
      password: '',
      ownerPassword: '',
    };
    const { status, body } = await post(empty);
    assert.equal(status, 422);
    assert.deepEqual(
      body.errors?.map(({ field }) => field),
      ['firstName', 'lastName', 'email', 'password', 'ownerPassword'],
    );
    const common = await post({ ...PERSON, code, password: 'password' });
    assert.deepEqual([common.status, common.body.errors?.[0]?.field], [422, 'password']);
    const taken = await post({ ...PERSON, code, email: 'rep@galley.example' });
    assert.deepEqual([taken.status, taken.body.errors?.[0]?.field], [422, 'email']);
    assert.equal((await post({ ...PERSON, email: 'third@galley.example', code })).status, 200);
    await server
      .database()
      .query(sql`UPDATE employee SET disabled_at = now() WHERE email = 'third@galley.example'`);
  });

  test('allows ten wrong codes in 15 minutes, from everybody together, and rejects an expired one', async () => {
    const code = await codeOf();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => post({ ...PERSON, code: `${at}`.padEnd(43, 'x') })),
    );
    const statuses = guesses.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 403).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 20);
    await server.database().query(sql`DELETE FROM throttle`);
    await server.database().query(sql`UPDATE setup_code SET expires_at = now()`);
    assert.equal((await post({ ...PERSON, code })).status, 403);
  });

  test('lets in only one of two browsers that use the same code', async () => {
    const code = await codeOf();
    const both = await Promise.all(
      ['one', 'two'].map((name) => post({ ...PERSON, email: `${name}@galley.example`, code })),
    );
    const statuses = both.map(({ status }) => status).toSorted((one, other) => one - other);
    assert.equal(statuses[0], 200);
    assert.ok(statuses[1] === 403 || statuses[1] === 409, String(statuses[1]));
    await server.database().query(sql`
      UPDATE employee SET disabled_at = now() WHERE email IN ('one@galley.example', 'two@galley.example')`);
  });

  test('waits for its turn among all the sign-ins that hash passwords', async () => {
    const code = await codeOf();
    let unlock = (): void => undefined;
    const unlocked = new Promise<void>((resolve) => (unlock = resolve));
    // While the code is being checked, others begin to wait.
    const lock = server.database().transaction(async (transaction) => {
      await transaction.query(sql`LOCK TABLE setup_code`);
      await unlocked;
    });
    await sleep(200);
    let isDone = false;
    const setup = post({ ...PERSON, email: 'patient@galley.example', code }).finally(() => (isDone = true));
    await sleep(500);
    const ends: (() => void)[] = [];
    const others = Array.from({ length: 4 }, (_, at) =>
      inPasswordQueue(`office ${at}`, () => new Promise<void>((end) => ends.push(end))),
    );
    unlock();
    await lock;
    await sleep(1000);
    const hasOvertaken = isDone;
    const isOver = Promise.all(others).then(() => true);
    while (!(await Promise.race([isOver, sleep(10, false)]))) for (const end of ends.splice(0)) end();
    assert.deepEqual([(await setup).status, hasOvertaken], [200, false]);
    await server
      .database()
      .query(sql`UPDATE employee SET disabled_at = now() WHERE email = 'patient@galley.example'`);
  });

  test('asks the first person to set up two-step verification before a session begins, if Operations must use it', async () => {
    const { step, forget } = factorsOf(server);
    await server
      .database()
      .query(sql`INSERT INTO second_factor_required (employee_type) VALUES ('Operations')`);
    const sessions = async () => {
      const [row] = await server.database().query(sql`SELECT count(*)::int AS sessions FROM session`);
      return row;
    };
    const before = await sessions();
    const { status, body } = await post({ ...PERSON, email: 'careful@galley.example', code: await codeOf() });
    assert.deepEqual([status, body.secondStep?.isEnrolment], [401, true], JSON.stringify(body));
    assert.deepEqual(await sessions(), before);
    const Ticket = body.secondStep?.ticket ?? '';
    const { body: enrolment } = await server.call<Enrolment>('POST', '/account/secondstep/enrolment', {
      body: { Ticket },
    });
    const taken = await step(Ticket, appCodeOf(enrolment.Secret));
    assert.deepEqual([taken.status, taken.body.RecoveryCodes?.length], [200, 10]);
    const { body: own } = await server.call<{ EmployeeEmail: string }>('GET', '/v1/employees', {
      token: taken.body.Token,
    });
    assert.equal(own.EmployeeEmail, 'careful@galley.example');
    await forget();
    await server
      .database()
      .query(sql`UPDATE employee SET disabled_at = now() WHERE email = 'careful@galley.example'`);
  });
});

onOneServer(
  'Setting Galley up where passwords are turned off (FIRST-03, OIDC-08)',
  (server) => {
    const { post, codeOf } = setupOf(server);

    test('creates only the break-glass account, and audits its use', async () => {
      await server
        .database()
        .query(sql`UPDATE employee SET disabled_at = now() WHERE employee_type = 'Operations'`);
      const code = await codeOf();
      const refused = await post({ ...PERSON, code });
      assert.deepEqual(
        [refused.status, refused.body.errors],
        [
          422,
          [
            {
              field: 'email',
              message:
                'Password sign-in is turned off here. Enter the email of the break-glass account (BREAK_GLASS_EMAIL).',
            },
          ],
        ],
      );
      const found = await server.database().query(sql`SELECT FROM employee WHERE email = ${PERSON.email}`);
      assert.equal(found.length, 0);
      const { status, body: token } = await post<string>({ ...PERSON, email: 'Safe@galley.example', code });
      assert.equal(status, 200, JSON.stringify(token));
      assert.equal((await server.call('GET', '/v1/employees', { token })).status, 200);
      const uses = await server.database().query(sql`
        SELECT email FROM audit_log JOIN employee ON employee.id = employee_id
        WHERE action = 'signed in with the break-glass account'`);
      assert.deepEqual(uses, [{ email: 'Safe@galley.example' }]);
    });
  },
  {
    env: () =>
      // Nothing listens on the discard port.
      oidcEnv(
        { issuer: 'http://127.0.0.1:9' },
        { PASSWORD_SIGN_IN: 'off', BREAK_GLASS_EMAIL: 'safe@galley.example' },
      ),
  },
);
