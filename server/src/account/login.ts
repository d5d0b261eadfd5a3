import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { LoginRequest } from '@galley/shared/contract/account';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { networkOf } from './network.ts';
import { passwordMatches } from './password.ts';
import { openSession } from './sessionQueries.ts';
import { attempt, forgive } from './throttle.ts';
import { signToken } from './token.ts';

interface EmployeeRow {
  id: number;
  uid: string;
  given_name: string;
  family_name: string;
  employee_type: string;
  password_hash: string;
}

/** A new session of whoever has this e-mail and password. @throws HttpProblem 400 */
async function open(database: Database, email: string, password: string) {
  const [employee] = await database.query<EmployeeRow>(sql`
    SELECT id, uid, first_name AS given_name, last_name AS family_name, employee_type, password_hash
    FROM employee WHERE lower(email) = ${email} AND disabled_at IS NULL`);
  const matches = await passwordMatches(employee?.password_hash, password);
  const jti = randomUUID();
  if (employee === undefined || !matches || !(await openSession(database, employee, jti))) {
    throw new HttpProblem(400, 'The e-mail or the password is wrong.');
  }
  return { employee, jti };
}

/**
 * Checks an e-mail and password and opens a session.
 * @returns the token
 * @throws HttpProblem 400 for wrong credentials, the same for an unknown e-mail; 429 after too many failures
 */
export async function login(
  database: Database,
  secret: Uint8Array,
  credentials: LoginRequest,
  address: string,
): Promise<string> {
  const email = credentials.email.trim().toLowerCase();
  const subject = { email: `login:email:${email}`, address: `login:address:${networkOf(address)}` };
  const { employee, jti } = await attempt(database, [subject.email, subject.address], () =>
    open(database, email, credentials.password),
  );
  await forgive(database, subject.email);
  return signToken(secret, {
    uid: employee.uid,
    givenName: employee.given_name,
    familyName: employee.family_name,
    employeeType: employee.employee_type,
    jti,
  });
}
