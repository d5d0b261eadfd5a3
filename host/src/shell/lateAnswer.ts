import { notifyUnreached } from '@galley/shared/form';
import type { Change } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';

/** A form must not open over what the person does by now, so it is offered. */
function offerForm(answer: unknown, { lateOffer }: Change): void {
  if (lateOffer === undefined) return;
  const { text, label, dialog: name, draftAt } = lateOffer;
  const draft = draftAt.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | null)?.[name],
    answer,
  );
  if (!draft) return;
  const opened = { name, draft };
  const run = () => galley.getState().openDialog(opened);
  notify.offer(text, { label, run });
}

/** What an answer says to whom nobody waited for it any more: the save had to wait, or its page was left. */
export function announceLateAnswer(answer: unknown, change: Change): void {
  notifyUnreached((answer as { NotTold?: string[] } | null)?.NotTold);
  offerForm(answer, change);
}
