import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { CompanyAccount, VerifiedIdentity } from '../issueSession.ts';
import type { Entrant } from '../signIn.ts';
import type { Queryable } from '../../db/database.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { HELD, hasFactor, readHeld, type Held } from './held.ts';

/** How long a sign-in waits for the second step, in seconds: enough to set up an app. */
export const STEP_LIFE_S = 10 * 60;

/** The first step: a password, by its digest, or a company account in the browser whose cookie has this digest (OIDC-11). */
type FirstStep = { password: string } | { company: CompanyAccount; browser: string };

/**
 * Requires the second step from employees who use or need two-step verification (FACT-04, FACT-08, OIDC-10).
 * @returns the refusal: 401 with `secondStep`, whose ticket proves the first step; undefined if no second step is needed
 */
export async function secondStepFor(
  database: Queryable,
  employee: Pick<Entrant, 'id' | 'employee_type'>,
  first: FirstStep,
): Promise<HttpProblem | undefined> {
  const held = await readHeld(database, employee.id);
  const isEnrolment = !hasFactor(held);
  if (isEnrolment && !(await isRequiredOf(database, employee.employee_type))) return undefined;
  const ticket = newPermit();
  await database.query(sql`
    INSERT INTO ticket (id, kind, employee_id, details, expires_at)
    VALUES (${permitHash(ticket)}, 'second-step', ${employee.id}, ${JSON.stringify(first)}::jsonb,
      now() + make_interval(secs => ${STEP_LIFE_S}))`);
  return new HttpProblem(
    401,
    secondStepMessage(held),
    [],
    {},
    { secondStep: { ticket, isEnrolment, ...held } },
  );
}

/** The same after a password. @throws HttpProblem 401 with `secondStep` */
export async function refuseWithoutSecondStep(database: Queryable, employee: Entrant): Promise<void> {
  const refusal = await secondStepFor(database, employee, { password: permitHash(employee.password_hash) });
  if (refusal !== undefined) throw refusal;
}

async function isRequiredOf(database: Queryable, employeeType: string): Promise<boolean> {
  const [required] = await database.query(
    sql`SELECT FROM second_factor_required WHERE employee_type = ${employeeType}`,
  );
  return required !== undefined;
}

function secondStepMessage(held: Held): string {
  if (held.hasPasskey) return 'Use your passkey, or enter a code.';
  if (held.hasApp) return 'Enter a code from your authenticator app.';
  return hasFactor(held)
    ? 'Your passkey is blocked: enter a recovery code.'
    : 'Your company requires two-step verification: set up an authenticator app or a passkey.';
}

/** The ticket is no longer valid. */
export const tooLate = (): HttpProblem => brokenField('Ticket', 'This sign-in took too long. Sign in again.');

/** A returned ticket and the cookie of its browser. */
export interface StepPermit {
  ticket: string;
  browser: string | undefined;
}

/** Someone who has completed the first step but not the second. */
export interface PendingSignIn extends Held {
  id: number;
  email: string;
  /** Verified by the first step. */
  proven: VerifiedIdentity;
}

interface Found extends Held {
  id: number;
  email: string;
  passwordHash: string | null;
  password: string | null;
  company: CompanyAccount | null;
  browser: string | null;
}

/** Rechecks the first step. @returns undefined if the password has changed, or the ticket comes from another browser */
function provenBy(
  { id, passwordHash, password, company, browser }: Found,
  permit: StepPermit,
): VerifiedIdentity | undefined {
  if (company !== null)
    return permit.browser !== undefined && permitHash(permit.browser) === browser
      ? { id, company }
      : undefined;
  return passwordHash !== null && permitHash(passwordHash) === password ? { id, passwordHash } : undefined;
}

/** @throws HttpProblem 422 if the ticket is unknown, used, expired or another browser's, or the first step is no longer valid */
export async function readPendingSignIn(database: Queryable, permit: StepPermit): Promise<PendingSignIn> {
  const [found] = await database.query<Found>(sql`
    SELECT employee.id, email, password_hash AS "passwordHash", details->>'password' AS password,
      details->'company' AS company, details->>'browser' AS browser, ${HELD}
    FROM ticket JOIN employee ON employee.id = ticket.employee_id
    WHERE ticket.id = ${permitHash(permit.ticket)} AND kind = 'second-step' AND ticket.expires_at > now()
      AND disabled_at IS NULL`);
  const proven = found && provenBy(found, permit);
  if (found === undefined || proven === undefined) throw tooLate();
  const { id, email, hasApp, hasPasskey, hasBlockedPasskey } = found;
  return { id, email, proven, hasApp, hasPasskey, hasBlockedPasskey };
}

/**
 * The same for someone who needs two-step verification and hasn't set it up.
 * @throws HttpProblem 422 if it's set up, so that it can't be bypassed
 */
export async function readPendingEnrollment(database: Queryable, permit: StepPermit): Promise<PendingSignIn> {
  const waiting = await readPendingSignIn(database, permit);
  if (hasFactor(waiting))
    throw brokenField('Ticket', 'Two-step verification is already set up. Use it to sign in.');
  return waiting;
}

/** Consumes the ticket. @returns whether it was still there; of two concurrent requests, only one signs in */
export async function consumeStepTicket(database: Queryable, ticket: string): Promise<boolean> {
  const ended = await database.query(
    sql`DELETE FROM ticket WHERE id = ${permitHash(ticket)} AND kind = 'second-step' RETURNING id`,
  );
  return ended.length > 0;
}
