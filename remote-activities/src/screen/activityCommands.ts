import type { Activity } from '@galley/server/activities/contract';
import { FOLLOW_UP_TYPE } from '@galley/server/activities/rules/activityRules';
import { businessToday, openDialog } from '@galley/shared/store';
import type { MenuItem } from '@galley/shared/ui';
import { snoozeActivity } from '../changes/activityActions.ts';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { snoozeChoices } from './snooze.ts';

export const edit = (activity: Activity) => openDialog('activities/edit', { draft: activity });

/** Opens the form for a follow-up of a closed activity (mode 4), with the same company, people and notes (ACTF-01). */
export function followUp(activity: Activity): void {
  openDialog('activities/edit', {
    draft: {
      ID: -2,
      TypeID: FOLLOW_UP_TYPE,
      ParentID: activity.ParentID,
      CompanyID: activity.CompanyID,
      CompanyName: activity.CompanyName,
      IndividualID: activity.IndividualID,
      IndividualName: activity.IndividualName,
      ActivityForID: activity.ActivityForID,
      ActivityForName: activity.ActivityForName,
      ActivityComments: activity.ActivityComments,
    },
  });
}

/** Whether the contact can be written to. */
export const isWritable = ({ IndividualID, IndividualEmail }: Activity) =>
  IndividualID > 0 && IndividualEmail.trim() !== '';

/** A message to the contact, about the activity's company and its newest order line (MAIL-22). */
export const write = ({ IndividualID, IndividualName, CompanyID }: Activity) =>
  openDialog('contacts/write', { contact: IndividualID, person: IndividualName, company: CompanyID });

/** SNZ-01. */
export const snoozeItems = (activity: ShownActivity): MenuItem[] => [
  ...snoozeChoices.map(({ label, dayFrom }) => ({
    label,
    onChoose: () => void snoozeActivity(activity, dayFrom(businessToday())),
  })),
  {
    label: 'Pick a Date…',
    onChoose: () => openDialog('activities/snooze', { activity }),
  },
];
