import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { requestsForLines, reorderFigures, reorderPage } from './requests.ts';
import { reorderDraft } from './reorderedLine.ts';

/** Calls 311 to 314. */
export function reorderRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'reorderDraft', (caller, { params }) =>
    reorderDraft(database.reads(caller), caller, params.line),
  );

  route(app, 'reorders', (caller, { query }) =>
    reorderPage({ database: database.reads(caller), caller, today: today() }, query),
  );

  route(app, 'reordersOfLines', async (caller, { body }) => ({
    Asks: await requestsForLines({ database: database.reads(caller), caller, today: today() }, body.Lines),
  }));

  route(app, 'reorderFigures', async (caller) => ({
    Reps: await reorderFigures({ database: database.reads(caller), caller, today: today() }),
  }));
}
