import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { onOneServer } from '../../testing.ts';
import { OPS, peopleOf } from './testing.ts';

onOneServer('Who can sign in', (server) => {
  const { save, add, list, idOf, setAccess, audited, signIn, sent } = peopleOf(server);

  test('a disabled employee is signed out at once, isn’t in lists of people, and can’t sign in until enabled again (PEOP-04)', async () => {
    const employee = await add();
    const token = await signIn(employee);
    const ask = () => server.call('GET', '/v1/employees', { token });
    const isOffered = async () => {
      const { body } = await server.call<{ Employees: { value: number }[] }>(
        'GET',
        '/v1/customers/trendgroups',
        { as: OPS },
      );
      return body.Employees.some(({ value }) => value === employee.ID);
    };
    assert.equal((await ask()).status, 200);
    assert.equal(await isOffered(), true);
    const { status, body } = await setAccess(employee.ID, true);
    assert.deepEqual([status, body.Employee.IsDisabled], [200, true]);
    assert.equal((await ask()).status, 401);
    assert.equal(await isOffered(), false);
    assert.equal((await setAccess(employee.ID, false)).body.Employee.IsDisabled, false);
    assert.equal((await ask()).status, 401, 'the earlier session doesn’t come back');
    assert.deepEqual(
      (await audited(`employee/${employee.ID}`)).map(({ action }) => action),
      ['employee enabled', 'employee disabled', 'employee added'],
    );
    const old = await server.call('POST', `/v1/people/${employee.ID}/access`, {
      as: OPS,
      body: { IsDisabled: true, Version: employee.Version },
    });
    assert.equal(old.status, 409);
    assert.equal((await setAccess(99_999, true)).status, 404);
  });

  test('nobody can disable themselves or leave Operations themselves (PEOP-05)', async () => {
    const me = await idOf(OPS);
    const disabled = await setAccess<Problem>(me, true);
    assert.equal(disabled.status, 422);
    assert.equal(disabled.body.detail, 'Someone else in Operations has to disable you.');
    const { Employees } = await list(`searchterm=${OPS}`);
    const [mine] = Employees;
    assert.ok(mine);
    const demoted = await save<Problem>({ ...sent(mine), EmployeeType: 'Sales' });
    assert.equal(demoted.status, 422);
    assert.equal(demoted.body.errors?.[0]?.field, 'EmployeeType');
    assert.equal(
      (await save({ ...sent(mine), DirectPhone: '303-555-0199' })).status,
      200,
      'they can change everything else',
    );
  });

  test('if two people in Operations disable each other at the same moment, one always remains (PEOP-05)', async () => {
    const inOffice = async () =>
      (
        await server
          .database()
          .query(sql`SELECT FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL`)
      ).length;
    const [one, other] = [
      await add({ EmployeeType: 'Operations' }),
      await add({ EmployeeType: 'Operations' }),
    ];
    const restore = () =>
      server.database().query(sql`
        UPDATE employee SET employee_type = 'Operations', disabled_at = NULL WHERE id IN (${one.ID}, ${other.ID})`);
    await server.database().query(sql`UPDATE employee SET employee_type = 'Sales' WHERE email = ${OPS}`);
    try {
      for (let round = 0; round < 10; round += 1) {
        await restore();
        const tokens = [await signIn(one), await signIn(other)] as const;
        const answers = await Promise.all([
          setAccess(other.ID, true, { token: tokens[0] }),
          round % 2 === 0
            ? setAccess(one.ID, true, { token: tokens[1] })
            : server.call('POST', '/v1/people', {
                token: tokens[1],
                body: { ...sent(one), Version: undefined, EmployeeType: 'Sales' },
              }),
        ]);
        assert.equal(await inOffice(), 1);
        const statuses = answers.map(({ status }) => status);
        assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join(' '));
      }
    } finally {
      await server
        .database()
        .query(sql`UPDATE employee SET employee_type = 'Operations' WHERE email = ${OPS}`);
    }
  });
});
