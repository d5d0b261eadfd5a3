import type { Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import type { Queryable } from '../db/database.ts';
import { isEmpty } from '../db/selection.ts';
import type { Caller } from '../http/caller.ts';
import { activityConditions, activityCount } from './activityQueries.ts';

/** What the header's Activities button opens: one's own To Do, or under a selection everybody's To Do & Done (FILT-09). */
function headerFilters(selection: Selection) {
  const anything = isEmpty(selection);
  return {
    SelectedParentID: selection.parentId,
    SelectedCompanyID: selection.companyId,
    Filter_ParentID: 0,
    Filter_CompanyID: 0,
    Filter_ActivityForID: anything ? -1 : 0,
    Filter_ContactID: 0,
    Filter_SalesRepID: 0,
    Filter_ActivityType: 0,
    Filter_Recurrence: -1,
    Filter_Status: anything ? 0 : 4,
    Filter_DateRange: 0,
    Filter_DateType: 0,
    Filter_DateStart: null,
    Filter_DateEnd: null,
    Filter_Total: 0,
    Filter_Apply: !anything,
  };
}

/** How many activities the header's button opens. */
export const headerCount = (caller: Caller, today: Day, selection: Selection): Sql =>
  activityCount(activityConditions(caller, today, headerFilters(selection)));

export async function readActivityCount(
  database: Queryable,
  caller: Caller,
  today: Day,
  selection: Selection,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(headerCount(caller, today, selection));
  return row?.count ?? 0;
}
