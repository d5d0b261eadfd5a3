import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';
import { networkOf } from '../network.ts';
import { passwordMatches } from '../password.ts';
import { attempt } from '../rateLimit.ts';
import { spendAppCode, wrongCode } from './app.ts';
import { isAppCode } from './appCode.ts';

/** For people with neither password nor app: how long a sign-in with the company account counts as proof. */
const FRESH = '10 minutes';

interface Provable {
  hash: string | null;
  hasApp: boolean;
  isFresh: boolean;
}

/**
 * Makes the signed-in person prove who they are with their password or a code from their app. People with neither must have signed in with
 * the company account within the last minutes.
 * @throws HttpProblem 422 naming Proof, 429 after too many
 */
export const personConfirmer =
  (database: Database, key: Uint8Array) =>
  ({ employeeId, jti }: Caller, request: FastifyRequest, proof: string): Promise<void> => {
    const attempted = { subjects: [`confirm:employee:${employeeId}`], sender: networkOf(request.ip) };
    return attempt(database, attempted, async () => {
      const [person] = await database.query<Provable>(sql`
        SELECT password_hash AS hash, EXISTS (SELECT FROM totp WHERE employee_id = employee.id AND confirmed_at IS NOT NULL) AS "hasApp",
          EXISTS (SELECT FROM session WHERE jti = ${jti} AND created_at > now() - ${FRESH}::interval) AS "isFresh"
        FROM employee WHERE id = ${employeeId}`);
      const { hash = null, hasApp = false, isFresh = false } = person ?? {};
      if (hash === null && !hasApp) {
        if (!isFresh) throw brokenField('Proof', 'Sign in again, and do this within ten minutes.');
        return;
      }
      const code = proof.replaceAll(/\s/g, '');
      if (hasApp && isAppCode(code)) {
        const verdict = await spendAppCode(database, key, { employeeId, code, mayFail: undefined });
        if (verdict === 'good') return;
      }
      if (hash === null) throw wrongCode('Proof');
      if (!(await passwordMatches(hash, proof)))
        throw brokenField('Proof', hasApp ? 'The password or the code is wrong.' : 'The password is wrong.');
    });
  };

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the signed-in person prove who they are, so that nobody takes data from an unattended page. */
    confirmPerson: ReturnType<typeof personConfirmer>;
  }
}
