import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { companyPage } from './companyQueries.ts';

/** Call 11. */
export function companyRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'companyPaged', (caller, { body }) => companyPage(database, caller, body));
}
