import sql from 'sql-template-tag';
import { issueSession, type CompanyAccount } from '../issueSession.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { SessionOrigin } from '../sessionQueries.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { secondStepFor } from '../secondFactor/secondStep.ts';
import { ARRIVAL_LIFE_S } from './cookies.ts';
import type { Identity } from './identity.ts';

/**
 * Records a sign-in at the identity provider.
 * @param isStrong whether it was strong enough to need no second step here
 * @returns the one-time code that opens the session
 */
export async function noteArrival(
  transaction: Queryable,
  employeeId: number,
  { issuer, subject, sid }: Identity,
  isStrong: boolean,
): Promise<string> {
  const code = newPermit();
  await transaction.query(sql`
    INSERT INTO oidc_arrival (code_hash, employee_id, issuer, subject, sid, is_strong, expires_at)
    VALUES (${permitHash(code)}, ${employeeId}, ${issuer}, ${subject}, ${sid ?? null}, ${isStrong},
      now() + make_interval(secs => ${ARRIVAL_LIFE_S}))`);
  return code;
}

interface Arrival extends CompanyAccount {
  employeeId: number;
  employeeType: string;
  isStrong: boolean;
}

/** The outcome of an arrival. */
export type Opened =
  | { token: string }
  /** A second step is needed: the problem that says so, and the value of the browser's cookie. */
  | { refusal: HttpProblem; browser: string };

/**
 * Opens the session of an arrival (OIDC-04), or starts a second step if the sign-in at the identity provider wasn't strong enough
 * (OIDC-10).
 * @returns undefined if the code is unknown, used or expired, or the employee is disabled
 */
export const openArrival = (
  database: Database,
  secret: Uint8Array,
  code: string,
  beginning: SessionOrigin,
): Promise<Opened | undefined> =>
  database.transaction(async (transaction) => {
    // Only one of several concurrent requests gets the row. A concurrent logout waits, then ends the session or the ticket.
    const [arrival] = await transaction.query<Arrival>(sql`
      DELETE FROM oidc_arrival USING employee
      WHERE employee.id = employee_id AND disabled_at IS NULL AND code_hash = ${permitHash(code)} AND expires_at > now()
      RETURNING employee_id AS "employeeId", employee_type AS "employeeType", issuer, subject, sid,
        is_strong AS "isStrong"`);
    if (arrival === undefined) return undefined;
    const { employeeId: id, employeeType, isStrong, ...company } = arrival;
    if (!isStrong) {
      const browser = newPermit();
      const first = { company, browser: permitHash(browser) };
      const refusal = await secondStepFor(transaction, { id, employee_type: employeeType }, first);
      if (refusal !== undefined) return { refusal, browser };
    }
    return issueSession(transaction, secret, { id, company }, beginning);
  });

/** Deletes arrivals whose page never fetched its token. */
export const forgetOldArrivals = (database: Queryable): Promise<unknown> =>
  database.query(sql`DELETE FROM oidc_arrival WHERE expires_at < now()`);
