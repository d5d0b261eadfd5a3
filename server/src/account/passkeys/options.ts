import sql from 'sql-template-tag';
import type { PasskeyCreation, PasskeyRequest } from './contract.ts';
import type { Queryable } from '../../db/database.ts';
import { ALGORITHMS } from './answers.ts';
import { newChallenge, TIMEOUT_MS, type Purpose } from './challenges.ts';
import type { PasskeySite } from './site.ts';

/** Who requests options, and for what. */
interface Asking {
  site: PasskeySite;
  purpose: Purpose;
  /** The network. */
  sender: string;
}

const descriptorsOf = async (database: Queryable, employeeId: number) =>
  (
    await database.query<{ id: string; transports: string[] }>(sql`
      SELECT credential_id AS id, transports FROM passkey
      WHERE employee_id = ${employeeId} AND blocked_at IS NULL ORDER BY passkey.id`)
  ).map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }));

/** The user handle for authenticators, without personal data (WebAuthn, 14.6.1). */
export const handleOf = (uid: string): string => Buffer.from(uid).toString('base64url');

/** Options to create a passkey: discoverable without an email, and not on a device that already has one. */
export async function creationOptions(
  database: Queryable,
  employeeId: number,
  { site, purpose, sender }: Asking,
): Promise<PasskeyCreation> {
  const [employee] = await database.query<{ uid: string; email: string; name: string }>(sql`
    SELECT uid, email, first_name || ' ' || last_name AS name FROM employee WHERE id = ${employeeId}`);
  const { uid = '', email = '', name = '' } = employee ?? {};
  return {
    challenge: await newChallenge(database, purpose, sender),
    rp: { id: site.id, name: 'Galley' },
    user: { id: handleOf(uid), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    excludeCredentials: await descriptorsOf(database, employeeId),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };
}

/** Options to use a passkey. @param employeeId its owner; undefined if the passkey itself identifies the owner, as the only factor */
export async function requestOptions(
  database: Queryable,
  employeeId: number | undefined,
  { site, purpose, sender }: Asking,
): Promise<PasskeyRequest> {
  return {
    challenge: await newChallenge(database, purpose, sender),
    rpId: site.id,
    timeout: TIMEOUT_MS,
    allowCredentials: employeeId === undefined ? [] : await descriptorsOf(database, employeeId),
    userVerification: employeeId === undefined ? 'required' : 'discouraged',
  };
}
