import type { Activity } from '@galley/server/activities/contract';
import type { ActedRecord } from '@galley/shared/store';
import { mailtoOf, notify, recordActions, telOf } from '@galley/shared/ui';
import { screenUrl } from '@galley/shared/domain/selection';
import type { ActivityDraft } from 'remote-activities/dialogs';
import { openActivity } from '../dialogs/ofRecords.ts';
import type { Result } from './result.ts';

/** Dials a number; nothing without one. */
export const call = (number: string): Result[] =>
  number === ''
    ? []
    : [
        {
          key: `call ${number}`,
          label: `Call ${number}`,
          run: () => globalThis.location.assign(telOf(number)),
        },
      ];

/** Begins an e-mail; nothing without an address. */
export const writeTo = (email: string): Result[] =>
  email === ''
    ? []
    : [
        {
          key: 'e-mail',
          label: `Write to ${email}`,
          run: () => globalThis.location.assign(mailtoOf(email)),
        },
        copy(email, 'e-mail'),
      ];

/** @param what it is: 'e-mail' */
export const copy = (text: string, what: string): Result => ({
  key: `copy ${what}`,
  label: `Copy ${what} ${text}`,
  run: () =>
    void navigator.clipboard.writeText(text).then(
      () => notify.success(`Copied ${text}`),
      () => notify.failure(`Failed to copy ${text}`),
    ),
});

/** Opens the form of a new activity with what is known. */
export const addActivity = (draft: Omit<ActivityDraft, 'ID'>): Result => ({
  key: 'add-activity',
  label: 'Add an activity',
  run: () => openActivity({ ...draft, ID: 0 }),
});

/** What releases offer on a record (TEAM-13, TEAM-23). */
export const offered = (kind: ActedRecord['kind'], id: number, name: string): Result[] =>
  recordActions({ kind, id, name }).map(({ key, label, onChoose }) => ({ key, label, run: onChoose }));

/** An activity opens in its form, whatever list is shown. */
export const activityResult = (activity: Activity): Result => ({
  key: `activity-${activity.ID}`,
  label: activity.ActivityComments,
  detail: `${activity.TypeName}, ${activity.IndividualName}, ${activity.CompanyName}, ${activity.StartDateFormatted}`,
  run: () => openActivity(activity),
  actions: [
    {
      key: 'contact',
      label: `Show ${activity.IndividualName}`,
      url: `/contacts?contact=${activity.IndividualID}`,
    },
    ...call(activity.IndividualPhone),
    {
      key: 'company',
      label: `Show ${activity.CompanyName}`,
      url: screenUrl('companies', { parentId: activity.ParentID, companyId: activity.CompanyID }),
    },
    ...offered('activity', activity.ID, activity.Title),
  ],
});
