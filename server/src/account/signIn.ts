import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { canaryKey } from './canaryKey.ts';
import { rememberDevice } from './devices.ts';
import { openSession, type Beginning } from './sessionQueries.ts';
import { signToken } from './token.ts';

/** Who has proved who they are. */
export interface Entrant {
  id: number;
  uid: string;
  given_name: string;
  family_name: string;
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

/** Opens a session. @returns undefined when the employee was disabled or has another password meanwhile */
export async function signIn(
  database: Database,
  secret: Uint8Array,
  employee: Entrant,
  { device, ...beginning }: Origin,
): Promise<SignedIn | undefined> {
  const jti = randomUUID();
  const openedAt = await openSession(database, employee, jti, beginning);
  if (openedAt === undefined) return undefined;
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
