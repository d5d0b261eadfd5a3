import sql from 'sql-template-tag';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import type { Day } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import { headerCount } from '../../activities/index.ts';
import { companyCount } from '../../companies/index.ts';
import { contactCount } from '../../contacts/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { openingCount } from '../../orders/index.ts';

/** Call 2: each count is the total of the list that its button opens, computed with that list's own conditions (PAGE-05). */
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
