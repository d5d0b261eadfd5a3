import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { LoginRequest } from '@galley/shared/contract/account';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { canaryKey } from './canaryKey.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { networkOf } from './network.ts';
import { passwordMatches } from './password.ts';
import { openSession, type Beginning } from './sessionQueries.ts';
import { attempt, forgetFailures } from './rateLimit.ts';
import { signToken } from './token.ts';

interface EmployeeRow {
  id: number;
  uid: string;
  given_name: string;
  family_name: string;
  employee_type: string;
  /** Null: none was chosen yet. */
  password_hash: string | null;
}

/** Opens a session for the employee with this e-mail and password. @throws HttpProblem 400 */
async function open(database: Database, { email, password }: LoginRequest, beginning: Beginning) {
  const [employee] = await database.query<EmployeeRow>(sql`
    SELECT id, uid, first_name AS given_name, last_name AS family_name, employee_type, password_hash
    FROM employee WHERE lower(email) = ${email} AND disabled_at IS NULL`);
  const { id, password_hash } = employee ?? { id: 0, password_hash: null };
  const matches = await passwordMatches(password_hash ?? undefined, password);
  const jti = randomUUID();
  const openedAt =
    password_hash === null || !matches
      ? undefined
      : await openSession(database, { id, password_hash }, jti, beginning);
  if (employee === undefined || openedAt === undefined)
    throw new HttpProblem(400, 'The e-mail or the password is wrong.');
  return { employee, jti, openedAt };
}

/** Where a sign-in comes from. */
export interface Origin extends Beginning {
  /** The header X-Device. */
  device: string | undefined;
}

/**
 * Checks an e-mail and password and opens a session. Failures on a device that is known for the e-mail count against that
 * device, others against the e-mail and the network: those do not block people on devices they have signed in on before.
 * @returns the token, and the value for X-Device from now on
 * @throws HttpProblem 400 for wrong credentials, the same for an unknown e-mail; 429 after too many failures; 503 when too many wait
 */
export async function login(
  database: Database,
  secret: Uint8Array,
  credentials: LoginRequest,
  { device, ...beginning }: Origin,
): Promise<{ token: string; device: string }> {
  const email = credentials.email.trim().toLowerCase();
  const network = networkOf(beginning.address);
  const known = await knownDevice(database, device, email);
  const [own, ...others] =
    known === undefined
      ? ([`login:email:${email}`, `login:address:${network}`] as const)
      : ([`login:device:${known}:${email}`] as const);
  const { employee, jti, openedAt } = await attempt(
    database,
    { subjects: [own, ...others], sender: known ?? network },
    () => open(database, { email, password: credentials.password }, beginning),
  );
  await forgetFailures(database, own);
  const token = await signToken(secret, {
    uid: employee.uid,
    givenName: employee.given_name,
    familyName: employee.family_name,
    employeeType: employee.employee_type,
    canaryKey: canaryKey(secret, employee.uid),
    jti,
    openedAt,
  });
  return { token, device: await rememberDevice(database, device, employee.id) };
}
