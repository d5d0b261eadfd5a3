import type {
  Activity,
  ActivityDoneResponse,
  ActivitySaveRequest,
  ActivitySaveResponse,
} from '@galley/server/activities/contract';
import { CLOSE_MODES, type CloseMode } from '@galley/server/activities/rules/activityStatus';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { outbox, type NewChange } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import {
  ACTIVITY_REFRESHES,
  closeActivityCall,
  saveActivityCall,
  undoCloseCall,
} from '../http/activities.ts';
import { lateFollowUp, openFollowUp } from './followUp.ts';

const WAITS = 'Galley can’t reach the server. Your change is kept on this device and will be sent later.';
/** Call 5 represents a series without an end as null. */
const endOf = ({ FollowUpEndDate }: Activity) =>
  dayOfDate(FollowUpEndDate) === undefined ? null : FollowUpEndDate;

const nameOf = ({ IndividualName, CompanyName }: Activity) => `${IndividualName}, ${CompanyName}`;

/** Sends a change made on a card. @returns the server's response; undefined: none yet, or a refusal */
async function submit<T>(change: NewChange, failure: string): Promise<T | undefined> {
  let submitted;
  try {
    submitted = outbox.submit<T>(change);
  } catch {
    notify.failure(
      failure,
      'This browser is out of storage, so the change can’t be kept until you’re back online.',
    );
    return undefined;
  }
  const { id, outcome } = submitted;
  const result = await outcome;
  if (result.kind === 'answered') return result.answer;
  if (result.kind === 'waiting') notify.info(WAITS);
  if (result.kind === 'refused') {
    // The card itself shows the record's state; there is no input to restore.
    outbox.withdraw(id);
    notify.failure(failure, result.error.problem?.detail);
  }
  return undefined;
}

async function reopen(activity: Activity, version: number): Promise<void> {
  await submit(
    {
      label: `Reopened: ${nameOf(activity)}`,
      record: `activity/${activity.ID}`,
      effect: { Status: 'OPEN' },
      call: undoCloseCall(activity.ID, version),
      refreshes: ACTIVITY_REFRESHES,
    },
    'Failed to update activity',
  );
}

/** Closes an activity (call 6): the card changes at once, and the toast offers Undo (ACT-09 to ACT-11, ACT-16). */
export async function closeActivity(activity: Activity, mode: CloseMode): Promise<void> {
  const answer = await submit<ActivityDoneResponse>(
    {
      label: `${mode === CLOSE_MODES.done ? 'Done' : 'Canceled'}: ${nameOf(activity)}`,
      record: `activity/${activity.ID}`,
      effect: { Status: mode === CLOSE_MODES.done ? 'CLOSED' : 'CANCELED' },
      call: closeActivityCall(activity.ID, mode),
      refreshes: ACTIVITY_REFRESHES,
      ...lateFollowUp(activity.IndividualName, 'followupActivity'),
    },
    'Failed to close activity',
  );
  if (answer === undefined) return;
  const { success, followupActivity, Version } = answer;
  if (!success) return notify.failure('Failed to close activity');
  if (Version === undefined) notify.success('Activity Updated!');
  else notify.undoable('Activity Updated!', () => void reopen(activity, Version));
  if (followupActivity !== null) openFollowUp(followupActivity);
}

type SeriesMove = Pick<ActivitySaveRequest, 'KeepSeries' | 'SeriesStart'>;

function moveChange(
  activity: Activity,
  day: Day,
  version: number,
  word: string,
  series: SeriesMove,
): NewChange {
  return {
    label: `${word}: ${nameOf(activity)}`,
    record: `activity/${activity.ID}`,
    effect: { StartDate: `${day}T00:00:00`, DueInDays: daysBetween(businessToday(), day) },
    call: saveActivityCall({
      saveMode: 0,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: activity.ID,
      CompanyID: activity.CompanyID,
      IndividualID: activity.IndividualID,
      ActivityForID: activity.ActivityForID,
      TypeID: activity.TypeID,
      StartDate: `${day}T00:00:00`,
      Comments: activity.ActivityComments,
      FollowUpRecurrenceType: activity.FollowUpRecurrenceType,
      FollowUpEndDate: endOf(activity),
      Version: version,
      ...series,
    }),
    refreshes: ACTIVITY_REFRESHES,
  };
}

/**
 * Moves an open activity to another day, with Undo.
 * @param word what was done: 'Snoozed'
 * @param series how its series changes: without KeepSeries the series starts over (ACTF-10)
 * @param own what Undo sends to restore the series' dates, if that takes more
 */
export async function moveActivity(
  activity: Activity,
  day: Day,
  word: string,
  series: SeriesMove,
  own = series,
): Promise<void> {
  const before = dayOfDate(activity.StartDate);
  const answer = await submit<ActivitySaveResponse>(
    moveChange(activity, day, activity.Version, word, series),
    'Failed to update activity',
  );
  if (answer === undefined) return;
  const { Success, Version } = answer;
  if (!Success) return notify.failure('Failed to update activity');
  if (Version === undefined || before === undefined) return notify.success('Activity Updated!');
  notify.undoable(
    'Activity Updated!',
    () => void submit(moveChange(activity, before, Version, word, own), 'Failed to update activity'),
  );
}

/** Postpones an open activity to another day; a series keeps its own dates (SNZ-02). */
export const snoozeActivity = (activity: Activity, day: Day): Promise<void> =>
  moveActivity(activity, day, 'Snoozed', { KeepSeries: true });
