import type { FollowUpDraft } from '../../contract/activities.ts';
import { galley } from '../../store/index.ts';
import { notify } from './notify.ts';

/** Offers the form of a follow-up that the server proposes late: it must not open over what the person does by now. */
export const offerFollowUp = (draft: FollowUpDraft): void =>
  void notify.offer(`The activity with ${draft.IndividualName} is closed. Its follow-up can be added now.`, {
    label: 'Add Follow-Up',
    run: () => galley.getState().openDialog({ kind: 'activity', draft }),
  });
