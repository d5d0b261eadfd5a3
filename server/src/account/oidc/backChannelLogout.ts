import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import { revokeSession } from '../sessionQueries.ts';
import type { Database, Queryable } from '../../db/database.ts';

/** How long the id of a logout token is remembered: longer than the token is accepted (LOGOUT_TOKEN_AGE_S). */
const REMEMBERED_FOR = '1 hour';

export interface Logout {
  issuer: string;
  /** The id of the logout token. */
  jti: string;
  subject?: string;
  sid?: string;
}

/** A condition for the named session, or else for all the person's sessions. */
function concerned({ issuer, subject, sid }: Logout): Sql {
  const of = sql`issuer = ${issuer}`;
  if (sid === undefined) return sql`${of} AND subject = ${subject}`;
  return subject === undefined
    ? sql`${of} AND sid = ${sid}`
    : sql`${of} AND sid = ${sid} AND subject = ${subject}`;
}

/**
 * Ends the sessions that a logout token names (OIDC-07).
 * @returns false if the token was used before; then nothing happens
 */
export const endSessions = (database: Database, logout: Logout): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const fresh = await transaction.query(sql`
      INSERT INTO oidc_logout (issuer, jti) VALUES (${logout.issuer}, ${logout.jti}) ON CONFLICT DO NOTHING RETURNING jti`);
    if (fresh.length === 0) return false;
    // First delete arrivals that haven't fetched their token. One that's fetching it now has a session afterward, which ends below.
    await transaction.query(sql`DELETE FROM oidc_arrival WHERE ${concerned(logout)}`);
    // Then pending second steps.
    const { issuer, subject, sid } = logout;
    await transaction.query(sql`
      DELETE FROM ticket WHERE kind = 'second-step' AND details @> ${JSON.stringify({ company: { issuer, subject, sid } })}::jsonb`);
    const ended = await transaction.query<{ jti: string; employeeId: number }>(sql`
      SELECT session.jti, employee_id AS "employeeId" FROM oidc_session JOIN session USING (jti)
      WHERE ${concerned(logout)} AND revoked_at IS NULL ORDER BY session.jti`);
    for (const { jti, employeeId } of ended) {
      await revokeSession(transaction, jti);
      await audit(transaction, employeeId, {
        action: 'signed out by company account',
        record: `employee/${employeeId}`,
        after: { issuer: logout.issuer },
      });
    }
    return true;
  });

/** Forgets logout tokens that are too old to be accepted. */
export const forgetOldLogouts = (database: Queryable): Promise<unknown> =>
  database.query(sql`DELETE FROM oidc_logout WHERE at < now() - ${REMEMBERED_FOR}::interval`);
