import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import type { PasswordSignIn } from './passwordSignIn.ts';
import type { RenewalGrant } from './renewalCookie.ts';
import { IDLE_LIFE_S, TOKEN_LIFE_S, type Claims } from './token.ts';

/** `seen_at` of a session is written at most this often, in seconds. */
const SEEN_EVERY_S = 60;

/** How far a token's times may differ from the database's clock, in seconds. The clock may be corrected, and the session decides. */
const CLOCK_TOLERANCE_S = 60;

/** The origin of a session. */
export interface SessionOrigin {
  address: string;
  userAgent: string;
  /** Set if the browser renews the token (SESS-04). */
  renewal?: RenewalGrant | undefined;
  /** Audits the use of the break-glass account (OIDC-09). */
  noteBreakGlass: PasswordSignIn['note'];
}

/**
 * Opens a session, and deletes everybody's expired ones.
 * @param employee with the hash of the password that was checked, if any: if it changed in the meantime, no session is opened
 * @returns when it was opened, in seconds; undefined if it wasn't
 */
export async function openSession(
  database: Queryable,
  { id, passwordHash }: { id: number; passwordHash?: string },
  jti: string,
  { address, userAgent }: Pick<SessionOrigin, 'address' | 'userAgent'>,
): Promise<number | undefined> {
  await database.query(sql`DELETE FROM session WHERE expires_at < now()`);
  // The lock waits for a running password change; a later one ends this session too.
  const [opened] = await database.query<{ at: number }>(sql`
    WITH known AS (
      SELECT id FROM employee
      WHERE id = ${id} AND disabled_at IS NULL
        ${passwordHash === undefined ? empty : sql`AND password_hash = ${passwordHash}`} FOR SHARE)
    INSERT INTO session (jti, employee_id, address, user_agent, expires_at)
    SELECT ${jti}, id, ${address}, ${userAgent}, now() + make_interval(secs => ${TOKEN_LIFE_S}) FROM known
    RETURNING floor(extract(epoch FROM created_at))::float8 AS at`);
  return opened?.at;
}

/** Ends one session. */
export async function revokeSession(database: Queryable, jti: string): Promise<void> {
  await database.query(sql`UPDATE session SET revoked_at = now() WHERE jti = ${jti} AND revoked_at IS NULL`);
}

/** Ends every session of an employee. */
export async function revokeSessionsOf(database: Queryable, employeeId: number): Promise<void> {
  await database.query(
    sql`UPDATE session SET revoked_at = now() WHERE employee_id = ${employeeId} AND revoked_at IS NULL`,
  );
}

/** A caller's identity and rights, in SQL over `employee`. */
export const CALLER_COLUMNS = sql`employee.id AS "employeeId", employee.uid, employee.employee_type AS "employeeType",
      employee.order_master_override AS "orderMasterOverride",
      ARRAY(SELECT account_type_id FROM employee_account WHERE employee_id = employee.id) AS "accountTypeIds"`;

/** A condition for an active session: not revoked, not expired, not idle for too long. */
export const SESSION_IS_ACTIVE = sql`session.revoked_at IS NULL AND session.expires_at > now()
      AND session.seen_at > now() - make_interval(secs => ${IDLE_LIFE_S})`;

interface CallerRow extends Omit<Caller, 'jti'> {
  stale: boolean;
}

/**
 * The caller of a token whose session is active by the database's clock: not revoked, not expired, not idle for too long, employee not
 * disabled. While the primary is down, a replica answers, which can't record the use.
 * @param isUse false: the session's idle time continues
 */
export async function findCaller(
  database: Database,
  { uid, jti, from, until }: Claims,
  isUse = true,
): Promise<Caller | undefined> {
  const answering = database.whicheverAnswers?.() ?? database;
  const [row] = await answering.query<CallerRow>(prepared('caller')`
    SELECT ${CALLER_COLUMNS},
      session.seen_at < now() - make_interval(secs => ${SEEN_EVERY_S}) AND NOT pg_is_in_recovery() AS stale,
      session.writes, ${until + CLOCK_TOLERANCE_S}::float8 - extract(epoch FROM now())::float8 AS "tokenLeftS"
    FROM session JOIN employee ON employee.id = session.employee_id
    WHERE session.jti = ${jti} AND employee.uid = ${uid} AND employee.disabled_at IS NULL
      AND ${SESSION_IS_ACTIVE}
      AND extract(epoch FROM now()) >= ${from - CLOCK_TOLERANCE_S}::float8
      AND extract(epoch FROM now()) < ${until + CLOCK_TOLERANCE_S}::float8`);
  if (row === undefined) return undefined;
  const { stale, ...caller } = row;
  if (stale && isUse) await database.query(sql`UPDATE session SET seen_at = now() WHERE jti = ${jti}`);
  return { ...caller, jti };
}
