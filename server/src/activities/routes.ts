import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import type { Option } from '@galley/shared/contract/common';
import type { CloseMode } from './rules/activityStatus.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { offsetOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import { writeRoutes } from '../http/writeRoutes.ts';
import {
  activityConditions,
  findActivityPage,
  readActivities,
  readActivityDays,
  readLastChanges,
} from './activityQueries.ts';
import { readCalendar } from './calendarQueries.ts';
import { closeActivity, draftOf } from './closeActivity.ts';
import { readActivityCount } from './headerCount.ts';
import { lockOwnActivity } from './lockActivity.ts';
import { saveActivity } from './saveActivity.ts';
import { toActivity } from './toActivity.ts';
import { undoClose } from './undoClose.ts';

/** Calls 3 to 6, undoing a close, the calendar, the days for a form's calendar, and activities by id. */
export function activityRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const writeRoute = writeRoutes(app, database);

  route(app, 'activityPaged', async (caller, { body }) => {
    const day = today();
    const reads = database.reads(caller);
    const { total, ids } = await findActivityPage(reads, activityConditions(caller, day, body), {
      limit: body.PageSize,
      offset: offsetOf(body),
      newestFirst: body.SortOrder === 1,
    });
    const rows = await readActivities(reads, ids);
    return { Activities: rows.map((row) => toActivity(row, caller, day)), TotalCount: total };
  });

  writeRoute('activitySave', async (transaction, caller, { body }) => {
    const saved = await saveActivity(transaction, caller, today(), body, app.activityTies);
    const { id, version, followUp, followUpId, unreachedMentions } = saved;
    const selection = { parentId: body.SelectedParentID, companyId: body.SelectedCompanyID };
    const count = await readActivityCount(transaction, caller, today(), selection);
    return {
      Success: true,
      UnfilteredCount: count,
      activityDoneResponse: { followupActivity: followUp },
      ID: id,
      Version: version,
      ...(followUpId === undefined ? {} : { FollowUpID: followUpId }),
      ...(unreachedMentions.length === 0 ? {} : { NotTold: unreachedMentions }),
    };
  });

  writeRoute('activityDone', async (transaction, caller, { params, query }) => {
    const activity = await lockOwnActivity(transaction, caller, params.id);
    const mode = query.closemode as CloseMode;
    const { version, scheduled } = await closeActivity(transaction, {
      caller,
      today: today(),
      activity,
      mode,
    });
    const hasDraft = mode === 0 && scheduled === undefined;
    return { success: true, followupActivity: hasDraft ? draftOf(activity) : null, Version: version };
  });

  writeRoute('activityUndo', async (transaction, caller, { params, body }) => {
    await undoClose(transaction, caller, { id: params.id, version: body.Version });
    return { success: true };
  });

  route(app, 'activityCalendar', async (caller, { body }) => {
    const day = today();
    const { rows, ...counts } = await readCalendar(database.reads(caller), caller, day, body);
    return { ...counts, Activities: rows.map((row) => toActivity(row, caller, day)) };
  });

  route(app, 'activityDays', (caller, { query }) =>
    readActivityDays(database.reads(caller), query.assignee, today()),
  );

  route(app, 'activityRecords', async (caller, { body }) => {
    const reads = database.reads(caller);
    const day = today();
    const [rows, changes] = await Promise.all([
      readActivities(reads, body.IDs),
      readLastChanges(reads, body.IDs),
    ]);
    const changeOf = new Map(changes.map((change) => [change.id, change]));
    return {
      Activities: rows.map((row) => ({
        ...toActivity(row, caller, day),
        ChangedByID: changeOf.get(row.id)?.byId ?? 0,
        ChangedBy: changeOf.get(row.id)?.by ?? '',
        ChangedAt: changeOf.get(row.id)?.at ?? '',
      })),
    };
  });

  route(app, 'activityTypes', () =>
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM activity_type ORDER BY lower(name), id`,
    ),
  );
}
