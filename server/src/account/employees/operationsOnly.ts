import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';

/**
 * Locks all Operations employees while one of them changes an employee. If two disable each other at once, the second finds that it has
 * lost access. As nobody can disable themselves, one always remains (PEOP-05).
 * @throws HttpProblem 403 if the caller is no longer in Operations
 */
export async function lockOperations(transaction: Queryable, { employeeId }: Caller): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  const inOffice = await transaction.query<{ id: number }>(sql`
    SELECT id FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL ORDER BY id FOR UPDATE`);
  if (!inOffice.some(({ id }) => id === employeeId))
    throw new HttpProblem(403, 'You no longer belong to Operations.');
}
