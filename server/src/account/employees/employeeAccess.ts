import sql from 'sql-template-tag';
import type { EmployeeAccessRequest, ManagedEmployee } from './contract.ts';
import { revokeSessionsOf } from '../sessionQueries.ts';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';
import type { AccessEnding } from '../accessEndings.ts';
import { endCreated, handOver, listCreated } from './created.ts';
import { endMailedLinks, lockEmployee } from './lockEmployee.ts';
import { readEmployee } from './managedEmployee.ts';
import { lockOperations } from './operationsOnly.ts';

/**
 * Call 162: disables or enables an employee. Disabling ends their sessions, emailed links, calendar feed, and links to order lines and
 * quotes at once (PEOP-04, CALF-02, SHAR-04). Their service tokens and webhooks end or become the caller's (PEOP-21). An enabled employee
 * is matched by email again, because their company account may be new (OIDC-05).
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
  const created = IsDisabled ? await listCreated(transaction, id) : [];
  await transaction.query(sql`
    UPDATE employee SET disabled_at = CASE WHEN ${IsDisabled} THEN now() END, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId}
    WHERE id = ${id}`);
  if (IsDisabled) {
    await revokeSessionsOf(transaction, id);
    await endMailedLinks(transaction, id);
    for (const end of endings) await end(transaction, id);
    await (HandOver ? handOver(transaction, id, caller.employeeId) : endCreated(transaction, id));
  } else {
    await transaction.query(sql`DELETE FROM oidc_identity WHERE employee_id = ${id}`);
  }
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
