import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { DEVICE_HEADER } from './rules/deviceHeader.ts';
import type { Database, Queryable } from '../db/database.ts';
import { newPermit, permitHash } from '../common/permit.ts';

/** How long a device stays known after its last sign-in. */
const KNOWN_FOR = '90 days';

/** The device value that a request sends. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const device = request.headers[DEVICE_HEADER];
  return typeof device === 'string' ? device : undefined;
}

/** The hash of a device on which a password was chosen, but nobody has signed in since. */
const chosenHash = (device: string): string => permitHash(`chosen ${device}`);

/** @returns the first of the hashes by which a device is known for the employee with this email */
async function knownBy(database: Queryable, hashes: string[], email: string): Promise<string | undefined> {
  const [known] = await database.query<{ hash: string }>(sql`
    SELECT token_hash AS hash FROM device JOIN employee ON employee.id = employee_id
    WHERE token_hash = ANY(${hashes}::text[]) AND lower(email) = ${email} AND seen_at > now() - ${KNOWN_FOR}::interval
    ORDER BY token_hash <> ${hashes[0]} LIMIT 1`);
  return known?.hash;
}

/** @returns the hash of the device if the employee with this email has signed in on it before; else undefined */
export const knownDevice = async (
  database: Queryable,
  device: string | undefined,
  email: string,
): Promise<string | undefined> =>
  device === undefined ? undefined : knownBy(database, [permitHash(device)], email);

/**
 * The same for a password: includes devices on which it was chosen with an emailed link. A second step needs more, because anyone who
 * reads the email could make devices known that way.
 */
export const knownForPassword = async (
  database: Queryable,
  device: string | undefined,
  email: string,
): Promise<string | undefined> =>
  device === undefined ? undefined : knownBy(database, [permitHash(device), chosenHash(device)], email);

/** @returns the device value for future requests; a new or forged one is replaced */
async function remember(
  database: Queryable,
  device: string | undefined,
  { employeeId, hashOf }: { employeeId: number; hashOf: (device: string) => string },
): Promise<string> {
  const [known] =
    device === undefined
      ? []
      : await database.query(
          sql`SELECT FROM device WHERE token_hash IN (${permitHash(device)}, ${chosenHash(device)}) LIMIT 1`,
        );
  const remembered = device === undefined || known === undefined ? newPermit() : device;
  await database.query(sql`
    INSERT INTO device (token_hash, employee_id) VALUES (${hashOf(remembered)}, ${employeeId})
    ON CONFLICT (token_hash, employee_id) DO UPDATE SET seen_at = now()`);
  return remembered;
}

/** Makes a device known after a sign-in. @param device the value it sent @returns the value for future requests */
export const rememberDevice = (
  database: Queryable,
  device: string | undefined,
  employeeId: number,
): Promise<string> => remember(database, device, { employeeId, hashOf: permitHash });

/** The same for a device on which an employee has chosen a password. */
export const rememberChosen = (
  database: Queryable,
  device: string | undefined,
  employeeId: number,
): Promise<string> => remember(database, device, { employeeId, hashOf: chosenHash });

/** Forgets all of an employee's devices. */
export const forgetDevices = (database: Queryable, employeeId: number): Promise<unknown> =>
  database.query(sql`DELETE FROM device WHERE employee_id = ${employeeId}`);

/** Deletes devices without a sign-in for 90 days. */
export const forgetOldDevices = (database: Database): Promise<unknown> =>
  database.query(sql`DELETE FROM device WHERE seen_at < now() - ${KNOWN_FOR}::interval`);
