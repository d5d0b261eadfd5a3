/** What an employee is told in the inbox: an activity was assigned to them, activities are due today (INBOX-01, INBOX-03). */
export const INBOX_KINDS = ['assigned', 'due'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** From this time of a business day on, people are told what is due, and what they have snoozed until that day. */
export const INBOX_MORNING = '07:00';

/** So many items are marked at most with one call. */
export const MOST_MARKED = 200;
