import type { Activity } from './contract.ts';
import { STATUS_NAMES } from './rules/activityStatus.ts';
import { formatDay } from '@galley/shared/domain/businessDay';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { recurrenceText } from './rules/recurrenceText.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import type { ActivityRow } from './activityQueries.ts';
import { isOwnActivity } from './isOwnActivity.ts';

const joined = (separator: string, parts: string[]) => parts.filter((part) => part !== '').join(separator);

/** An activity as call 3 returns it to `caller`. */
export function toActivity(row: ActivityRow, caller: Caller, today: Day): Activity {
  const cityStateZip = joined(' ', [joined(', ', [row.city, row.state]), row.zip]);
  return {
    ID: row.id,
    ParentID: row.parentId,
    CompanyID: row.companyId,
    CompanyName: row.companyName,
    CompanyAddress: joined(', ', [row.address1, row.address2, cityStateZip]),
    CompanyAddressLine1: row.address1,
    CompanyAddressLine2: row.address2,
    CompanyAddressCSZ: cityStateZip,
    CompanySalesRepName: row.salesRepName,
    IndividualID: row.contactId,
    IndividualName: row.contactName,
    IndividualTitle: row.contactTitle,
    IndividualEmail: row.contactEmail,
    IndividualPhone: row.contactPhone,
    IndividualCell: row.contactCell,
    ActivityForID: row.assigneeId,
    ActivityForName: row.assigneeName,
    ActivityCreatorID: row.creatorId,
    ActivityCreatorName: row.creatorName,
    TypeID: row.typeId,
    TypeName: row.typeName,
    StartDate: localDate(row.startDate),
    StartDateFormatted: formatDay(row.startDate),
    ActivityComments: row.comments,
    Title: `${row.typeName}: ${row.contactName}, ${row.companyName}`,
    Status: STATUS_NAMES[row.status] ?? 'OPEN',
    DueInDays: daysBetween(today, row.startDate),
    FollowUpRecurrenceType: row.recurrence,
    FollowUpRecurrenceText: recurrenceText({
      recurrence: row.recurrence,
      start: row.seriesStart,
      end: row.followUpEnd ?? undefined,
    }),
    FollowUpEndDate: localDate(row.followUpEnd),
    SeriesStart: localDate(row.seriesStart),
    IsAssociated: isOwnActivity(caller, row),
    Version: row.version,
  };
}
