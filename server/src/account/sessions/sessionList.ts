import sql, { empty } from 'sql-template-tag';
import type { Session } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { deviceName } from './deviceName.ts';
import { SESSION_IS_ACTIVE } from '../sessionQueries.ts';

interface Row extends Omit<Session, 'Device' | 'IsCurrent'> {
  jti: string;
  userAgent: string;
}

/** An employee's active sessions, the most recently used first (calls 271 and 273). @param jti the session of the request */
export async function listSessions(database: Queryable, employeeId: number, jti: string): Promise<Session[]> {
  const rows = await database.query<Row>(sql`
    SELECT id AS "ID", jti, user_agent AS "userAgent", address AS "Address",
      ${utc('created_at')} AS "BegunAt",
      ${utc('seen_at')} AS "LastUseAt"
    FROM session WHERE employee_id = ${employeeId} AND ${SESSION_IS_ACTIVE} ORDER BY seen_at DESC, id DESC`);
  return rows.map(({ jti: own, userAgent, ...session }) => ({
    ...session,
    Device: deviceName(userAgent),
    IsCurrent: own === jti,
  }));
}

interface Ending {
  employeeId: number;
  /** One session; undefined: all of the employee's except the caller's own. */
  session: number | undefined;
}

/**
 * Ends sessions of an employee at once (calls 272 and 274).
 * @throws HttpProblem 404 if the employee has no such active session
 */
export async function endSessions(
  transaction: Queryable,
  caller: Caller,
  { employeeId, session }: Ending,
): Promise<true> {
  const which = session === undefined ? empty : sql`AND id = ${session}`;
  const spared = session === undefined ? sql`AND jti <> ${caller.jti}` : empty;
  const ended = await transaction.query(sql`
    UPDATE session SET revoked_at = now()
    WHERE employee_id = ${employeeId} AND ${SESSION_IS_ACTIVE} ${which} ${spared} RETURNING id`);
  if (session !== undefined && ended.length === 0)
    throw new HttpProblem(404, 'This session doesn’t exist or has ended.');
  if (ended.length > 0)
    await audit(transaction, caller.employeeId, {
      action: 'sessions ended',
      record: `employee/${employeeId}`,
      after: { sessions: ended.length },
    });
  return true;
}
