import sql from 'sql-template-tag';
import type { SecondFactorPolicy } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** Call 283. */
export async function readPolicy(database: Queryable): Promise<SecondFactorPolicy> {
  const rows = await database.query<{ type: SecondFactorPolicy['EmployeeTypes'][number] }>(
    sql`SELECT employee_type AS type FROM second_factor_required ORDER BY 1`,
  );
  return { EmployeeTypes: rows.map(({ type }) => type) };
}

/** Call 284: sets who needs two-step verification from their next sign-in. */
export async function savePolicy(
  transaction: Transaction,
  caller: Caller,
  { EmployeeTypes }: SecondFactorPolicy,
): Promise<SecondFactorPolicy> {
  // Locked, so that of two concurrent saves, the second sees the first.
  await transaction.query(sql`LOCK TABLE second_factor_required IN EXCLUSIVE MODE`);
  const before = await readPolicy(transaction);
  await transaction.query(sql`DELETE FROM second_factor_required`);
  await transaction.query(sql`
    INSERT INTO second_factor_required SELECT DISTINCT unnest(${EmployeeTypes}::text[])`);
  const after = await readPolicy(transaction);
  if (String(after.EmployeeTypes) !== String(before.EmployeeTypes))
    await audit(transaction, caller.employeeId, {
      action: 'second factor requirement changed',
      record: 'setting/second-factor',
      before: { required: before.EmployeeTypes },
      after: { required: after.EmployeeTypes },
    });
  return after;
}
