import sql from 'sql-template-tag';
import type { SecondFactor } from '@galley/shared/contract/secondFactor';
import { revokeSessionsOf } from '../account/sessionQueries.ts';
import { audit } from '../audit/audit.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { lockEmployee } from '../employees/lockEmployee.ts';
import { lockOperations } from '../employees/operationsOnly.ts';
import type { Caller } from '../http/caller.ts';
import { ruleBroken } from '../http/problem.ts';
import { forgetApp } from './app.ts';

/** Call 275. */
export async function readFactor(
  database: Queryable,
  { employeeId, employeeType }: Caller,
): Promise<SecondFactor> {
  const [factor] = await database.query<SecondFactor>(sql`
    SELECT (SELECT to_char(confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM totp
        WHERE employee_id = ${employeeId}) AS "AppSince",
      (SELECT count(*)::int FROM recovery_code WHERE employee_id = ${employeeId} AND used_at IS NULL)
        AS "RecoveryCodesLeft",
      EXISTS (SELECT FROM second_factor_required WHERE employee_type = ${employeeType}) AS "IsRequired"`);
  return factor ?? { AppSince: null, RecoveryCodesLeft: 0, IsRequired: false };
}

/**
 * Call 278: the employee signs in with the password alone from now on.
 * @throws HttpProblem 422 where a second factor is required
 */
export async function removeApp(transaction: Queryable, caller: Caller): Promise<true> {
  const { employeeId } = caller;
  const { IsRequired } = await readFactor(transaction, caller);
  if (IsRequired)
    throw ruleBroken([{ field: 'App', message: 'Operations require a second factor of you: it stays.' }]);
  if (await forgetApp(transaction, employeeId))
    await audit(transaction, {
      employeeId,
      action: 'authenticator app removed',
      record: `employee/${employeeId}`,
    });
  return true;
}

/**
 * Call 282: takes an employee's second factor away, who has lost it, and signs them out everywhere.
 * @throws HttpProblem 403 when the caller is no longer of Operations, 404, 422 for oneself
 */
export async function resetFactor(transaction: Transaction, caller: Caller, id: number): Promise<true> {
  if (id === caller.employeeId)
    throw ruleBroken([{ field: 'id', message: 'Somebody else of Operations has to reset yours.' }]);
  await lockOperations(transaction, caller);
  await lockEmployee(transaction, id, undefined);
  if (!(await forgetApp(transaction, id))) return true;
  await revokeSessionsOf(transaction, id);
  await audit(transaction, {
    employeeId: caller.employeeId,
    action: 'second factor reset',
    record: `employee/${id}`,
  });
  return true;
}
