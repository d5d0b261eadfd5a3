import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../../common/permit.ts';
import { CALLER_COLUMNS, SESSION_IS_ACTIVE } from '../sessionQueries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';

/**
 * What a ticket is for: the spreadsheet of order lines (call 28), a pricing document (102), an attached file (335), a change of account
 * owner (101), or the export of everything (345).
 */
type TicketKind = 'orders-export' | 'download' | 'account-owner-proof' | 'everything';

/** How long each kind is valid. */
const LIFE: Record<TicketKind, string> = {
  'orders-export': '10 minutes',
  download: '5 minutes',
  'account-owner-proof': '10 minutes',
  everything: '5 minutes',
};

interface Ticket {
  employeeId: number;
  /** null: not bound to a company. */
  companyId: number | null;
  details: object;
}

/**
 * Issues a permit for downloads without a token. Its bearer has the employee's access until the session ends.
 * @returns the permit; only its hash is stored
 */
export async function issueTicket(
  database: Queryable,
  kind: TicketKind,
  { employeeId, jti }: Pick<Caller, 'employeeId' | 'jti'>,
  { companyId, details = {}, permit = newPermit() }: Partial<Ticket> & { permit?: string },
): Promise<string> {
  await database.query(sql`
    INSERT INTO ticket (id, kind, employee_id, jti, company_id, details, expires_at)
    VALUES (${permitHash(permit)}, ${kind}, ${employeeId}, ${jti}, ${companyId ?? null},
      ${JSON.stringify(details)}::jsonb, now() + ${LIFE[kind]}::interval)`);
  return permit;
}

/** The ticket for this permit and kind, if it and its session are valid. */
export async function findTicket(
  database: Queryable,
  kind: TicketKind,
  permit: string,
): Promise<Ticket | undefined> {
  const [ticket] = await database.query<Ticket>(sql`
    SELECT ticket.employee_id AS "employeeId", company_id AS "companyId", details
    FROM ticket JOIN session USING (jti)
    WHERE ticket.id = ${permitHash(permit)} AND kind = ${kind} AND ticket.expires_at > now() AND ${SESSION_IS_ACTIVE}`);
  return ticket;
}

/** Consumes a download's ticket. @returns whether it was still there; of two concurrent requests, only one gets it */
export async function consumeTicket(
  database: Queryable,
  permit: string,
  kind: TicketKind = 'download',
): Promise<boolean> {
  const used = await database.query(
    sql`DELETE FROM ticket WHERE id = ${permitHash(permit)} AND kind = ${kind} RETURNING id`,
  );
  return used.length > 0;
}

/** Consumes a proof of the account owner password: from this session, for this company or any. @returns whether there was one */
export async function spendOwnerProof(
  transaction: Queryable,
  { jti }: Caller,
  companyId: number,
  proof: string | undefined,
): Promise<boolean> {
  const used = await transaction.query(sql`
    DELETE FROM ticket
    WHERE id = ${permitHash(proof ?? '')} AND kind = 'account-owner-proof' AND jti = ${jti} AND expires_at > now()
      AND (company_id IS NULL OR company_id = ${companyId}) RETURNING id`);
  return used.length > 0;
}

/**
 * The employee of a ticket with their current rights, not those when it was issued.
 * @throws HttpProblem 403 if the employee is disabled
 */
export async function ticketCaller(database: Queryable, { employeeId }: Ticket): Promise<Caller> {
  const [employee] = await database.query<Omit<Caller, 'jti' | 'writes'>>(sql`
    SELECT ${CALLER_COLUMNS} FROM employee WHERE id = ${employeeId} AND disabled_at IS NULL`);
  if (employee === undefined) throw new HttpProblem(403, 'This account is disabled. Ask Operations.');
  return { ...employee, jti: '', writes: 0 };
}
