import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Problem } from '@galley/shared/contract/common';
import type { ManagedEmployee } from '#server/account/employees/contract';
import { onOneServer, OTHER, REP } from '../../testing.ts';
import { OPS, peopleOf } from './testing.ts';

onOneServer('Employees, as Operations manages them', (server) => {
  const { values, save, add, list, setAccess, audited, signIn, sent } = peopleOf(server);

  test('are listed by name, page by page, with disabled ones on request (PEOP-01)', async () => {
    const { Employees, TotalCount, OnlyPasswordOf } = await list('searchterm=ROBIN%20s');
    assert.equal(TotalCount, 1);
    assert.equal(OnlyPasswordOf, null);
    assert.deepEqual(
      Employees.map(({ EmployeeEmail, EmployeeType, HasPassword, InvitedUntil, IsDisabled }) => [
        EmployeeEmail,
        EmployeeType,
        HasPassword,
        InvitedUntil,
        IsDisabled,
      ]),
      [[REP, 'Sales', true, null, false]],
    );
    assert.deepEqual(
      Employees[0]?.AccountOwners.map(({ label, isDefault }) => [label, isDefault]),
      [
        ['Rocky Mountain', true],
        ['Great Plains', false],
      ],
    );
    const all = await list('PageSize=200');
    const pages = await Promise.all([1, 2].map((page) => list(`PageSize=20&PageNo=${page}`)));
    assert.deepEqual(
      pages.flatMap((page) => page.Employees),
      all.Employees,
    );
    assert.equal(all.TotalCount, all.Employees.length);
    const gone = await add();
    await setAccess(gone.ID, true);
    const byName = `searchterm=${gone.EmployeeEmail}`;
    assert.equal((await list(byName)).TotalCount, 0);
    assert.equal((await list(`${byName}&WithDisabled=true`)).Employees[0]?.IsDisabled, true);
    assert.equal((await list('searchterm=100%25')).TotalCount, 0, 'a percent sign isn’t a wildcard');
  });

  test('are added without a password, with account owners and a default, and an audit log entry (PEOP-02)', async () => {
    const employee = await add({ EmployeeFirstName: ' Sky ', OrderMasterOverride: true });
    const { ID, ...rest } = employee;
    assert.deepEqual(rest, {
      EmployeeFirstName: 'Sky',
      EmployeeLastName: 'Fiction',
      EmployeeEmail: employee.EmployeeEmail,
      DirectPhone: '303-555-0101',
      EmployeeType: 'Sales',
      OrderMasterOverride: true,
      AccountOwners: [
        { value: 3, label: 'Pacific Coast', isDefault: true },
        { value: 1, label: 'Rocky Mountain', isDefault: false },
      ],
      IsDisabled: false,
      HasPassword: false,
      HasCompanyAccount: false,
      Created: [],
      InvitedUntil: null,
      Version: 1,
    });
    const login = { email: employee.EmployeeEmail, password: '' };
    assert.equal((await server.call('POST', '/account/login', { body: login })).status, 400);
    const [row] = await audited(`employee/${ID}`);
    assert.ok(row);
    assert.equal(row.action, 'employee added');
    assert.equal(row.by, 'Parker Testcase');
    const { accountOwners, default: standard } = row.after as { accountOwners: string[]; default: string };
    assert.deepEqual([accountOwners, standard], [['Pacific Coast', 'Rocky Mountain'], 'Pacific Coast']);
  });

  test('change with the next request of the changed employee', async () => {
    const employee = await add();
    const token = await signIn(employee);
    const owners = async () =>
      (await server.call<{ OrderMasterOverride: boolean }>('GET', '/v1/employees', { token })).body
        .OrderMasterOverride;
    assert.equal(await owners(), false);
    await save({ ...sent(employee), OrderMasterOverride: true });
    assert.equal(await owners(), true);
  });

  test('need the form’s required values, a unique email address and known account owners, checked at each field (PEOP-02)', async () => {
    const refused = async (more: object): Promise<unknown> => {
      const { status, body } = await save<Problem>(values(more));
      assert.equal(status, 422, JSON.stringify(body));
      return body.errors?.map(({ field, message }) => `${field}: ${message}`);
    };
    assert.deepEqual(
      await refused({ EmployeeFirstName: ' ', EmployeeLastName: '', EmployeeEmail: 'nobody' }),
      [
        'EmployeeFirstName: First Name is required.',
        'EmployeeLastName: Last Name is required.',
        'EmployeeEmail: Email is invalid.',
      ],
    );
    assert.deepEqual(await refused({ EmployeeEmail: ' Rep@Galley.Example ' }), [
      'EmployeeEmail: Another employee has this email.',
    ]);
    assert.deepEqual(await refused({ AccountOwners: [{ value: 1, isDefault: false }] }), [
      'AccountOwners: Choose one account owner as the default.',
    ]);
    assert.deepEqual(await refused({ AccountOwners: [{ value: 999, isDefault: true }] }), [
      'AccountOwners: Account owner 999 is unknown.',
    ]);
    assert.equal((await save({ ...values(), EmployeeType: 'Owner' })).status, 400);
    assert.equal((await save(values({ ID: 99_999 }))).status, 404);
  });

  test('saved by two people at once show the second what the first has saved (PEOP-06)', async () => {
    const employee = await add();
    assert.equal((await save({ ...sent(employee), EmployeeLastName: 'First' })).status, 200);
    const { status, body } = await save<Problem>({ ...sent(employee), EmployeeLastName: 'Second' });
    assert.equal(status, 409);
    assert.equal(body.changedBy, 'Parker Testcase');
    assert.equal((body.current as ManagedEmployee).EmployeeLastName, 'First');
  });

  test('aren’t added twice by a repeat with the same key (PEOP-06)', async () => {
    const body = values();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [one, other] = await Promise.all([save(body, OPS, headers), save(body, OPS, headers)]);
    assert.deepEqual([one.status, other.status], [200, 200]);
    assert.equal(one.body.Employee.ID, other.body.Employee.ID);
  });

  test('with the same email address, added by twenty people at once, are added once', async () => {
    const body = values();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(body)));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, ...Array.from({ length: 19 }, () => 422)],
    );
  });

  test('are refused to everybody else (PEOP-01)', async () => {
    const { status, body } = await save<Problem>(values(), OTHER);
    assert.equal(status, 403);
    assert.equal(body.detail, 'Only Operations can manage people and settings.');
    assert.equal((await server.call('GET', '/v1/people')).status, 401);
  });
});
