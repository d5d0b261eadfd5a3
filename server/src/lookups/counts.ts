import sql, { type Sql } from 'sql-template-tag';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import type { Day } from '@galley/shared/domain/calendar';
import { activityConditions, activityCount } from '../activities/activityQueries.ts';
import { companyCount } from '../companies/companyQueries.ts';
import { contactCount } from '../contacts/contactQueries.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { openingCount } from '../orders/lineCounts.ts';
import { isEmpty, type Selection } from './selection.ts';

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
const headerCount = (caller: Caller, today: Day, selection: Selection): Sql =>
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

/** Call 2: each count is the total of the list that its button opens, and built from that list's own conditions (PAGE-05). */
export async function counts(
  database: Queryable,
  caller: Caller,
  today: Day,
  selection: Selection,
): Promise<CountsResponse> {
  const [row] = await database.query<CountsResponse>(sql`
    SELECT (${companyCount(selection)}) AS "CompanyCount", (${contactCount(selection)}) AS "ContactCount",
      ${openingCount({ caller, today, selection })} AS "OrderCount",
      (${headerCount(caller, today, selection)}) AS "ActivityCount"`);
  return row ?? { CompanyCount: 0, ContactCount: 0, OrderCount: 0, ActivityCount: 0 };
}
