import type { Activity } from '@galley/server/activities/contract';
import { FOLLOW_UP_TYPE, PHONE_CALL } from '@galley/server/activities/rules/activityRules';
import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import type { NewChange } from '@galley/shared/http';
import { initialValues, payloadOf, type ActivityValues, type Options } from '../../changes/activityValues.ts';
import { ACTIVITY_REFRESHES, saveActivityCall } from '../../http/activities.ts';
import { outcomeOf, type OutcomeName } from './outcomes.ts';

/** The maximum length in call 5. */
export const LONGEST_NOTES = 20_000;

export interface Outcome {
  name: OutcomeName;
  /** The user's addition to the outcome's template. */
  notes: string;
  /** Colleagues mentioned in the notes. */
  mentioned?: number[] | undefined;
  /** The follow-up's day; undefined: no follow-up. */
  day: Day | undefined;
}

/** The notes after a call: today's outcome above the previous notes. */
export function notesAfter(activity: Activity, { name, notes }: Outcome, today: Day): string {
  const happened = [outcomeOf(name).template, notes.trim()].filter((part) => part !== '').join(' ');
  return [`${formatDay(today)}: ${happened}`, activity.ActivityComments.trim()]
    .filter((part) => part !== '')
    .join('\n');
}

interface From {
  options: Options;
  selection: Selection;
  today: Day;
}

/**
 * The outcome of a call as one change: it closes the activity, and adds the follow-up in the same write (QUEUE-06). If it's refused,
 * the activity's form opens with the notes.
 */
export function outcomeChange(
  activity: Activity,
  outcome: Outcome,
  { options, selection, today }: From,
): NewChange {
  const { label, type } = outcomeOf(outcome.name);
  const notes = notesAfter(activity, outcome, today);
  const values: ActivityValues = {
    ...initialValues(activity, { options, selection, me: activity.ActivityForID }),
    type: activity.TypeID === FOLLOW_UP_TYPE ? PHONE_CALL : activity.TypeID,
    notes,
    ...(outcome.mentioned === undefined ? {} : { mentioned: outcome.mentioned }),
    mode: outcome.day === undefined ? 1 : 2,
  };
  return {
    label: `${label}: ${activity.IndividualName}, ${activity.CompanyName}`,
    record: `activity/${activity.ID}`,
    effect: { Status: 'CLOSED', ActivityComments: notes },
    call: saveActivityCall({
      ...payloadOf(activity.ID, values, selection),
      ...(outcome.day === undefined
        ? {}
        : { FollowUp: { TypeID: type, StartDate: `${outcome.day}T00:00:00`, Comments: notes } }),
    }),
    reopen: { name: 'activities/edit', draft: activity, input: values },
    refreshes: ACTIVITY_REFRESHES,
  };
}
