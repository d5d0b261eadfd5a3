import { notify } from '../ui/toast/notify.ts';

/** Says who is mentioned in notes that were saved, and was not told since they have left (INBOX-29). */
export function notifyUnreached(names: readonly string[] = []): void {
  if (names.length === 0) return;
  const all = new Intl.ListFormat('en-US').format(names);
  notify.failure(`${all} can’t be notified any more`, 'The notes are saved, with the mention as plain text.');
}
