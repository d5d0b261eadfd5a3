import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { networkOf } from '../network.ts';
import { passwordMatches } from '../password.ts';
import { attempt } from '../rateLimit.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';

/**
 * Makes the signed-in person prove who they are again, so that nobody changes two-step verification at an unattended page.
 * @throws HttpProblem 422 for a wrong password, 429 after too many
 */
export function confirmPassword(
  database: Database,
  { employeeId }: Caller,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const attempted = { subjects: [`confirm:employee:${employeeId}`], sender: networkOf(request.ip) };
  return attempt(database, attempted, async () => {
    const [employee] = await database.query<{ hash: string | null }>(
      sql`SELECT password_hash AS hash FROM employee WHERE id = ${employeeId}`,
    );
    if (!(await passwordMatches(employee?.hash ?? undefined, password)))
      throw brokenField('Password', 'The password is wrong.');
  });
}
