import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { refuseStale, type Versioned } from '../../http/conflict.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readEmployee } from './managedEmployee.ts';

interface Stored extends Versioned {
  isDisabled: boolean;
  hasPassword: boolean;
}

/**
 * Locks an employee for the rest of the transaction.
 * @param version the version that the change is based on; undefined if the change doesn't depend on one
 * @throws HttpProblem 404, 409 for an outdated version
 */
export async function lockEmployee(
  transaction: Queryable,
  id: number,
  version: number | undefined,
): Promise<Stored> {
  const [stored] = await transaction.query<Stored>(sql`
    SELECT version, updated_by, updated_at, disabled_at IS NOT NULL AS "isDisabled",
      password_hash IS NOT NULL AS "hasPassword"
    FROM employee WHERE id = ${id} FOR UPDATE`);
  if (stored === undefined) throw new HttpProblem(404, 'There is no employee with this id.');
  await refuseStale(transaction, version, stored, () => readEmployee(transaction, id));
  return stored;
}

/** Ends the links that were emailed to an employee. */
export const endMailedLinks = (transaction: Queryable, employeeId: number): Promise<unknown> =>
  transaction.query(
    sql`UPDATE password_reset SET used_at = now() WHERE employee_id = ${employeeId} AND used_at IS NULL`,
  );
