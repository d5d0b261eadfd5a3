import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../account/permit.ts';
import type { Entrant } from '../account/signIn.ts';
import type { Queryable } from '../db/database.ts';
import { HttpProblem, ruleBroken } from '../http/problem.ts';
import { HELD, hasFactor, readHeld, type Held } from './held.ts';

/** For how long the second step is waited for: enough to set up an app. */
const LIFE = '10 minutes';

/**
 * Has an employee with a second factor, or of whom one is required, take the second step (FACT-04, FACT-08).
 * @throws HttpProblem 401 with `secondStep`, whose ticket says that the password was right
 */
export async function refuseWithoutSecondStep(database: Queryable, employee: Entrant): Promise<void> {
  const held = await readHeld(database, employee.id);
  const isEnrolment = !hasFactor(held);
  if (isEnrolment && !(await isRequiredOf(database, employee.employee_type))) return;
  const ticket = newPermit();
  await database.query(sql`
    INSERT INTO ticket (id, kind, employee_id, details, expires_at)
    VALUES (${permitHash(ticket)}, 'second-step', ${employee.id},
      ${JSON.stringify({ password: permitHash(employee.password_hash) })}::jsonb, now() + ${LIFE}::interval)`);
  throw new HttpProblem(401, whatIsNeeded(held), [], {}, { secondStep: { ticket, isEnrolment, ...held } });
}

async function isRequiredOf(database: Queryable, employeeType: string): Promise<boolean> {
  const [required] = await database.query(
    sql`SELECT FROM second_factor_required WHERE employee_type = ${employeeType}`,
  );
  return required !== undefined;
}

function whatIsNeeded(held: Held): string {
  if (held.hasPasskey) return 'Use your passkey, or enter a code.';
  if (held.hasApp) return 'Enter a code of your authenticator app.';
  return hasFactor(held)
    ? 'Your passkey is blocked: enter a recovery code.'
    : 'Your company requires a second factor: set up an authenticator app or a passkey.';
}

/** The ticket is no longer good. */
export const tooLate = (): HttpProblem =>
  ruleBroken([{ field: 'Ticket', message: 'This sign-in took too long. Begin again.' }]);

/** Somebody whose password was right, and who has yet to take the second step. */
export interface Waiting extends Entrant, Held {
  email: string;
}

/** @throws HttpProblem 422 when the ticket is unknown, used or expired, or the password or access has changed since */
export async function waitingFor(database: Queryable, ticket: string): Promise<Waiting> {
  const [found] = await database.query<Waiting & { password: string }>(sql`
    SELECT employee.id, employee_type, password_hash, email, details->>'password' AS password, ${HELD}
    FROM ticket JOIN employee ON employee.id = ticket.employee_id
    WHERE ticket.id = ${permitHash(ticket)} AND kind = 'second-step' AND ticket.expires_at > now()
      AND disabled_at IS NULL AND password_hash IS NOT NULL`);
  if (found === undefined || permitHash(found.password_hash) !== found.password) throw tooLate();
  return found;
}

/** The same, of whom a factor is required and who has none. @throws HttpProblem 422 for whoever has one: it is not passed by */
export async function enrollingFor(database: Queryable, ticket: string): Promise<Waiting> {
  const waiting = await waitingFor(database, ticket);
  if (hasFactor(waiting))
    throw ruleBroken([{ field: 'Ticket', message: 'A second factor is set up already: sign in with it.' }]);
  return waiting;
}

/** Uses the ticket up. @returns whether it was still there: of two who come at once, one signs in */
export async function endWaiting(database: Queryable, ticket: string): Promise<boolean> {
  const ended = await database.query(
    sql`DELETE FROM ticket WHERE id = ${permitHash(ticket)} AND kind = 'second-step' RETURNING id`,
  );
  return ended.length > 0;
}
