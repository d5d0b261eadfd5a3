import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';

/** The methods of two-step verification that someone has. */
export interface Held {
  hasApp: boolean;
  /** A passkey that isn't blocked. */
  hasPasskey: boolean;
  hasBlockedPasskey: boolean;
}

/** The members of `Held`, in SQL over `employee`. */
export const HELD = sql`
  EXISTS (SELECT FROM totp WHERE employee_id = employee.id AND confirmed_at IS NOT NULL) AS "hasApp",
  EXISTS (SELECT FROM passkey WHERE employee_id = employee.id AND blocked_at IS NULL) AS "hasPasskey",
  EXISTS (SELECT FROM passkey WHERE employee_id = employee.id AND blocked_at IS NOT NULL) AS "hasBlockedPasskey"`;

/** Whether signing in takes a second step. A blocked passkey counts, so that copying it doesn't make the password sufficient. */
export const hasFactor = ({ hasApp, hasPasskey, hasBlockedPasskey }: Held): boolean =>
  hasApp || hasPasskey || hasBlockedPasskey;

export async function readHeld(database: Queryable, employeeId: number): Promise<Held> {
  const [held] = await database.query<Held>(sql`SELECT ${HELD} FROM employee WHERE id = ${employeeId}`);
  return held ?? { hasApp: false, hasPasskey: false, hasBlockedPasskey: false };
}
