import sql from 'sql-template-tag';
import { issueSession } from '../account/issueSession.ts';
import { newPermit, permitHash } from '../account/permit.ts';
import type { Beginning } from '../account/sessionQueries.ts';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/database.ts';
import { ARRIVAL_LIFE_S } from './cookies.ts';
import type { Identity } from './identity.ts';

/** Notes that an employee has signed in at the identity provider. @returns the code that opens the session, once */
export async function noteArrival(
  transaction: Queryable,
  employeeId: number,
  { issuer, subject, sid }: Identity,
): Promise<string> {
  const code = newPermit();
  await transaction.query(sql`
    INSERT INTO oidc_arrival (code_hash, employee_id, issuer, subject, sid, expires_at)
    VALUES (${permitHash(code)}, ${employeeId}, ${issuer}, ${subject}, ${sid ?? null},
      now() + make_interval(secs => ${ARRIVAL_LIFE_S}))`);
  return code;
}

interface Arrival {
  employeeId: number;
  issuer: string;
  subject: string;
  sid: string | null;
}

/** Opens the session of an arrival (OIDC-04). @returns its token; undefined for a code that is unknown, used or too old */
export const openArrival = (
  database: Database,
  secret: Uint8Array,
  code: string,
  beginning: Beginning,
): Promise<string | undefined> =>
  database.transaction(async (transaction) => {
    // Of several at once, one gets the row. A logout that comes now waits for this one, and ends its session.
    const [arrival] = await transaction.query<Arrival>(sql`
      DELETE FROM oidc_arrival WHERE code_hash = ${permitHash(code)} AND expires_at > now()
      RETURNING employee_id AS "employeeId", issuer, subject, sid`);
    if (arrival === undefined) return undefined;
    const { employeeId, issuer, subject, sid } = arrival;
    const session = await issueSession(transaction, secret, { id: employeeId }, beginning);
    if (session === undefined) return undefined;
    await transaction.query(sql`
      INSERT INTO oidc_session (jti, issuer, subject, sid) VALUES (${session.jti}, ${issuer}, ${subject}, ${sid})`);
    await audit(transaction, {
      employeeId,
      action: 'signed in with company account',
      record: `employee/${employeeId}`,
      after: { issuer },
    });
    return session.token;
  });

/** Deletes arrivals whose page never came for its token. */
export const forgetOldArrivals = (database: Queryable): Promise<unknown> =>
  database.query(sql`DELETE FROM oidc_arrival WHERE expires_at < now()`);
