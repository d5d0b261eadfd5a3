import sql from 'sql-template-tag';
import type { LoginRequest } from '@galley/shared/contract/account';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { issueSession } from './issueSession.ts';
import { networkOf } from './network.ts';
import { passwordMatches } from './password.ts';
import { attempt, forgetFailures } from './rateLimit.ts';

interface EmployeeRow {
  id: number;
  /** Null: none was chosen yet. */
  password_hash: string | null;
}

/** Opens a session for the employee with this e-mail and password. @throws HttpProblem 400 */
async function open(database: Database, secret: Uint8Array, { email, password }: LoginRequest) {
  const [employee] = await database.query<EmployeeRow>(sql`
    SELECT id, password_hash FROM employee WHERE lower(email) = ${email} AND disabled_at IS NULL`);
  const { id, password_hash } = employee ?? { id: 0, password_hash: null };
  const matches = await passwordMatches(password_hash ?? undefined, password);
  const session =
    password_hash === null || !matches
      ? undefined
      : await issueSession(database, secret, { id, passwordHash: password_hash });
  if (session === undefined) throw new HttpProblem(400, 'The e-mail or the password is wrong.');
  return { id, token: session.token };
}

/** Where a sign-in comes from. */
export interface Origin {
  address: string;
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
  { address, device }: Origin,
): Promise<{ token: string; device: string }> {
  const email = credentials.email.trim().toLowerCase();
  const network = networkOf(address);
  const known = await knownDevice(database, device, email);
  const [own, ...others] =
    known === undefined
      ? ([`login:email:${email}`, `login:address:${network}`] as const)
      : ([`login:device:${known}:${email}`] as const);
  const { id, token } = await attempt(
    database,
    { subjects: [own, ...others], sender: known ?? network },
    () => open(database, secret, { email, password: credentials.password }),
  );
  await forgetFailures(database, own);
  return { token, device: await rememberDevice(database, device, id) };
}
