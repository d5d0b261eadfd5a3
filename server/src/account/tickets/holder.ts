import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { findTicket, ticketCaller, consumeTicket } from './tickets.ts';

export const expiredLink = () =>
  new HttpProblem(401, 'This link is unknown or has expired. Please download again.');

interface DownloadRequest {
  params: { customerUid?: string };
  query: { ticket?: unknown };
}

/**
 * The caller of a download: the employee of the query's ticket, which must be valid for the company in the path. Without a ticket, that of
 * the bearer token, which navigations don't send.
 * @returns a function that throws an HttpProblem: 401 without a valid permit, 403 for a disabled employee
 */
export const downloadHolder =
  (app: FastifyInstance, database: Database) =>
  async (request: FastifyRequest): Promise<Caller> => {
    const { params, query } = request as DownloadRequest;
    if (typeof query.ticket !== 'string') return app.authenticate(request);
    const ticket = await findTicket(database, 'download', query.ticket);
    const [company] = await database.query<{ id: number }>(
      sql`SELECT id FROM company WHERE uid = ${params.customerUid?.toLowerCase()}`,
    );
    if (ticket === undefined || company === undefined || ticket.companyId !== company.id) throw expiredLink();
    return ticketCaller(database, ticket);
  };

/**
 * Consumes a download's ticket once the document is ready, so that it stays valid after an error.
 * @throws HttpProblem 401 if another download has used it meanwhile
 */
export async function spendTicket(database: Database, ticket: string | undefined): Promise<void> {
  if (ticket !== undefined && !(await consumeTicket(database, ticket))) throw expiredLink();
}
