import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { contactPage, readContact } from './contactQueries.ts';

/** Calls 13, 14 and 26. */
export function contactRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'contactPaged', (caller, { body }) => contactPage(database, caller, body));

  route(app, 'contact', (caller, { query }) => readContact(database, caller, query.id));

  route(app, 'contactCompanies', async (caller, { params }) => {
    const { Associations } = await readContact(database, caller, params.id);
    return Associations;
  });
}
