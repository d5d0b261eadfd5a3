import type { SecondStepAnswer } from './contract.ts';
import { knownDevice } from '../devices.ts';
import { networkOf } from '../network.ts';
import { attempt } from '../rateLimit.ts';
import { signIn, type Origin } from '../signIn.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { confirmApp, spendAppCode, wrongCode } from './app.ts';
import { isAppCode } from './appCode.ts';
import { hasFactor } from './held.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import {
  consumeStepTicket,
  tooLate,
  readPendingSignIn,
  type StepPermit,
  type PendingSignIn,
} from './secondStep.ts';

/** How many wrong codes in a row unknown devices may send: the limit of NIST SP 800-63B (3.2.2). */
const MOST_WRONG_CODES = 100;

/** @throws HttpProblem 422 for a wrong code, 429 when too many were wrong */
async function prove(
  database: Database,
  key: Uint8Array,
  { waiting, code, isKnown }: { waiting: PendingSignIn; code: string; isKnown: boolean },
): Promise<void> {
  const { id: employeeId } = waiting;
  const typed = code.replaceAll(/\s/g, '');
  if (!isAppCode(typed)) {
    if (!(await spendRecoveryCode(database, employeeId, typed)))
      throw brokenField('Code', 'This code is wrong or has already been used.');
    await audit(database, employeeId, { action: 'recovery code used', record: `employee/${employeeId}` });
    return;
  }
  const verdict = await spendAppCode(database, key, {
    employeeId,
    code: typed,
    mayFail: isKnown ? undefined : MOST_WRONG_CODES,
  });
  if (verdict === 'worn-out')
    throw new HttpProblem(
      429,
      'Too many wrong codes. Use a recovery code or a device you’ve signed in on before, or ask Operations.',
    );
  if (verdict === 'wrong') throw wrongCode();
}

/** The keys for a second step: one signs tokens, the other encrypts the secrets of apps. */
export interface Keys {
  token: Uint8Array;
  factor: Uint8Array;
}

/**
 * Call 280: signs somebody in after the first step. Wrong codes on a device that's known for the employee count against that device, others
 * against the employee and the network, like wrong passwords (SIGN-04).
 * @throws HttpProblem 422 for a wrong code or an invalid ticket; 429 after too many wrong codes
 */
export async function takeSecondStep(
  database: Database,
  keys: Keys,
  { permit, code }: { permit: StepPermit; code: string },
  origin: Origin,
): Promise<SecondStepAnswer & { device: string }> {
  const waiting = await readPendingSignIn(database, permit);
  const network = networkOf(origin.address);
  const known = await knownDevice(database, origin.device, waiting.email.toLowerCase());
  const subjects =
    known === undefined
      ? [`code:employee:${waiting.id}`, `code:address:${network}`]
      : [`code:device:${known}:${waiting.id}`];
  const RecoveryCodes = await attempt(database, { subjects, sender: known ?? network }, async () => {
    if (!hasFactor(waiting))
      return database.transaction((transaction) =>
        confirmApp(transaction, keys.factor, { employeeId: waiting.id, code }),
      );
    await prove(database, keys.factor, { waiting, code, isKnown: known !== undefined });
    return null;
  });
  const signedIn = await database.transaction((transaction) =>
    endStep(transaction, keys.token, { waiting, ticket: permit.ticket, origin }),
  );
  return { ...signedIn, RecoveryCodes };
}

/**
 * Opens the session after the second step, once.
 * @throws HttpProblem 422 if the ticket was used, or the password or access changed in the meantime
 */
export async function endStep(
  transaction: Transaction,
  secret: Uint8Array,
  { waiting, ticket, origin }: { waiting: PendingSignIn; ticket: string; origin: Origin },
): Promise<{ Token: string; device: string }> {
  const signedIn = (await consumeStepTicket(transaction, ticket))
    ? await signIn(transaction, secret, waiting.proven, origin)
    : undefined;
  if (signedIn === undefined) throw tooLate();
  return { Token: signedIn.token, device: signedIn.device };
}
