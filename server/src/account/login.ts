import sql from 'sql-template-tag';
import type { LoginRequest } from './contract.ts';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { knownForPassword } from './devices.ts';
import { networkOf } from './network.ts';
import { passwordMatches } from './password.ts';
import { attempt, forgetFailures } from './rateLimit.ts';
import { signIn, type Entrant, type Origin, type SignedIn } from './signIn.ts';

interface EmployeeRow extends Omit<Entrant, 'password_hash'> {
  /** Null: the employee has no password yet. */
  password_hash: string | null;
}

const refused = () => new HttpProblem(400, 'The email or the password is wrong.');

/** The employee with this email and password. @throws HttpProblem 400 */
async function check(database: Database, email: string, password: string): Promise<Entrant> {
  const [employee] = await database.query<EmployeeRow>(sql`
    SELECT id, employee_type, password_hash FROM employee WHERE lower(email) = ${email} AND disabled_at IS NULL`);
  const password_hash = employee?.password_hash ?? undefined;
  const matches = await passwordMatches(password_hash, password);
  if (employee === undefined || password_hash === undefined || !matches) throw refused();
  return { ...employee, password_hash };
}

/** What a sign-in with a password needs besides the database. */
export interface SignInRules {
  /** Signs tokens. */
  secret: Uint8Array;
  /** Refuses if the password is right but a second step is needed. */
  admit: (database: Database, employee: Entrant) => Promise<void>;
}

/**
 * Checks an email and password and opens a session. Failures on a device that's known for the email count against that device. Others count
 * against the email and the network, so they don't block people on devices they've used before.
 * @returns the token, and the X-Device value for future requests
 * @throws HttpProblem 400 for wrong credentials, the same for an unknown email; 401 with `secondStep` when two-step verification is needed;
 * 429 after too many failures; 503 when too many are waiting
 */
export async function login(
  database: Database,
  { secret, admit }: SignInRules,
  credentials: LoginRequest,
  origin: Origin,
): Promise<SignedIn> {
  const email = credentials.email.trim().toLowerCase();
  const network = networkOf(origin.address);
  const known = await knownForPassword(database, origin.device, email);
  const [own, ...others] =
    known === undefined
      ? ([`login:email:${email}`, `login:address:${network}`] as const)
      : ([`login:device:${known}:${email}`] as const);
  const employee = await attempt(database, { subjects: [own, ...others], sender: known ?? network }, () =>
    check(database, email, credentials.password),
  );
  await forgetFailures(database, own);
  await admit(database, employee);
  const { id, password_hash: passwordHash } = employee;
  const signedIn = await signIn(database, secret, { id, passwordHash }, origin);
  if (signedIn === undefined) throw refused();
  return signedIn;
}
