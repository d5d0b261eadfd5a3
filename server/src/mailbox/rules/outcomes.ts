/** The results for a message (MAIL-03, MAIL-06): imported, already there, or ignored for one of these reasons. */
export const OUTCOMES = [
  'taken',
  'duplicate',
  'automatic',
  'sender',
  'unauthenticated',
  'unknown',
  'thread',
  'contact',
  'company',
  'many',
  'old',
  'large',
  'unreadable',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type IgnoredReason = Exclude<Outcome, 'taken' | 'duplicate'>;

/** Why a message was ignored, as shown to Operations. */
export const IGNORED_REASONS: Readonly<Record<IgnoredReason, string>> = {
  automatic: 'Sent by a program, not a person',
  sender: 'No sender, or more than one',
  unauthenticated: 'Your mail server couldn’t verify the sender',
  unknown: 'Sender is neither an employee nor a contact',
  thread: 'From a contact, but not a reply to a message in Galley',
  contact: 'None of the recipients is a contact',
  company: 'None of the contacts has a company',
  many: 'Too many messages from this contact in one day',
  old: 'Older than the retention period',
  large: 'Larger than 40 MB',
  unreadable: 'Can’t be read',
};

/** Those that need attention; they're flagged in the mailbox. */
export const FAULTS: readonly IgnoredReason[] = ['large', 'unreadable'];
