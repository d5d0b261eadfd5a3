import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';

/**
 * Locks everybody who is of Operations for the rest of the transaction that changes an employee. Of two who lock each other out
 * at once, one comes second and finds that it is no longer of Operations. As nobody does it to themselves, one always remains
 * (PEOP-05).
 * @throws HttpProblem 403 when the caller is none of them any more
 */
export async function lockOperations(transaction: Queryable, { employeeId }: Caller): Promise<void> {
  // In one order everywhere, so that nobody waits for somebody who waits for them.
  const inOffice = await transaction.query<{ id: number }>(sql`
    SELECT id FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL ORDER BY id FOR UPDATE`);
  if (!inOffice.some(({ id }) => id === employeeId))
    throw new HttpProblem(403, 'You no longer belong to Operations.');
}
