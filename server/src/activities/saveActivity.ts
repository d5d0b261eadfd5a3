import type { ActivitySaveRequest, FollowUpDraft } from './contract.ts';
import { activityFaults, markDoneFaults, ONCE, type ActivityFault } from './rules/activityRules.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { refuseStale } from '../http/conflict.ts';
import { readDay } from '../http/localDate.ts';
import { badField, ruleBroken, unknownFields } from '../http/problem.ts';
import { saveMentions } from '../account/index.ts';
import type { ActivityTie } from './activityTies.ts';
import { addActivity, type Values } from './addActivity.ts';
import { readActivities } from './activityQueries.ts';
import { closeActivity, draftOf, refuseClosed } from './closeActivity.ts';
import { lockActivity, lockOwnActivity, type StoredActivity } from './lockActivity.ts';
import { toActivity } from './toActivity.ts';

/** The request's values. @throws HttpProblem 400 for an invalid id or day, 422 with the form's messages */
function readValues(body: ActivitySaveRequest): Values {
  if (body.ID === -1) throw badField('ID', 'must be 0, -2 or the id of an activity');
  if (body.SeriesStart !== undefined && body.KeepSeries !== true)
    throw badField('SeriesStart', 'needs KeepSeries');
  if (body.ReorderLine !== undefined && body.ID !== 0) throw badField('ReorderLine', 'needs ID 0');
  const start = readDay('StartDate', body.StartDate);
  const end = readDay('FollowUpEndDate', body.FollowUpEndDate);
  const faults = activityFaults({
    ...body,
    StartDate: start,
    FollowUpEndDate: end,
    RepeatForever: body.FollowUpEndDate === null,
    KeepSeries: body.KeepSeries === true && body.ID > 0,
  });
  if (faults.length > 0 || start === undefined) throw ruleBroken(faults);
  const recurrence = body.FollowUpRecurrenceType;
  return {
    company: body.CompanyID,
    contact: body.IndividualID,
    assignee: body.ActivityForID,
    type: body.TypeID,
    start,
    recurrence,
    end: recurrence === ONCE ? null : (end ?? null),
    comments: body.Comments,
  };
}

/** The form's labels of the fields with ids. */
const LABELS: Readonly<Record<string, string>> = {
  CompanyID: 'Company',
  IndividualID: 'Individual',
  TypeID: 'Activity Type',
  ActivityForID: 'Assigned To',
};

/** The errors of unknown ids. */
async function unknownOf(
  transaction: Queryable,
  { company, contact, assignee, type }: Values,
): Promise<{ field: string; message: string }[]> {
  type Known = Record<ActivityFault['field'], boolean>;
  const [found] = await transaction.query<Known>(prepared('activity_faults')`
    SELECT EXISTS (SELECT FROM company WHERE id = ${company}) AS "CompanyID",
      EXISTS (SELECT FROM contact WHERE id = ${contact}) AS "IndividualID",
      EXISTS (SELECT FROM activity_type WHERE id = ${type}) AS "TypeID",
      EXISTS (SELECT FROM employee WHERE id = ${assignee}) AS "ActivityForID"`);
  return unknownFields(found, LABELS);
}

/** A changed date or recurrence restarts the series, unless only this occurrence moves or a restart is undone. */
function seriesStart(stored: StoredActivity, values: Values, body: ActivitySaveRequest): Day {
  if (body.KeepSeries === true) return readDay('SeriesStart', body.SeriesStart ?? '') ?? stored.series_start;
  const isSame = values.start === stored.start_date && values.recurrence === stored.recurrence;
  return isSame ? stored.series_start : values.start;
}

async function update(
  transaction: Queryable,
  caller: Caller,
  stored: StoredActivity,
  values: Values & { seriesStart: Day },
): Promise<void> {
  const { company, contact, assignee, type, start, recurrence, end, comments } = values;
  await transaction.query(prepared('update_activity')`
    UPDATE activity SET trend_group_id = company.trend_group_id, company_id = company.id,
      sales_rep_id = company.sales_rep_id, contact_id = ${contact}, assignee_id = ${assignee}, type_id = ${type},
      start_date = ${start}::date, recurrence = ${recurrence}, follow_up_end = ${end}::date,
      series_start = ${values.seriesStart}::date, comments = ${comments}, version = activity.version + 1,
      updated_at = now(), updated_by = ${caller.employeeId}
    FROM (SELECT id, trend_group_id, sales_rep_id FROM company WHERE id = ${company} FOR SHARE) AS company
    WHERE activity.id = ${stored.id}`);
}

