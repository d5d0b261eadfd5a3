/**
 * What an employee is told: an activity was assigned to them, activities are due today (INBOX-01, INBOX-03); of an order line that they
 * watch (INBOX-08), that its promised date has moved, that it is shipped, that the carrier reports an exception, that its proof has waited
 * long for the customer.
 */
export const INBOX_KINDS = ['assigned', 'due', 'promised', 'shipped', 'exception', 'proof'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** From this time of a business day on, people are told what is due, and what they have snoozed until that day. */
export const INBOX_MORNING = '07:00';

/** For so many days a proof waits for the customer before those who watch its line are told. */
export const PROOF_WAITS_DAYS = 3;

/** So many order lines an employee can watch. */
export const MOST_WATCHED = 1000;

/** So many items are marked at most with one call. */
export const MOST_MARKED = 200;
