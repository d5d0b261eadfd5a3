import type { FollowUpDraft } from '@galley/server/activities/contract';
import type { NewChange } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';

const LABEL = 'Add Follow-Up';
const textOf = (name: string) => `The activity with ${name} is closed. You can add its follow-up now.`;

/** Opens the form of a follow-up that the server proposes (ACTF-08, ACT-11). */
export const openFollowUp = (draft: FollowUpDraft): void => openDialog('activities/edit', { draft });

/** Offers the form instead of opening it, because the saved form is already closed. */
export const offerFollowUp = (draft: FollowUpDraft): void =>
  void notify.offer(textOf(draft.IndividualName), { label: LABEL, run: () => openFollowUp(draft) });

/**
 * The same offer for a change whose response arrives late.
 * @param name the activity's contact
 * @param draftAt the path of the draft in the response, which differs between a save and Done
 */
export const lateFollowUp = (name: string, ...draftAt: string[]): Pick<NewChange, 'lateOffer'> => ({
  lateOffer: { text: textOf(name), label: LABEL, dialog: 'activities/edit', draftAt },
});
