import type { Sql } from 'sql-template-tag';
import { EVERYBODY, STATUS_TO_DO_AND_DONE } from './rules/activityFilter.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import type { Queryable } from '../db/database.ts';
import { isEmpty } from '../db/selection.ts';
import type { Caller } from '../http/caller.ts';
import { activityConditions, activityCount, DEFAULT_FILTERS } from './activityQueries.ts';

/** What the header's Activities button opens: your To Do or, within a selection, everyone's To Do & Done (FILT-09). */
const headerFilters = (selection: Selection) => ({
  ...DEFAULT_FILTERS,
  SelectedParentID: selection.parentId,
  SelectedCompanyID: selection.companyId,
  ...(isEmpty(selection)
    ? {}
    : { Filter_ActivityForID: EVERYBODY, Filter_Status: STATUS_TO_DO_AND_DONE, Filter_Apply: true }),
});

/** The number of activities that the header's button opens. */
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
