import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../account/permit.ts';
import type { Entrant } from '../account/signIn.ts';
import type { Queryable } from '../db/database.ts';
import { HttpProblem, ruleBroken } from '../http/problem.ts';

/** For how long the second step is waited for: enough to set up an app. */
const LIFE = '10 minutes';

/**
 * Has an employee with a second factor, or of whom one is required, take the second step (FACT-04, FACT-08).
 * @throws HttpProblem 401 with `secondStep`, whose ticket says that the password was right
 */
export async function refuseWithoutSecondStep(database: Queryable, employee: Entrant): Promise<void> {
  const [factor] = await database.query<{ hasApp: boolean; isRequired: boolean }>(sql`
    SELECT EXISTS (SELECT FROM totp WHERE employee_id = ${employee.id} AND confirmed_at IS NOT NULL) AS "hasApp",
      EXISTS (SELECT FROM second_factor_required WHERE employee_type = ${employee.employee_type}) AS "isRequired"`);
  if (factor === undefined || (!factor.hasApp && !factor.isRequired)) return;
  const ticket = newPermit();
  await database.query(sql`
    INSERT INTO ticket (id, kind, employee_id, details, expires_at)
    VALUES (${permitHash(ticket)}, 'second-step', ${employee.id},
      ${JSON.stringify({ password: permitHash(employee.password_hash) })}::jsonb, now() + ${LIFE}::interval)`);
  throw new HttpProblem(
    401,
    factor.hasApp
      ? 'Enter a code of your authenticator app.'
      : 'Your company requires a second factor: set up an authenticator app.',
    [],
    {},
    { secondStep: { ticket, isEnrolment: !factor.hasApp } },
  );
}

/** The ticket is no longer good. */
export const tooLate = (): HttpProblem =>
  ruleBroken([{ field: 'Ticket', message: 'This sign-in took too long. Begin again.' }]);

/** Somebody whose password was right, and who has yet to take the second step. */
export interface Waiting extends Entrant {
  email: string;
  hasApp: boolean;
}

/** @throws HttpProblem 422 when the ticket is unknown, used or expired, or the password or access has changed since */
export async function waitingFor(database: Queryable, ticket: string): Promise<Waiting> {
  const [found] = await database.query<Waiting & { password: string }>(sql`
    SELECT employee.id, employee_type, password_hash, email, details->>'password' AS password,
      EXISTS (SELECT FROM totp WHERE employee_id = employee.id AND confirmed_at IS NOT NULL) AS "hasApp"
    FROM ticket JOIN employee ON employee.id = ticket.employee_id
    WHERE ticket.id = ${permitHash(ticket)} AND kind = 'second-step' AND ticket.expires_at > now()
      AND disabled_at IS NULL AND password_hash IS NOT NULL`);
  if (found === undefined || permitHash(found.password_hash) !== found.password) throw tooLate();
  return found;
}

/** Uses the ticket up. @returns whether it was still there: of two who come at once, one signs in */
export async function endWaiting(database: Queryable, ticket: string): Promise<boolean> {
  const ended = await database.query(
    sql`DELETE FROM ticket WHERE id = ${permitHash(ticket)} AND kind = 'second-step' RETURNING id`,
  );
  return ended.length > 0;
}
