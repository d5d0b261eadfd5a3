import type { ActivityDoneResponse, ActivitySaveResponse } from '@galley/shared/contract/activities';
import type { ProposedForm } from '@galley/shared/http';
import { galley, type ActivityDraft } from '@galley/shared/store';

const followUpWith = (contact: string, draftIn: readonly string[]): ProposedForm => ({
  kind: 'activity',
  draftIn,
  text: `The activity with ${contact} is closed. Its follow-up can be added now.`,
  label: 'Add Follow-Up',
});

/** The follow-up that the answer to Done may propose (ACT-11). */
export const followUpOfDone = (contact: string): ProposedForm =>
  followUpWith(contact, ['followupActivity'] satisfies [keyof ActivityDoneResponse]);

/** The follow-up that the answer to a save may propose (ACTF-08). */
export const followUpOfSave = (contact: string): ProposedForm =>
  followUpWith(contact, ['activityDoneResponse', 'followupActivity'] satisfies [
    keyof ActivitySaveResponse,
    keyof ActivitySaveResponse['activityDoneResponse'],
  ]);

/** Opens the form of a follow-up that is proposed at once. */
export function openFollowUp(draft: ActivityDraft | null): void {
  if (draft !== null) galley.getState().openDialog({ kind: 'activity', draft });
}
