import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { orderPage } from './orderQueries.ts';

/** Call 27. */
export function orderRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'orderPaged', (caller, { body }) => orderPage(database, caller, today(), body));
}
