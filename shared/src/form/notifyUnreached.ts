import { notify } from '../ui/toast/notify.ts';

/** Names the mentioned colleagues who weren't notified because they have left (INBOX-29). */
export function notifyUnreached(names: readonly string[] = []): void {
  if (names.length === 0) return;
  const all = new Intl.ListFormat('en-US').format(names);
  notify.failure(
    `${all} can no longer be notified`,
    `The notes are saved, with the ${names.length === 1 ? 'mention' : 'mentions'} as plain text.`,
  );
}
