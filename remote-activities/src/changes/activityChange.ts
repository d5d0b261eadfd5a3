import { dayOfDate } from '@galley/shared/domain/displayDate';
import { daysBetween } from '@galley/shared/domain/calendar';
import type { Selection } from '@galley/shared/domain/selection';
import { type NewChange } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import type { ActivityDraft } from '../../dialogs.ts';
import { ACTIVITY_REFRESHES, saveActivityCall } from '../http/activities.ts';
import { lateFollowUp } from './followUp.ts';
import { payloadOf, type ActivityValues } from './activityValues.ts';

interface Saved {
  draft: ActivityDraft;
  values: ActivityValues;
  selection: Selection;
}

/** The fields of an unconfirmed save as a card shows them. */
function effectOf({ start, notes, contact, company, mode }: ActivityValues) {
  const day = dayOfDate(start);
  return {
    ActivityComments: notes,
    StartDate: `${start}T00:00:00`,
    ...(day === undefined ? {} : { DueInDays: daysBetween(businessToday(), day) }),
    ...(contact === null ? {} : { IndividualID: contact.value, IndividualName: contact.label }),
    ...(company === null ? {} : { CompanyID: company.value, CompanyName: company.label }),
    ...(mode === 0 ? {} : { Status: 'CLOSED' }),
  };
}

/** A saved form as a change for the outbox. */
export function activityChange({ draft, values, selection }: Saved): NewChange {
  const what = draft.ID > 0 ? 'Activity' : draft.ID === 0 ? 'New activity' : 'Follow-up';
  return {
    label: `${what}: ${values.contact?.label ?? ''}, ${values.company?.label ?? ''}`,
    ...(draft.ID > 0 ? { record: `activity/${draft.ID}`, effect: effectOf(values) } : {}),
    call: saveActivityCall({
      ...payloadOf(draft.ID, values, selection),
      ...(draft.ReorderLine === undefined ? {} : { ReorderLine: draft.ReorderLine }),
    }),
    ...lateFollowUp(values.contact?.label ?? '', 'activityDoneResponse', 'followupActivity'),
    reopen: { name: 'activities/edit', draft, input: values },
    refreshes: ACTIVITY_REFRESHES,
  };
}
