import sql, { join } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { activityConditions } from '../../activities/index.ts';
import { companiesWhere, type CompanyReader as Reader } from '../../companies/index.ts';
import { activitiesAt, companiesAt, ordersAt } from '../listAddress.ts';
import { countsByRep } from '../../orders/index.ts';
import {
  ACTIVITY_FIGURES,
  ACTIVITY_LISTS,
  waitingLists,
  wonList,
  type ActivityFigure,
  type Period,
  type FigureScope,
} from './figureLists.ts';

/** How many activities of a figure a person did on a day; `day` null: not done yet. */
export interface DoneCount {
  figure: ActivityFigure;
  employee: number;
  day: Day | null;
  count: number;
}

/** The activities of all figures, each counted with its list's own conditions. */
export const activityCounts = (
  { database, caller, today }: Reader,
  whose: FigureScope,
  period: Period,
): Promise<DoneCount[]> =>
  database.query<DoneCount>(
    join(
      ACTIVITY_FIGURES.map((figure) => {
        const list = ACTIVITY_LISTS[figure](whose, period);
        const { byDay, others } = activityConditions(caller, today, activitiesAt(list));
        return sql`SELECT ${figure}::text AS figure, assignee_id AS employee, completed_on AS day, count(*)::int AS count
          FROM activity WHERE ${byDay}${others} GROUP BY assignee_id, completed_on`;
      }),
      ' UNION ALL ',
    ),
  );

/** How many companies each sales rep has won. */
export async function wonCounts(
  reader: Reader,
  whose: FigureScope,
  period: Period,
): Promise<Map<number, number>> {
  const rows = await reader.database.query<{ rep: number; count: number }>(sql`
    SELECT sales_rep_id AS rep, count(*)::int AS count FROM company
    WHERE ${companiesWhere(reader, companiesAt(wonList(whose, period)))} GROUP BY sales_rep_id`);
  return new Map(rows.map(({ rep, count }) => [rep, count]));
}

/** How many waiting order lines of each age each sales rep has. */
export const waitingCounts = (
  { database, caller, today }: Reader,
  whose: FigureScope,
  period: Period,
  reps: readonly number[],
): Promise<Map<number, number>[]> =>
  Promise.all(
    waitingLists(whose, period).map(async (list) => {
      const { selection, filters } = ordersAt(list);
      const rows = await countsByRep(database, { caller, today, selection }, filters, reps);
      return new Map(rows.map(({ value, count }) => [value, count]));
    }),
  );
