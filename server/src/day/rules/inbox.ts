/**
 * The kinds of notifications: an activity was assigned to the employee, notes mention them, activities are due today (INBOX-01, INBOX-27,
 * INBOX-03); a watched order line's delivery date moved, it shipped, it has a carrier exception, or its proof has waited too long for the
 * customer (INBOX-08); others changed something at their customers (INBOX-31); a contact answered their email (MAIL-11).
 */
export const INBOX_KINDS = [
  'assigned',
  'mentioned',
  'due',
  'promised',
  'shipped',
  'exception',
  'proof',
  'customers',
  'answered',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The kinds of items: Galley's own, or from a remote (TEAM-19), muted by topic. */
export const ITEM_KINDS = [...INBOX_KINDS, 'remote'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Kinds that are muted by default (INBOX-33). */
export const OFF_AT_FIRST: readonly InboxKind[] = ['customers'];

/**
 * Changes at a customer that are reported (INBOX-31): new contacts, deactivated contacts, addresses, sales rep or account owner, and
 * activities done or canceled.
 */
export const CUSTOMER_PARTS = ['contacts', 'inactivated', 'addresses', 'owners', 'activities'] as const;
export type CustomerPart = (typeof CUSTOMER_PARTS)[number];

/** The time of day when people are notified of what's due, and of items snoozed until that day. */
export const INBOX_MORNING = '07:00';

/** When quiet hours can start and end (PUSH-06): every half hour of the day, such as 07:30. */
export const QUIET_TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

export const MAIL_QUIET_FROM = '18:00';
/** When the daily email can be sent (INBOX-22): every half hour from INBOX_MORNING until the email's quiet hours. */
export const MAIL_TIMES: readonly string[] = QUIET_TIMES.filter(
  (time) => time >= INBOX_MORNING && time < MAIL_QUIET_FROM,
);

/** How many days a proof waits for the customer before watchers are notified. */
export const PROOF_WAITS_DAYS = 3;

/** The maximum number of watches per employee, and of watched views, each of which is examined for every change. */
export const MOST_WATCHED = 1000;
export const MOST_WATCHED_VIEWS = 20;

/** The maximum number of items that one call can mark. */
export const MOST_MARKED = 200;

/** The live topics for the inbox: its items, and the records that they name. */
export const INBOX_TOPICS = ['inbox', 'activities', 'orders'] as const;
