import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { AuditPage } from '#server/operations/contract';
import type {
  EmployeeAnswer,
  EmployeeListResponse,
  ManagedEmployee,
} from '#server/account/employees/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import type { TestServer } from '../../testing.ts';

export const OPS = 'ops@galley.example';

/** Test calls for the employees of a server, as its Operations user. */
export function peopleOf(server: TestServer) {
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
  /** Disables or enables an employee, whatever the record's current version. */
  const setDisabled = async (email: string, isDisabled: boolean): Promise<void> => {
    const { status, body } = await setAccess(await idOf(email), isDisabled);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const setAccess = <T = EmployeeAnswer>(
    id: number,
    IsDisabled: boolean,
    options: { as?: string; token?: string } = { as: OPS },
  ) => server.call<T>('POST', `/v1/people/${id}/access`, { ...options, body: { IsDisabled } });
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

  return { values, save, add, sent, list, idOf, setAccess, setDisabled, audited, signIn };
}
