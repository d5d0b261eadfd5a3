import sql from 'sql-template-tag';
import { INVALID_EMAIL, INVALID_PASSWORD, isAccountEmail, isNewPassword } from './rules/accountRules.ts';
import { audit } from '../common/audit.ts';
import type { Database } from '../db/database.ts';
import { brokenField, HttpProblem } from '../http/problem.ts';
import type { Mailer } from '../common/mailer.ts';
import { networkOf } from './network.ts';
import { forgetDevices, knownForPassword, rememberChosen } from './devices.ts';
import { hashPassword, inPasswordQueue } from './password.ts';
import { whyGuessable, type PasswordOwner } from './guessable.ts';
import type { PasswordSignIn } from './passwordSignIn.ts';
import type { AccessEnding } from './accessEndings.ts';
import { newPermit, permitHash } from '../common/permit.ts';
import { revokeSessionsOf } from './sessionQueries.ts';
import { countRequest } from './rateLimit.ts';

/** How long a reset link works, in minutes (SIGN-05). */
const LIFE_MIN = 30;

const resetMail = ({ firstName }: Owner, link: string) => ({
  subject: 'Reset your Galley password',
  text: [
    `Hello ${firstName},`,
    '',
    'Someone asked to reset your Galley password. To choose a new one, open this link:',
    '',
    link,
    '',
    `You can use the link once. It expires in ${LIFE_MIN} minutes. If it wasn’t you, ignore this email: your password won’t change.`,
    '',
  ].join('\n'),
});

/** People without a password can't set one this way: a feed may have created the account with an arbitrary address. */
const invitationText = (name: string) =>
  [
    `Hello ${name},`,
    '',
    'Someone asked to reset your Galley password. Your account has no password yet: ask Operations to invite you, and the invitation lets you choose one. If it wasn’t you, ignore this email.',
    '',
  ].join('\n');

export interface PasswordResetOptions {
  database: Database;
  mailer: Mailer;
  passwords: PasswordSignIn;
  /** The address of the link in the email. */
  publicUrl: string;
}

/** A request for a reset link, and where it came from. */
interface ResetRequest {
  email: string;
  address: string;
  /** The header X-Device. */
  device: string | undefined;
}

interface Owner {
  id: number;
  firstName: string;
  email: string;
  hasPassword: boolean;
}

/** @returns the token of a new reset link */
async function newResetToken(database: Database, employeeId: number): Promise<string> {
  const token = newPermit();
  await database.transaction(async (transaction) => {
    await transaction.query(sql`
      INSERT INTO password_reset (token_hash, employee_id, expires_at)
      VALUES (${permitHash(token)}, ${employeeId}, now() + make_interval(mins => ${LIFE_MIN}))`);
    // The request is anonymous.
    const record = `employee/${employeeId}`;
    await audit(transaction, null, { action: 'password reset asked for', record });
  });
  return token;
}

/**
 * Emails a reset link, or if there's no password yet, that an invitation is needed (SIGN-10). Each request counts against the address and
 * the email, so that nobody's mailbox is flooded. On a device that's known for the email, it counts against the device, so that others
 * can't use up its owner's limit (SIGN-07).
 * @returns false if no account has this email (AUTH-10)
 * @throws HttpProblem 422 if the email is invalid, 429 after too many requests, 503 if the mail server refuses the email
 */
export async function requestReset(
  { database, mailer, publicUrl }: PasswordResetOptions,
  { email, address, device }: ResetRequest,
): Promise<boolean> {
  if (!isAccountEmail(email)) throw brokenField('email', INVALID_EMAIL);
  const normalizedEmail = email.trim().toLowerCase();
  const known = await knownForPassword(database, device, normalizedEmail);
  await countRequest(
    database,
    known === undefined
      ? [`reset:email:${normalizedEmail}`, `reset:address:${networkOf(address)}`]
      : [`reset:device:${known}:${normalizedEmail}`],
  );
  const [employee] = await database.query<Owner>(sql`
    SELECT id, first_name AS "firstName", email, password_hash IS NOT NULL AS "hasPassword"
    FROM employee WHERE lower(email) = ${normalizedEmail} AND disabled_at IS NULL`);
  if (employee === undefined) return false;
  const mail = employee.hasPassword
    ? resetMail(employee, `${publicUrl}/reset-password?token=${await newResetToken(database, employee.id)}`)
    : { subject: 'Your Galley account has no password yet', text: invitationText(employee.firstName) };
  await mailer.send({ to: employee.email, ...mail }).catch((error: unknown) => {
    const problem = new HttpProblem(503, 'The email couldn’t be sent. Try again in a minute.', [], {
      'retry-after': '60',
    });
    throw Object.assign(problem, { cause: error });
  });
  return true;
}

/** A condition for a valid token: not used, not expired, of an active employee. */
const inForce = (token: string) => sql`
  token_hash = ${permitHash(token)} AND used_at IS NULL AND expires_at > now()
  AND employee_id IN (SELECT id FROM employee WHERE disabled_at IS NULL)`;

/** The request of call 32, and its device. */
interface NewPassword {
  token: string;
  password: string;
  device: string | undefined;
  /** Other access to end with the previous password. */
  endings: readonly AccessEnding[];
}

/**
 * Sets a new password with an emailed token, which works once. Ends all of the employee's sessions and forgets their other devices.
 * @returns the device value for future requests; undefined if the token is unknown, used or expired, or its employee is disabled
 * @throws HttpProblem 422 if the password is too short, too long or easy to guess; the link stays valid
 */
export async function resetPassword(
  database: Database,
  { token, password, device, endings }: NewPassword,
): Promise<string | undefined> {
  if (!isNewPassword(password)) throw brokenField('password', INVALID_PASSWORD);
  // Refuses guessed tokens before the expensive hashing.
  const [owner] = await database.query<PasswordOwner>(sql`
    SELECT email, first_name AS "firstName", last_name AS "lastName"
    FROM password_reset JOIN employee ON employee.id = employee_id WHERE ${inForce(token)}`);
  if (owner === undefined) return undefined;
  const message = await whyGuessable(password, owner);
  if (message !== undefined) throw brokenField('password', message);
  const passwordHash = await inPasswordQueue('new password', () => hashPassword(password));
  return database.transaction(async (transaction) => {
    // One statement finds and consumes the token, so only one of several requests gets it.
    const [used] = await transaction.query<{ employee_id: number }>(sql`
      UPDATE password_reset SET used_at = now() WHERE ${inForce(token)} RETURNING employee_id`);
    if (used === undefined) return undefined;
    await transaction.query(
      sql`UPDATE employee SET password_hash = ${passwordHash} WHERE id = ${used.employee_id}`,
    );
    await transaction.query(
      sql`UPDATE password_reset SET used_at = now() WHERE employee_id = ${used.employee_id} AND used_at IS NULL`,
    );
    await revokeSessionsOf(transaction, used.employee_id);
    for (const end of endings) await end(transaction, used.employee_id);
    const { employee_id: employeeId } = used;
    await audit(transaction, employeeId, {
      action: 'password reset',
      record: `employee/${employeeId}`,
      ...(endings.length === 0 ? {} : { after: { endedAddresses: true } }),
    });
    await forgetDevices(transaction, used.employee_id);
    return rememberChosen(transaction, device, used.employee_id);
  });
}
