import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { orderPage } from './orderQueries.ts';
import { attentionCounts } from './search/findOrders.ts';

/** Call 27, and the lines that need attention. */
export function orderRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'orderPaged', (caller, { body }) => orderPage(database.reads(caller), caller, today(), body));

  route(app, 'orderAttention', async (caller, { body }) => ({
    Statuses: await attentionCounts(database.reads(caller), {
      caller,
      today: today(),
      selection: { parentId: body.ParentID, companyId: body.CompanyID },
    }),
  }));
}
