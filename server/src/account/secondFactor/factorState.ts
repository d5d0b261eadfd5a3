import sql from 'sql-template-tag';
import type { SecondFactor } from './contract.ts';
import { revokeSessionsOf } from '../sessionQueries.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { lockEmployee } from '../employees/lockEmployee.ts';
import { lockOperations } from '../employees/operationsOnly.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';
import { forgetApp } from './app.ts';
import { hasFactor, readHeld } from './held.ts';
import { forgetRecoveryCodes } from './recoveryCodes.ts';

/** Call 275. */
export async function readFactor(
  database: Queryable,
  { employeeId, employeeType }: Caller,
): Promise<SecondFactor> {
  const [factor] = await database.query<SecondFactor>(sql`
    SELECT (SELECT ${utc('confirmed_at')} FROM totp
        WHERE employee_id = ${employeeId}) AS "AppSince",
      (SELECT count(*)::int FROM passkey WHERE employee_id = ${employeeId} AND blocked_at IS NULL) AS "Passkeys",
      (SELECT count(*)::int FROM passkey WHERE employee_id = ${employeeId} AND blocked_at IS NOT NULL) AS "BlockedPasskeys",
      (SELECT count(*)::int FROM recovery_code WHERE employee_id = ${employeeId} AND used_at IS NULL)
        AS "RecoveryCodesLeft",
      EXISTS (SELECT FROM second_factor_required WHERE employee_type = ${employeeType}) AS "IsRequired",
      EXISTS (SELECT FROM employee WHERE id = ${employeeId} AND password_hash IS NOT NULL) AS "HasPassword"`);
  return (
    factor ?? {
      AppSince: null,
      Passkeys: 0,
      BlockedPasskeys: 0,
      RecoveryCodesLeft: 0,
      IsRequired: false,
      HasPassword: false,
    }
  );
}

/**
 * Removes one of the employee's own factors (FACT-08, PKEY-05), and with the last one, the recovery codes.
 * @param remove returns whether there was one
 * @throws HttpProblem 422 if two-step verification is required and no usable factor would be left
 */
export async function removeFactor(
  transaction: Queryable,
  caller: Caller,
  remove: () => Promise<boolean>,
): Promise<boolean> {
  const { employeeId } = caller;
  // Locked, so that of two concurrent removals, the second sees the first.
  await lockEmployee(transaction, employeeId, undefined);
  const wasThere = await remove();
  const left = await readHeld(transaction, employeeId);
  const { IsRequired } = await readFactor(transaction, caller);
  if (IsRequired && !left.hasApp && !left.hasPasskey)
    throw brokenField('Factor', 'Your company requires two-step verification. Set up another method first.');
  if (!hasFactor(left)) await forgetRecoveryCodes(transaction, employeeId);
  return wasThere;
}

/** Call 278. */
export async function removeApp(transaction: Queryable, caller: Caller): Promise<true> {
  const { employeeId } = caller;
  if (await removeFactor(transaction, caller, () => forgetApp(transaction, employeeId)))
    await audit(transaction, employeeId, {
      action: 'authenticator app removed',
      record: `employee/${employeeId}`,
    });
  return true;
}

/**
 * Call 282: resets an employee's two-step verification and signs them out everywhere, even if there was nothing to remove.
 * @throws HttpProblem 403 if the caller is no longer in Operations, 404, 422 for yourself
 */
export async function resetFactor(transaction: Transaction, caller: Caller, id: number): Promise<true> {
  if (id === caller.employeeId)
    throw brokenField('id', 'Someone else in Operations has to reset your two-step verification.');
  await lockOperations(transaction, caller);
  await lockEmployee(transaction, id, undefined);
  await forgetApp(transaction, id);
  await transaction.query(sql`DELETE FROM passkey WHERE employee_id = ${id}`);
  await forgetRecoveryCodes(transaction, id);
  await revokeSessionsOf(transaction, id);
  await audit(transaction, caller.employeeId, { action: 'second factor reset', record: `employee/${id}` });
  return true;
}
