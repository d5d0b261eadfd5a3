import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { myDay } from './myDay.ts';

/** Call 320. */
export function myDayRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const { timeZone } = app;
  route(app, 'myDay', (caller, { query }) =>
    myDay(
      { database: database.reads(caller), caller, today: today(), timeZone },
      { parentId: query.ParentID, companyId: query.CompanyID },
    ),
  );
}
