import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import { canaryKey } from './canaryKey.ts';
import { openSession, type Beginning } from './sessionQueries.ts';
import { giveSecret } from './renewSession.ts';
import { signToken, TOKEN_LIFE_S } from './token.ts';

interface EmployeeRow {
  uid: string;
  givenName: string;
  familyName: string;
  employeeType: string;
}

/**
 * Opens a session and signs its token: the one way to one, however the employee has shown who they are.
 * @param passwordHash the password that was checked: one that was changed meanwhile opens nothing
 * @returns undefined when the employee is disabled, or the password was changed
 */
export async function issueSession(
  database: Queryable,
  secret: Uint8Array,
  employee: { id: number; passwordHash?: string },
  beginning: Beginning,
): Promise<{ token: string; jti: string } | undefined> {
  const jti = randomUUID();
  const openedAt = await openSession(database, employee, jti, beginning);
  const [subject] = await database.query<EmployeeRow>(sql`
    SELECT uid, first_name AS "givenName", last_name AS "familyName", employee_type AS "employeeType"
    FROM employee WHERE id = ${employee.id}`);
  if (openedAt === undefined || subject === undefined) return undefined;
  const { renewal } = beginning;
  const token = await signToken(
    secret,
    { ...subject, canaryKey: canaryKey(secret, subject.uid), jti, issuedAt: openedAt },
    renewal?.tokenLifeS,
  );
  renewal?.keep(await giveSecret(database, jti, 1), TOKEN_LIFE_S);
  return { token, jti };
}
