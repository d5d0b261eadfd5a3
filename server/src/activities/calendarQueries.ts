import sql, { type Sql } from 'sql-template-tag';
import type { ActivityCalendarRequest, ActivityCalendarResponse } from './contract.ts';
import { STATUS } from './rules/activityStatus.ts';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { listedPerDay, MOST_CALENDAR_DAYS } from './rules/calendarSpan.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate, readDay } from '../http/localDate.ts';
import { badField } from '../http/problem.ts';
import {
  activityConditions,
  findActivityPage,
  isCountedByDay,
  readActivities,
  type ActivityConditions,
  type ActivityRow,
} from './activityQueries.ts';

/** How many overdue activities of other days are listed, the oldest first. */
const LISTED_OVERDUE = 20;

interface Days {
  from: Day;
  to: Day;
}

function required(field: 'From' | 'To', value: string): Day {
  const day = readDay(field, value);
  if (day === undefined) throw badField(field, 'is required');
  return day;
}

/** The requested days. @throws HttpProblem 400 naming the field that's invalid, before From or too far from it */
function requestedDays({ From, To }: Pick<ActivityCalendarRequest, 'From' | 'To'>): Days {
  const from = required('From', From);
  const to = required('To', To);
  if (to < from) throw badField('To', 'must not be before From');
  if (daysBetween(from, to) >= MOST_CALENDAR_DAYS)
    throw badField('To', `must be at most ${MOST_CALENDAR_DAYS - 1} days after From`);
  return { from, to };
}

/** The number of activities on each day, from the daily counters if they're sufficient. */
const totals = (conditions: ActivityConditions, shown: Sql): Sql =>
  isCountedByDay(conditions)
    ? sql`SELECT start_date, sum(n)::int AS total FROM activity_day
        WHERE ${conditions.byDay} AND ${shown} GROUP BY start_date HAVING sum(n) > 0`
    : sql`SELECT start_date, count(*)::int AS total FROM activity
        WHERE ${conditions.byDay} AND ${shown}${conditions.others} GROUP BY start_date`;

/** The number of activities on each day and the ids of the first ones: in one statement, so that both use the same snapshot. */
const findDays = (
  database: Queryable,
  conditions: ActivityConditions,
  { from, to }: Days,
): Promise<{ day: Day; total: number; ids: number[] }[]> =>
  database.query(sql`
    SELECT day.start_date AS day, total, ARRAY(SELECT id FROM activity
      WHERE activity.start_date = day.start_date AND ${conditions.byDay}${conditions.others}
      ORDER BY id LIMIT ${listedPerDay(daysBetween(from, to) + 1)}) AS ids
    FROM (${totals(conditions, sql`start_date BETWEEN ${from} AND ${to}`)}) AS day ORDER BY day.start_date`);

/** Call 310: the filtered activities on these days, and those overdue on other days (CALS-02, CALS-03). */
export async function readCalendar(
  database: Queryable,
  caller: Caller,
  today: Day,
  body: ActivityCalendarRequest,
): Promise<Omit<ActivityCalendarResponse, 'Activities'> & { rows: ActivityRow[] }> {
  const days = requestedDays(body);
  const conditions = activityConditions(caller, today, body);
  const elsewhere = sql` AND status = ${STATUS.open} AND start_date < ${today}
    AND start_date NOT BETWEEN ${days.from} AND ${days.to}`;
  const [found, overdue] = await Promise.all([
    findDays(database, conditions, days),
    findActivityPage(
      database,
      { ...conditions, byDay: sql`${conditions.byDay}${elsewhere}` },
      { limit: LISTED_OVERDUE, offset: 0, newestFirst: false },
    ),
  ]);
  const shown = found.flatMap(({ ids }) => ids);
  return {
    rows: await readActivities(database, [...overdue.ids, ...shown]),
    Days: found.map(({ day, total }) => ({ Day: localDate(day), Total: total })),
    Overdue: overdue.total,
    TotalCount: found.reduce((sum, { total }) => sum + total, overdue.total),
  };
}
