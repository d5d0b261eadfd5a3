import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { closeActivity, lockOwnActivity, saveActivity } from '../../activities/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { localDate } from '../../http/localDate.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { MailFollowUpRequest, MailFollowUpResponse } from '../contract.ts';
import { movedTo } from '../rules/followUp.ts';
import { lockMail } from './readMail.ts';

/**
 * Call 353: marks an open activity with one of the message's contacts done, or moves it (MAIL-17).
 * @throws HttpProblem 403, 404, 409 when it has been changed or closed
 */
export async function settleFollowUp(
  transaction: Queryable,
  caller: Caller,
  today: Day,
  { id, ActivityID, Version, Action }: MailFollowUpRequest & { id: number },
): Promise<MailFollowUpResponse> {
  await lockMail(transaction, caller, id);
  const activity = await lockOwnActivity(transaction, caller, ActivityID);
  const [isOf] = await transaction.query(
    sql`SELECT FROM mail_contact WHERE mail_id = ${id} AND contact_id = ${activity.contact_id}`,
  );
  if (isOf === undefined) throw new HttpProblem(404, 'This activity’s contact isn’t in this message.');
  if (activity.version !== Version) throw new HttpProblem(409, 'This activity has changed in the meantime.');
  if (Action === 'done') {
    const closed = await closeActivity(transaction, { caller, today, activity, mode: 0 });
    return { Success: true, Version: closed.version };
  }
  const saved = await saveActivity(transaction, caller, today, {
    saveMode: 0,
    EmployeeUID: '',
    SelectedParentID: 0,
    SelectedCompanyID: 0,
    ID: ActivityID,
    CompanyID: activity.company_id,
    IndividualID: activity.contact_id,
    ActivityForID: activity.assignee_id,
    TypeID: activity.type_id,
    StartDate: localDate(movedTo(today)),
    Comments: activity.comments,
    FollowUpRecurrenceType: activity.recurrence,
    FollowUpEndDate: activity.follow_up_end === null ? null : localDate(activity.follow_up_end),
    Version,
    ...(activity.recurrence > 0 ? { KeepSeries: true } : {}),
  });
  return { Success: true, Version: saved.version };
}
