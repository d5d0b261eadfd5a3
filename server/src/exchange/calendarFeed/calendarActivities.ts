import sql from 'sql-template-tag';
import { addDays, addMonths, type Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { activityConditions, DEFAULT_FILTERS } from '../../activities/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { CalendarActivity } from './calendarText.ts';

const DAYS_BACK = 30;
const MONTHS_AHEAD = 24;
/** Limits the size of a feed; the earliest days come first. */
const MOST_EVENTS = 5000;

/** The days that a feed covers (CALF-03). */
export const daysCovered = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -DAYS_BACK),
  to: addMonths(today, MONTHS_AHEAD),
});

/** The open activities that are assigned to an employee, as the list of activities finds them (CALF-03). */
export function readCalendarActivities(
  database: Queryable,
  employeeId: number,
  today: Day,
  most = MOST_EVENTS,
): Promise<CalendarActivity[]> {
  const { from, to } = daysCovered(today);
  const { byDay, others } = activityConditions({ employeeId, accountTypeIds: [] }, today, {
    ...DEFAULT_FILTERS,
    Filter_DateRange: RANGE_CUSTOM,
    Filter_DateStart: from,
    Filter_DateEnd: to,
    Filter_Apply: true,
  });
  return database.query<CalendarActivity>(sql`
    SELECT activity.id, activity.version, start_date AS day,
      to_char(activity.updated_at AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') AS "changedAt",
      activity_type.name AS "typeName", contact.id AS "contactId", contact.name AS "contactName", contact.phone, contact.cell,
      company.name AS "companyName", comments
    FROM activity JOIN activity_type ON activity_type.id = type_id JOIN contact ON contact.id = contact_id
    JOIN company ON company.id = activity.company_id
    WHERE activity.id = ANY(ARRAY(
      SELECT id FROM activity WHERE ${byDay}${others} ORDER BY start_date, id LIMIT ${most}))
    ORDER BY start_date, activity.id`);
}
