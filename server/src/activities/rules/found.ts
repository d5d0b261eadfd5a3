import { showCompany } from '../../companies/rules/found.ts';
import { contactUrl } from '../../contacts/rules/found.ts';
import type { FoundRecord } from '../../day/rules/found.ts';
import type { Activity } from '../contract.ts';

/** An activity in the palette. */
export const foundActivity = (activity: Activity): FoundRecord => ({
  record: { kind: 'activity', id: activity.ID, name: activity.Title },
  key: `activity-${activity.ID}`,
  label: activity.ActivityComments,
  detail: `${activity.TypeName}, ${activity.IndividualName}, ${activity.CompanyName}, ${activity.StartDateFormatted}`,
  opens: { activity },
  actions: [
    { key: 'contact', label: `Show ${activity.IndividualName}`, url: contactUrl(activity.IndividualID) },
    { call: activity.IndividualPhone },
    showCompany(activity, activity.CompanyName),
  ],
});
