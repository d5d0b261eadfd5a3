import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { AuditPage } from '@galley/shared/contract/audit';
import type { Problem } from '@galley/shared/contract/common';
import type { EmployeeAnswer, EmployeeListResponse, ManagedEmployee } from '@galley/shared/contract/employees';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { OTHER, onBothServers, REP } from '../testing.ts';

const OPS = 'ops@galley.example';

onBothServers('Employees, as Operations manage them', (server) => {
  let added = 0;
  const values = (more: object = {}) => ({
    ID: 0,
    EmployeeFirstName: 'Sky',
    EmployeeLastName: 'Fiction',
    EmployeeEmail: `sky.${(added += 1)}@galley.example`,
    DirectPhone: '303-555-0101',
    EmployeeType: 'Sales',
    OrderMasterOverride: false,
    AccountOwners: [
      { value: 1, isDefault: false },
      { value: 3, isDefault: true },
    ],
    ...more,
  });
  const save = <T = EmployeeAnswer>(body: object, as = OPS, headers: Record<string, string> = {}) =>
    server.call<T>('POST', '/v1/people', { as, body, headers });
  const add = async (more: object = {}): Promise<ManagedEmployee> => {
    const { status, body } = await save(values(more));
    assert.equal(status, 200, JSON.stringify(body));
    return body.Employee;
  };
  const sent = ({ ID, ...employee }: ManagedEmployee) => ({
    ID,
    EmployeeFirstName: employee.EmployeeFirstName,
    EmployeeLastName: employee.EmployeeLastName,
    EmployeeEmail: employee.EmployeeEmail,
    EmployeeType: employee.EmployeeType,
    AccountOwners: employee.AccountOwners.map(({ value, isDefault }) => ({ value, isDefault })),
    Version: employee.Version,
  });
  const list = async (query = '') =>
    (await server.call<EmployeeListResponse>('GET', `/v1/people?${query}`, { as: OPS })).body;
  const idOf = async (email: string): Promise<number> => {
    const [row] = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM employee WHERE email = ${email}`);
    return row?.id ?? 0;
  };
  const setAccess = <T = EmployeeAnswer>(id: number, IsDisabled: boolean, options: { as?: string; token?: string } = { as: OPS }) =>
    server.call<T>('POST', `/v1/people/${id}/access`, { ...options, body: { IsDisabled } });
  const audited = async (record: string) =>
    (await server.call<AuditPage>('GET', `/v1/audit?record=${record}`, { as: OPS })).body.rows;
  /** Gives an employee the password of the demo accounts. @returns a new session of theirs */
  const signIn = async ({ ID, EmployeeEmail }: ManagedEmployee) => {
    await server.database().query(sql`
      UPDATE employee SET password_hash = (SELECT password_hash FROM employee WHERE email = ${OPS}) WHERE id = ${ID}`);
    const { body } = await server.call<string>('POST', '/account/login', {
      body: { email: EmployeeEmail, password: DEMO_PASSWORD },
    });
    return body;
  };

  test('are listed by name, page by page, the disabled ones when asked for (PEOP-01)', async () => {
    const { Employees, TotalCount } = await list('searchterm=ROBIN%20s');
    assert.equal(TotalCount, 1);
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
    assert.equal((await list('searchterm=100%25')).TotalCount, 0, 'a percent sign is a percent sign');
  });

  test('one is added without a password, with account owners and a default, and the audit log says so (PEOP-02)', async () => {
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
      InvitedUntil: null,
      Version: 1,
    });
    const login = { email: employee.EmployeeEmail, password: '' };
    assert.equal((await server.call('POST', '/account/login', { body: login })).status, 400);
    const [row] = await audited(`employee/${ID}`);
    assert.equal(row?.action, 'employee added');
    assert.equal(row?.by, 'Parker Testcase');
    const { accountOwners, default: standard } = row?.after as { accountOwners: string[]; default: string };
    assert.deepEqual([accountOwners, standard], [['Pacific Coast', 'Rocky Mountain'], 'Pacific Coast']);
  });

  test('a change is in force with the next request of the changed employee', async () => {
    const employee = await add();
    const token = await signIn(employee);
    const owners = async () =>
      (await server.call<{ OrderMasterOverride: boolean }>('GET', '/v1/employees', { token })).body
        .OrderMasterOverride;
    assert.equal(await owners(), false);
    await save({ ...sent(employee), OrderMasterOverride: true });
    assert.equal(await owners(), true);
  });

  test('what the form requires, an e-mail in use and an unknown account owner are refused at their field (PEOP-02)', async () => {
    const refused = async (more: object): Promise<unknown> => {
      const { status, body } = await save<Problem>(values(more));
      assert.equal(status, 422, JSON.stringify(body));
      return body.errors?.map(({ field, message }) => `${field}: ${message}`);
    };
    assert.deepEqual(await refused({ EmployeeFirstName: ' ', EmployeeLastName: '', EmployeeEmail: 'nobody' }), [
      'EmployeeFirstName: First Name is required.',
      'EmployeeLastName: Last Name is required.',
      'EmployeeEmail: Email is invalid.',
    ]);
    assert.deepEqual(await refused({ EmployeeEmail: ' Rep@Galley.Example ' }), [
      'EmployeeEmail: Another employee has this e-mail.',
    ]);
    assert.deepEqual(await refused({ AccountOwners: [{ value: 1, isDefault: false }] }), [
      'AccountOwners: One of the account owners has to be the default.',
    ]);
    assert.deepEqual(await refused({ AccountOwners: [{ value: 999, isDefault: true }] }), [
      'AccountOwners: Account owner 999 is unknown.',
    ]);
    assert.equal((await save({ ...values(), EmployeeType: 'Owner' })).status, 400);
    assert.equal((await save(values({ ID: 99_999 }))).status, 404);
  });

  test('of two who save the same employee the second is shown what the first has saved (PEOP-06)', async () => {
    const employee = await add();
    assert.equal((await save({ ...sent(employee), EmployeeLastName: 'First' })).status, 200);
    const { status, body } = await save<Problem>({ ...sent(employee), EmployeeLastName: 'Second' });
    assert.equal(status, 409);
    assert.equal(body.changedBy, 'Parker Testcase');
    assert.equal((body.current as ManagedEmployee).EmployeeLastName, 'First');
  });

  test('a repeat with the same key adds nobody twice (PEOP-06)', async () => {
    const body = values();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [one, other] = await Promise.all([save(body, OPS, headers), save(body, OPS, headers)]);
    assert.deepEqual([one.status, other.status], [200, 200]);
    assert.equal(one.body.Employee.ID, other.body.Employee.ID);
  });

  test('of twenty who add the same e-mail at once one does', async () => {
    const body = values();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(body)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 19 }, () => 422)]);
  });

  test('who is disabled is out at once, in no list of people, and stays out until let in again (PEOP-04)', async () => {
    const employee = await add();
    const token = await signIn(employee);
    const ask = () => server.call('GET', '/v1/employees', { token });
    const isOffered = async () => {
      const { body } = await server.call<{ Employees: { value: number }[] }>('GET', '/v1/customers/trendgroups', { as: OPS });
      return body.Employees.some(({ value }) => value === employee.ID);
    };
    assert.equal((await ask()).status, 200);
    assert.equal(await isOffered(), true);
    const { status, body } = await setAccess(employee.ID, true);
    assert.deepEqual([status, body.Employee.IsDisabled], [200, true]);
    assert.equal((await ask()).status, 401);
    assert.equal(await isOffered(), false);
    assert.equal((await setAccess(employee.ID, false)).body.Employee.IsDisabled, false);
    assert.equal((await ask()).status, 401, 'the session from before does not come back');
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

  test('nobody disables themselves or takes Operations from themselves (PEOP-05)', async () => {
    const me = await idOf(OPS);
    const disabled = await setAccess<Problem>(me, true);
    assert.equal(disabled.status, 422);
    assert.equal(disabled.body.detail, 'Somebody else of Operations has to disable you.');
    const { Employees } = await list(`searchterm=${OPS}`);
    const [mine] = Employees;
    assert.ok(mine);
    const demoted = await save<Problem>({ ...sent(mine), EmployeeType: 'Sales' });
    assert.equal(demoted.status, 422);
    assert.equal(demoted.body.errors?.[0]?.field, 'EmployeeType');
    assert.equal((await save({ ...sent(mine), DirectPhone: '303-555-0199' })).status, 200, 'all else is theirs to change');
  });

  test('two of Operations who lock each other out at the same moment leave one in office, every time (PEOP-05)', async () => {
    const inOffice = async () =>
      (
        await server
          .database()
          .query(sql`SELECT FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL`)
      ).length;
    const [one, other] = [await add({ EmployeeType: 'Operations' }), await add({ EmployeeType: 'Operations' })];
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
      await server.database().query(sql`UPDATE employee SET employee_type = 'Operations' WHERE email = ${OPS}`);
    }
  });

  test('are refused to everybody else (PEOP-01)', async () => {
    const { status, body } = await save<Problem>(values(), OTHER);
    assert.equal(status, 403);
    assert.equal(body.detail, 'Only Operations may manage people and settings.');
    assert.equal((await server.call('GET', '/v1/people')).status, 401);
  });
});
