import type { Queryable } from '../db/database.ts';
import { rememberDevice } from './devices.ts';
import { issueSession, type VerifiedIdentity } from './issueSession.ts';
import type { SessionOrigin } from './sessionQueries.ts';

/** An employee whose password was verified. */
export interface Entrant {
  id: number;
  employee_type: string;
  /** The verified hash. */
  password_hash: string;
}

/** Where a sign-in comes from. */
export interface Origin extends SessionOrigin {
  /** The header X-Device. */
  device: string | undefined;
}

/** The token, and the X-Device value for future requests. */
export interface SignedIn {
  token: string;
  device: string;
}

/**
 * Opens a session after a password, a passkey as the only factor, or a second step.
 * @returns undefined if the employee was disabled or the password changed in the meantime
 */
export async function signIn(
  database: Queryable,
  secret: Uint8Array,
  employee: VerifiedIdentity,
  { device, ...beginning }: Origin,
): Promise<SignedIn | undefined> {
  const session = await issueSession(database, secret, employee, beginning);
  return session && { token: session.token, device: await rememberDevice(database, device, employee.id) };
}
