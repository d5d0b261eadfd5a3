import sql from 'sql-template-tag';
import type { EmployeeAccessRequest, ManagedEmployee } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';
import type { AccessEnding } from '../accessEndings.ts';
import { endAccess } from './endAccess.ts';
import { lockEmployee } from './lockEmployee.ts';
import { readEmployee } from './managedEmployee.ts';
import { lockOperations } from './operationsOnly.ts';

/**
 * Call 162: disables or enables an employee. Disabling ends their access at once; their service tokens and webhooks end or become the
 * caller's (PEOP-21). An enabled employee is matched by email again, because their company account may be new (OIDC-05).
 * @throws HttpProblem 403 if the caller is no longer in Operations, 404, 409 for an outdated version, 422 for yourself
 */
export async function setAccess(
  transaction: Transaction,
  caller: Caller,
  { id, IsDisabled, HandOver = false, Version }: EmployeeAccessRequest & { id: number },
  endings: readonly AccessEnding[],
): Promise<ManagedEmployee> {
  if (id === caller.employeeId && IsDisabled)
    throw brokenField('IsDisabled', 'Someone else in Operations has to disable you.');
  await lockOperations(transaction, caller);
  const { isDisabled: wasDisabled } = await lockEmployee(transaction, id, Version);
  if (wasDisabled === IsDisabled) return readEmployee(transaction, id);
  await transaction.query(sql`
    UPDATE employee SET disabled_at = CASE WHEN ${IsDisabled} THEN now() END, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId}
    WHERE id = ${id}`);
  const heir = HandOver ? caller.employeeId : undefined;
  const created = IsDisabled ? await endAccess(transaction, id, { endings, heir }) : [];
  if (!IsDisabled) await transaction.query(sql`DELETE FROM oidc_identity WHERE employee_id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: IsDisabled ? 'employee disabled' : 'employee enabled',
    record: `employee/${id}`,
    before: { isDisabled: wasDisabled },
    after: {
      isDisabled: IsDisabled,
      ...(created.length === 0 ? {} : { [HandOver ? 'handedOver' : 'ended']: created }),
    },
  });
  return readEmployee(transaction, id);
}
