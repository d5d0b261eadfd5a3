import type { FollowUpDraft } from '@galley/server/activities/contract';
import type { NewChange } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';

const LABEL = 'Add Follow-Up';
const textOf = (name: string) => `The activity with ${name} is closed. You can add its follow-up now.`;

/** Opens the form of a follow-up that the server proposes (ACTF-08, ACT-11). */
export const openFollowUp = (draft: FollowUpDraft): void => openDialog('activities/edit', { draft });

/** Offers the form where it must not open by itself: the form that was saved is closed already. */
export const offerFollowUp = (draft: FollowUpDraft): void =>
  void notify.offer(textOf(draft.IndividualName), { label: LABEL, run: () => openFollowUp(draft) });

/**
 * The same offer for a change whose answer comes late.
 * @param name the activity's contact
 * @param draftAt where the answer has the draft: a save and Done propose it at different places
 */
export const lateFollowUp = (name: string, ...draftAt: string[]): Pick<NewChange, 'lateOffer'> => ({
  lateOffer: { text: textOf(name), label: LABEL, dialog: 'activities/edit', draftAt },
});
