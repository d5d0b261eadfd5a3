import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { contactPage, findContact } from './contactQueries.ts';

/** Calls 13 and 26. */
export function contactRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'contactPaged', (caller, { body }) => contactPage(database, caller, body));

  route(app, 'contact', async (caller, { query }) => {
    const contact = await findContact(database, caller, query.id);
    if (contact === undefined) throw new HttpProblem(404, 'There is no contact of this id.');
    return contact;
  });
}
