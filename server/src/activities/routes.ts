import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import type { Option } from '@galley/shared/contract/common';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { offsetOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import { activityConditions, findActivityPage, readActivities } from './activityQueries.ts';
import { closeActivity, type CloseMode } from './closeActivity.ts';
import { toActivity } from './toActivity.ts';

/** Calls 3, 4 and 6. */
export function activityRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'activityPaged', async (caller, { body }) => {
    const day = today();
    const { total, ids } = await findActivityPage(database, activityConditions(caller, day, body), {
      limit: body.PageSize,
      offset: offsetOf(body),
      newestFirst: body.SortOrder === 1,
    });
    const rows = await readActivities(database, ids);
    return { Activities: rows.map((row) => toActivity(row, caller, day)), TotalCount: total };
  });

  route(app, 'activityDone', async (caller, { params, query }) => ({
    success: true,
    followupActivity: await closeActivity(database, caller, today(), {
      id: params.id,
      mode: query.closemode as CloseMode,
    }),
  }));

  route(app, 'activityTypes', () =>
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM activity_type ORDER BY lower(name), id`,
    ),
  );
}
