import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { DEVICE_HEADER } from '@galley/shared/contract/account';
import type { Database, Queryable } from '../db/database.ts';
import { newPermit, permitHash } from './permit.ts';

/** How long a device is known after the last sign-in on it. */
const KNOWN_FOR = '90 days';

/** What the device of a request says it is. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const device = request.headers[DEVICE_HEADER];
  return typeof device === 'string' ? device : undefined;
}

/** @returns the hash of a device on which the employee with this e-mail has signed in before; undefined for any other */
export async function knownDevice(
  database: Queryable,
  device: string | undefined,
  email: string,
): Promise<string | undefined> {
  if (device === undefined) return undefined;
  const hash = permitHash(device);
  const [known] = await database.query(sql`
    SELECT FROM device JOIN employee ON employee.id = employee_id
    WHERE token_hash = ${hash} AND lower(email) = ${email} AND seen_at > now() - ${KNOWN_FOR}::interval`);
  return known === undefined ? undefined : hash;
}

/**
 * Makes a device known for an employee. @param device what it says it is; a new one, or one that was made up, becomes another
 * @returns what the device is to say from now on
 */
export async function rememberDevice(
  database: Queryable,
  device: string | undefined,
  employeeId: number,
): Promise<string> {
  const [known] =
    device === undefined
      ? []
      : await database.query(sql`SELECT FROM device WHERE token_hash = ${permitHash(device)} LIMIT 1`);
  const remembered = device === undefined || known === undefined ? newPermit() : device;
  await database.query(sql`
    INSERT INTO device (token_hash, employee_id) VALUES (${permitHash(remembered)}, ${employeeId})
    ON CONFLICT (token_hash, employee_id) DO UPDATE SET seen_at = now()`);
  return remembered;
}

/** No device is known for this employee any more. */
export const forgetDevices = (database: Queryable, employeeId: number): Promise<unknown> =>
  database.query(sql`DELETE FROM device WHERE employee_id = ${employeeId}`);

/** Deletes devices without a sign-in for 90 days. */
export const forgetOldDevices = (database: Database): Promise<unknown> =>
  database.query(sql`DELETE FROM device WHERE seen_at < now() - ${KNOWN_FOR}::interval`);
