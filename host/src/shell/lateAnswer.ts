import { notifyUnreached } from '@galley/shared/form';
import type { Change } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';

/** A form must not interrupt the user's current work, so a toast offers it. */
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

/** Shows a response that nobody is waiting for anymore, because the save had to wait or its page was left. */
export function announceLateAnswer(answer: unknown, change: Change): void {
  notifyUnreached((answer as { NotTold?: string[] } | null)?.NotTold);
  offerForm(answer, change);
}
