import type { Queryable } from '../db/database.ts';
import { rememberDevice } from './devices.ts';
import { issueSession, type VerifiedIdentity } from './issueSession.ts';
import type { Beginning } from './sessionQueries.ts';

/** Somebody whose password was right. */
export interface Entrant {
  id: number;
  employee_type: string;
  /** The one that was checked. */
  password_hash: string;
}

/** Where a sign-in comes from. */
export interface Origin extends Beginning {
  /** The header X-Device. */
  device: string | undefined;
}

/** The token, and the value for X-Device from now on. */
export interface SignedIn {
  token: string;
  device: string;
}

/**
 * Opens a session after a password, after a passkey alone, or after a second step.
 * @returns undefined when the employee was disabled or has another password meanwhile
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
