import type { Activity } from '@galley/server/activities/contract';
import type { Day } from '@galley/shared/domain/calendar';
import type { BulkSelection, RefusedInput } from '@galley/shared/store';

/**
 * The initial values of an activity form: ID 0 adds, -2 adds a follow-up, above 0 edits; the rest may be missing. ReorderLine: the
 * order line for which a new activity requests a reorder; the form fetches missing notes (REOR-01).
 */
export type ActivityDraft = { ID: number; ReorderLine?: string } & Partial<Omit<Activity, 'ID'>>;

/** The bulk actions on activities, and adding activities for companies or contacts. */
export type ActivitiesAction =
  | 'reassign'
  | 'retype'
  | 'redate'
  | 'snooze'
  | 'spread'
  | 'cancel'
  | 'addToCompanies'
  | 'addToContacts';

declare module '@galley/shared/store' {
  interface Dialogs {
    'activities/edit': { draft: ActivityDraft } & RefusedInput;
    'activities/search': object;
    'activities/snooze': { activity: Activity };
    /** `days`: the days that `spread` can use. */
    'activities/bulk': { action: ActivitiesAction; chosen: BulkSelection; days?: readonly Day[] };
  }
}
