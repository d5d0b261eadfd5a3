import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CreatedByEmployee, EmployeeSaveRequest, ManagedEmployee } from './contract.ts';
import { EMAIL_TAKEN, employeeFaults } from '../rules/employeeRules.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, ruleBroken } from '../../http/problem.ts';
import { handOver, listCreated } from './created.ts';
import { endMailedLinks, lockEmployee } from './lockEmployee.ts';
import { readEmployee } from './managedEmployee.ts';
import { lockOperations } from './operationsOnly.ts';

/** An employee as recorded in the audit log. */
export const auditedEmployee = ({ AccountOwners, ...employee }: ManagedEmployee) => ({
  firstName: employee.EmployeeFirstName,
  lastName: employee.EmployeeLastName,
  email: employee.EmployeeEmail,
  phone: employee.DirectPhone,
  type: employee.EmployeeType,
  orderMasterOverride: employee.OrderMasterOverride,
  accountOwners: AccountOwners.map(({ label }) => label),
  default: AccountOwners.find(({ isDefault }) => isDefault)?.label ?? null,
});

/** @throws HttpProblem 422 naming AccountOwners and the unknown ids */
async function refuseUnknownOwners(transaction: Queryable, ids: readonly number[]): Promise<void> {
  // Locked, so that none is deleted before the save.
  const known = await transaction.query<{ id: number }>(sql`
    SELECT id FROM account_type WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR KEY SHARE`);
  const unknown = ids.filter((id) => !known.some((one) => one.id === id)).slice(0, 20);
  if (unknown.length > 0)
    throw ruleBroken(
      unknown.map((id) => ({ field: 'AccountOwners', message: `Account owner ${id} is unknown.` })),
    );
}

export interface EmployeeValues {
  first: string;
  last: string;
  email: string;
  phone: string;
  type: string;
  override: boolean;
}

/** @param by the employee who adds them; null: added by a sign-in */
export async function insertEmployee(
  transaction: Queryable,
  by: number | null,
  values: EmployeeValues,
): Promise<number> {
  const { first, last, email, phone, type, override } = values;
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO employee (uid, username, first_name, last_name, email, direct_phone, employee_type,
      order_master_override, updated_by)
    VALUES (${randomUUID()}, ${email.split('@')[0]}, ${first}, ${last}, ${email}, ${phone}, ${type}, ${override},
      ${by})
    RETURNING id`);
  return added?.id ?? 0;
}

async function update(
  transaction: Transaction,
  caller: Caller,
  { id, ...values }: EmployeeValues & { id: number },
): Promise<number> {
  const { first, last, email, phone, type, override } = values;
  await transaction.query(sql`
    UPDATE employee SET first_name = ${first}, last_name = ${last}, email = ${email}, direct_phone = ${phone},
      employee_type = ${type}, order_master_override = ${override}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId}
    WHERE id = ${id}`);
  return id;
}

/** Replaces an employee's account owners. */
export async function replaceOwners(
  transaction: Queryable,
  id: number,
  owners: EmployeeSaveRequest['AccountOwners'],
): Promise<void> {
  await transaction.query(sql`DELETE FROM employee_account WHERE employee_id = ${id}`);
  const standard = owners.find(({ isDefault }) => isDefault)?.value ?? 0;
  await transaction.query(sql`
    INSERT INTO employee_account (employee_id, account_type_id, is_default)
    SELECT ${id}, owner.id, owner.id = ${standard} FROM unnest(${owners.map(({ value }) => value)}::int[]) AS owner (id)`);
}

/** The stored employee, after all checks of the change. @throws HttpProblem 403, 404, 409, 422 */
async function lockBefore(
  transaction: Transaction,
  caller: Caller,
  { ID, EmployeeType, Version }: EmployeeSaveRequest,
): Promise<ManagedEmployee> {
  await lockOperations(transaction, caller);
  await lockEmployee(transaction, ID, Version);
  const before = await readEmployee(transaction, ID);
  if (ID === caller.employeeId && before.EmployeeType !== EmployeeType)
    throw brokenField('EmployeeType', 'Someone else in Operations has to change your own type.');
  return before;
}

/** If the employee leaves Operations, what works without them becomes the caller's (PEOP-22). @returns what that is */
async function takeOver(
  transaction: Transaction,
  caller: Caller,
  before: ManagedEmployee | undefined,
  type: string,
): Promise<CreatedByEmployee[]> {
  if (before?.EmployeeType !== 'Operations' || type === 'Operations') return [];
  const created = await listCreated(transaction, before.ID);
  await handOver(transaction, before.ID, caller.employeeId);
  return created;
}

/**
 * Call 161: adds (ID 0) or changes an employee and replaces their account owners.
 * @throws HttpProblem 403, 404, 409 for an outdated version, 422 for invalid fields, an email that another employee has, an unknown
 * account owner, or a change of your own type
 */
export async function saveEmployee(
  transaction: Transaction,
  caller: Caller,
  body: EmployeeSaveRequest,
): Promise<ManagedEmployee> {
  const faults = employeeFaults(body);
  if (faults.length > 0) throw ruleBroken(faults);
  const before = body.ID > 0 ? await lockBefore(transaction, caller, body) : undefined;
  await refuseUnknownOwners(
    transaction,
    body.AccountOwners.map(({ value }) => value),
  );
  const values: EmployeeValues = {
    first: body.EmployeeFirstName.trim(),
    last: body.EmployeeLastName.trim(),
    email: body.EmployeeEmail.trim(),
    phone: body.DirectPhone.trim(),
    type: body.EmployeeType,
    override: body.OrderMasterOverride,
  };
  const id = await unlessDuplicate(transaction, 'employee_email_key', () =>
    before === undefined
      ? insertEmployee(transaction, caller.employeeId, values)
      : update(transaction, caller, { ...values, id: before.ID }),
  );
  if (id === undefined) throw brokenField('EmployeeEmail', EMAIL_TAKEN);
  // The former address may belong to someone else.
  if (before !== undefined && before.EmployeeEmail !== values.email) await endMailedLinks(transaction, id);
  await replaceOwners(transaction, id, body.AccountOwners);
  const handedOver = await takeOver(transaction, caller, before, values.type);
  const after = await readEmployee(transaction, id);
  await audit(transaction, caller.employeeId, {
    action: before === undefined ? 'employee added' : 'employee changed',
    record: `employee/${id}`,
    before: before && auditedEmployee(before),
    after: { ...auditedEmployee(after), ...(handedOver.length === 0 ? {} : { handedOver }) },
  });
  return after;
}
