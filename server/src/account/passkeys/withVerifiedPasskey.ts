import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import type { PasskeyAssertion } from './contract.ts';
import { knownDevice } from '../devices.ts';
import { networkOf } from '../network.ts';
import { attempt } from '../rateLimit.ts';
import type { Origin } from '../signIn.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { challengeIn, checkUse, refusedPasskey } from './answers.ts';
import { spendChallenge, type Purpose } from './challenges.ts';
import { handleOf } from './options.ts';
import type { PasskeySite } from './site.ts';

/** The passkey that somebody signs in with, and its owner. */
export interface Owned {
  id: number;
  employeeId: number;
  uid: string;
  email: string;
  name: string;
  publicKey: string;
}

/** A sign-in with a passkey. */
export interface Use {
  site: PasskeySite;
  purpose: Purpose;
  credential: PasskeyAssertion;
  origin: Origin;
  log: FastifyBaseLogger;
  /** The required owner; undefined: anyone's, as their only factor. */
  employeeId: number | undefined;
}

const BLOCKED =
  'A copy of this passkey may be in use, so it’s blocked. Sign in another way and remove it, or ask Operations.';

const unknown = () => refusedPasskey('Galley doesn’t know this passkey. Sign in another way.');

async function findPasskey(database: Database, credentialId: string): Promise<Owned | undefined> {
  const [found] = await database.query<Owned>(sql`
    SELECT passkey.id, employee_id AS "employeeId", uid, email, name, public_key AS "publicKey"
    FROM passkey JOIN employee ON employee.id = employee_id
    WHERE credential_id = ${credentialId} AND disabled_at IS NULL`);
  return found;
}

/** @throws HttpProblem 422 unless the passkey is known and its response valid. @returns the passkey and its counter */
async function check(
  database: Database,
  passkey: Owned | undefined,
  use: Use,
): Promise<{ owned: Owned; counter: number }> {
  const { site, purpose, credential, employeeId, log } = use;
  const challenge = challengeIn(credential);
  await spendChallenge(database, purpose, challenge);
  const isAlone = employeeId === undefined;
  if (passkey === undefined || (!isAlone && passkey.employeeId !== employeeId)) throw unknown();
  const handle = credential.response.userHandle ?? undefined;
  if (handle === undefined ? isAlone : handle !== handleOf(passkey.uid)) throw unknown();
  const { counter, isUserVerified } = await checkUse(credential, passkey.publicKey, { site, challenge, log });
  if (isAlone && !isUserVerified)
    throw refusedPasskey(
      'To sign in without a password, your passkey must verify you by PIN, face or fingerprint.',
    );
  return { owned: passkey, counter };
}

/** Records the use of a passkey. @returns false if it's blocked, which happens now if its counter didn't increase */
async function count(
  transaction: Transaction,
  { id, employeeId, name }: Owned,
  counter: number,
): Promise<boolean> {
  // In the same order as every other change of an employee's factors, to avoid deadlocks.
  await transaction.query(sql`SELECT FROM employee WHERE id = ${employeeId} FOR SHARE`);
  const [stored] = await transaction.query<{ isBlocked: boolean; counter: number }>(sql`
    SELECT blocked_at IS NOT NULL AS "isBlocked", counter FROM passkey WHERE id = ${id} FOR UPDATE`);
  // The passkey was removed in the meantime.
  if (stored === undefined) throw unknown();
  if (stored.isBlocked) return false;
  // 0 both times: the authenticator has no counter (WebAuthn, 6.1.1).
  if (counter > stored.counter || (counter === 0 && stored.counter === 0)) {
    await transaction.query(sql`UPDATE passkey SET counter = ${counter}, used_at = now() WHERE id = ${id}`);
    return true;
  }
  await transaction.query(sql`UPDATE passkey SET blocked_at = now() WHERE id = ${id}`);
  await audit(transaction, employeeId, {
    action: 'passkey blocked',
    record: `employee/${employeeId}`,
    after: { name, counter, expected: `above ${stored.counter}` },
  });
  return false;
}

/**
 * Runs work after verifying a passkey (PKEY-02, PKEY-03). Failures count against the device if it's known for the owner, else against the
 * network (SIGN-04), since nobody can guess the key itself.
 * @param work runs in the same transaction as the use of the passkey
 * @throws HttpProblem 422 for an invalid response; 429 after too many
 */
export async function withVerifiedPasskey<T>(
  database: Database,
  use: Use,
  work: (transaction: Transaction, passkey: Owned) => Promise<T>,
): Promise<T> {
  const passkey = await findPasskey(database, use.credential.id);
  const network = networkOf(use.origin.address);
  const known = passkey && (await knownDevice(database, use.origin.device, passkey.email.toLowerCase()));
  const subject =
    passkey === undefined || known === undefined
      ? `passkey:address:${network}`
      : `passkey:device:${known}:${passkey.employeeId}`;
  return attempt(database, { subjects: [subject], sender: known ?? network }, async () => {
    const { owned, counter } = await check(database, passkey, use);
    const done = await database.transaction(async (transaction) => {
      if (!(await count(transaction, owned, counter))) return undefined;
      const result = await work(transaction, owned);
      await audit(transaction, owned.employeeId, {
        action: 'signed in with passkey',
        record: `employee/${owned.employeeId}`,
        after: { name: owned.name },
      });
      return { result };
    });
    // Throw after the transaction, so that the block is committed.
    if (done === undefined) throw refusedPasskey(BLOCKED);
    return done.result;
  });
}
