import type { FastifyBaseLogger } from 'fastify';
import type { NewPasskey, PasskeyAssertion } from './contract.ts';
import type { SecondStepAnswer } from '../secondFactor/contract.ts';
import { permitHash } from '../../common/permit.ts';
import type { PasswordSignIn } from '../passwordSignIn.ts';
import { signIn, type Origin, type SignedIn } from '../signIn.ts';
import type { Database } from '../../db/database.ts';
import { refusedPasskey, challengeIn, checkNew } from './answers.ts';
import { spendChallenge } from './challenges.ts';
import { readPendingEnrollment, readPendingSignIn, type StepPermit } from '../secondFactor/secondStep.ts';
import { endStep } from '../secondFactor/takeSecondStep.ts';
import { deviceName } from '../sessions/deviceName.ts';
import { addPasskey, transportsOf } from './passkeys.ts';
import type { PasskeySite } from './site.ts';
import { withVerifiedPasskey } from './withVerifiedPasskey.ts';

/** Options of every sign-in with a passkey. */
export interface SignInOptions {
  database: Database;
  /** Signs tokens. */
  secret: Uint8Array;
  site: PasskeySite;
  origin: Origin;
  log: FastifyBaseLogger;
}

/**
 * Call 291: signs in with a passkey as the only factor, so the passkey must have verified its owner. Like a password, it's one of Galley's
 * own sign-ins: if those are turned off, only the break-glass account can use it (OIDC-08).
 * @throws HttpProblem 403, 422, 429
 */
export async function signInByPasskey(
  { database, secret, site, origin, log }: SignInOptions,
  passwords: PasswordSignIn,
  credential: PasskeyAssertion,
): Promise<SignedIn> {
  const use = { site, purpose: { for: 'sign-in' }, credential, origin, log, employeeId: undefined } as const;
  return withVerifiedPasskey(database, use, async (transaction, owner) => {
    passwords.admit(owner.email);
    const opened = await signIn(transaction, secret, { id: owner.employeeId }, origin);
    if (opened === undefined) throw refusedPasskey('You can no longer sign in here.');
    return opened;
  });
}

/** Call 292: a passkey after the first step. @throws HttpProblem 422, 429 */
export async function takeStepByPasskey(
  { database, secret, site, origin, log }: SignInOptions,
  permit: StepPermit,
  credential: PasskeyAssertion,
): Promise<SecondStepAnswer & { device: string }> {
  const { ticket } = permit;
  const waiting = await readPendingSignIn(database, permit);
  const purpose = { for: 'second step', holder: permitHash(ticket) } as const;
  const use = { site, purpose, credential, origin, log, employeeId: waiting.id };
  return withVerifiedPasskey(database, use, async (transaction) => ({
    ...(await endStep(transaction, secret, { waiting, ticket, origin })),
    RecoveryCodes: null,
  }));
}

/** Call 294: a passkey created after the first step by somebody who must set up two-step verification. @throws HttpProblem 422 */
export async function addByTicket(
  { database, secret, site, origin, log }: SignInOptions,
  permit: StepPermit,
  credential: NewPasskey,
): Promise<SecondStepAnswer & { device: string }> {
  const { ticket } = permit;
  const waiting = await readPendingEnrollment(database, permit);
  const challenge = challengeIn(credential);
  await spendChallenge(database, { for: 'add at sign-in', holder: permitHash(ticket) }, challenge);
  const created = await checkNew(credential, { site, challenge, log });
  return database.transaction(async (transaction) => {
    const { RecoveryCodes } = await addPasskey(transaction, waiting.id, {
      created,
      name: deviceName(origin.userAgent),
      transports: transportsOf(credential),
    });
    return { ...(await endStep(transaction, secret, { waiting, ticket, origin })), RecoveryCodes };
  });
}