const storedValues = (stored: StoredActivity): Values => ({
  company: stored.company_id,
  contact: stored.contact_id,
  assignee: stored.assignee_id,
  type: stored.type_id,
  start: stored.start_date,
  recurrence: stored.recurrence,
  end: stored.follow_up_end,
  comments: stored.comments,
});

/** Reads the activity as call 3 would return it. */
async function current(transaction: Queryable, caller: Caller, today: Day, id: number): Promise<object> {
  const [row] = await readActivities(transaction, [id]);
  return row === undefined ? {} : toActivity(row, caller, today);
}

interface Saved {
  id: number;
  version: number;
  followUp: FollowUpDraft | null;
  /** The id of the follow-up added with it. */
  followUpId?: number;
  /** The names of mentioned employees who have left. */
  unreachedMentions: string[];
}

/**
 * The request's follow-up, with its activity's company, contact and assignee. @throws HttpProblem as for an activity, with fields such as
 * 'FollowUp.StartDate'
 */
async function readFollowUp(
  transaction: Queryable,
  { saveMode, FollowUp }: ActivitySaveRequest,
  closed: Values,
): Promise<Values | undefined> {
  if (FollowUp === undefined) return undefined;
  if (saveMode !== 2) throw badField('FollowUp', 'needs saveMode 2');
  const start = readDay('FollowUp.StartDate', FollowUp.StartDate);
  const faults = activityFaults({
    ...FollowUp,
    CompanyID: closed.company,
    IndividualID: closed.contact,
    ActivityForID: closed.assignee,
    FollowUpRecurrenceType: ONCE,
    StartDate: start,
    RepeatForever: true,
    FollowUpEndDate: undefined,
  });
  if (faults.length > 0 || start === undefined) throw ruleBroken(ofFollowUp(faults));
  const values = {
    ...closed,
    type: FollowUp.TypeID,
    start,
    recurrence: ONCE,
    end: null,
    comments: FollowUp.Comments,
  };
  const unknown = await unknownOf(transaction, values);
  if (unknown.length > 0) throw ruleBroken(ofFollowUp(unknown));
  return values;
}

const ofFollowUp = (faults: readonly { field: string; message: string }[]) =>
  faults.map(({ field, message }) => ({ field: `FollowUp.${field}`, message }));

/**
 * Call 5: adds (ID 0 or -2) or changes an activity, and with save mode 1 or 2 marks it done; 2 also proposes a follow-up, or adds the one
 * in the request.
 * @throws HttpProblem 400, 403, 404, 409 for an outdated version or an activity that's already closed, 422 for the form's rules
 */
export async function saveActivity(
  transaction: Queryable,
  caller: Caller,
  today: Day,
  body: ActivitySaveRequest,
  ties: readonly ActivityTie[] = [],
): Promise<Saved> {
  const values = readValues(body);
  const before = body.ID > 0 ? await lockOwnActivity(transaction, caller, body.ID) : undefined;
  if (before !== undefined) {
    await refuseStale(transaction, body.Version, before, () =>
      current(transaction, caller, today, before.id),
    );
  }
  if (body.saveMode > 0) {
    if (before !== undefined) refuseClosed(before);
    const faults = markDoneFaults(body, before?.comments ?? '');
    if (faults.length > 0) throw ruleBroken(faults);
  }
  const unknown = await unknownOf(transaction, values);
  if (unknown.length > 0) throw ruleBroken(unknown);
  const next = await readFollowUp(transaction, body, values);
  const by = { creator: caller.employeeId, doneBy: caller.employeeId };
  const id = before?.id ?? (await addActivity(transaction, by, today, values));
  if (before === undefined)
    for (const tie of ties) await tie(transaction, caller, body, { id, companyId: values.company, today });
  if (before !== undefined) {
    const series = seriesStart(before, values, body);
    await update(transaction, caller, before, { ...values, seriesStart: series });
    await audit(transaction, caller.employeeId, {
      action: 'activity changed',
      record: `activity/${id}`,
      before: storedValues(before),
      after: values,
    });
  }
  const saved = await lockActivity(transaction, id);
  const unreachedMentions = await saveMentions(transaction, caller, {
    topic: 'activities',
    id,
    version: saved.version,
    before: before?.comments ?? '',
    after: values.comments,
    mentioned: body.Mentioned,
  });
  if (body.saveMode === 0) return { id, version: saved.version, followUp: null, unreachedMentions };
  const { version } = await closeActivity(transaction, { caller, today, activity: saved, mode: 0 });
  if (next !== undefined)
    return {
      id,
      version,
      followUp: null,
      followUpId: await addActivity(transaction, by, today, next),
      unreachedMentions,
    };
  return { id, version, followUp: body.saveMode === 2 ? draftOf(saved) : null, unreachedMentions };
}
