import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { CALLER_COLUMNS } from '../account/sessionQueries.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** What a ticket is for: the sheet of order lines (call 28), a pricing document (102), a change of account owner (101). */
export type TicketKind = 'orders-export' | 'download' | 'account-owner-proof';

/** How long each is good for. Source: server contract, downloads. */
const LIFE: Record<TicketKind, string> = {
  'orders-export': '10 minutes',
  download: '5 minutes',
  'account-owner-proof': '10 minutes',
};

export interface Ticket {
  employeeId: number;
  /** null: bound to no company. */
  companyId: number | null;
  details: object;
}

/** Issues a permit that needs no token: whoever holds its id downloads as its employee. @returns the id */
export async function issueTicket(
  database: Queryable,
  kind: TicketKind,
  { employeeId, companyId, details }: Ticket,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await database.query(sql`
    INSERT INTO ticket (id, kind, employee_id, company_id, details, expires_at)
    VALUES (${id}, ${kind}, ${employeeId}, ${companyId}, ${JSON.stringify(details)}::jsonb,
      now() + ${LIFE[kind]}::interval)`);
  return id;
}

/** The ticket of this id and kind, while it is good. */
export async function findTicket(
  database: Queryable,
  kind: TicketKind,
  id: string,
): Promise<Ticket | undefined> {
  const [ticket] = await database.query<Ticket>(sql`
    SELECT employee_id AS "employeeId", company_id AS "companyId", details FROM ticket
    WHERE id = ${id} AND kind = ${kind} AND expires_at > now()`);
  return ticket;
}

/**
 * The employee of a ticket with the rights of this moment, not of the one when it was issued.
 * @throws HttpProblem 403 when the employee is disabled
 */
export async function ticketCaller(database: Queryable, { employeeId }: Ticket): Promise<Caller> {
  const [employee] = await database.query<Omit<Caller, 'jti' | 'writes'>>(sql`
    SELECT ${CALLER_COLUMNS} FROM employee WHERE id = ${employeeId} AND disabled_at IS NULL`);
  if (employee === undefined) throw new HttpProblem(403, 'This account is disabled.');
  return { ...employee, jti: '', writes: 0 };
}
