/**
 * What an employee is told: an activity was assigned to them, notes mention them, activities are due today (INBOX-01, INBOX-27, INBOX-03); of
 * an order line that they watch (INBOX-08), that its promised date has moved, that it is shipped, that the carrier reports an exception, that
 * its proof has waited long for the customer; what others have changed at their customers (INBOX-31); that a contact has
 * answered their email (MAIL-11).
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

/** Of items: a kind of Galley's own, or what the team of a remote tells (TEAM-19), which is muted by its topic. */
export const ITEM_KINDS = [...INBOX_KINDS, 'remote'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Of these kinds people are told nothing until they choose to be (INBOX-33). */
export const OFF_AT_FIRST: readonly InboxKind[] = ['customers'];

/**
 * What is told of a customer (INBOX-31): new contacts, contacts that became inactive, addresses, another sales rep or account owner,
 * activities done or canceled.
 */
export const CUSTOMER_PARTS = ['contacts', 'inactivated', 'addresses', 'owners', 'activities'] as const;
export type CustomerPart = (typeof CUSTOMER_PARTS)[number];

/** From this time of a business day on, people are told what is due, and what they have snoozed until that day. */
export const INBOX_MORNING = '07:00';

/** When one's own quiet hours can begin and end, as 07:30 (PUSH-06): each half hour of the day. */
export const QUIET_TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

export const MAIL_QUIET_FROM = '18:00';
/** When a morning mail can come (INBOX-22): each half hour of the day of work. From its end on, it is quiet. */
export const MAIL_TIMES: readonly string[] = QUIET_TIMES.filter(
  (time) => time >= INBOX_MORNING && time < MAIL_QUIET_FROM,
);

/** For so many days a proof waits for the customer before those who watch its line are told. */
export const PROOF_WAITS_DAYS = 3;

/** So many watches an employee can have, and so many of views, each of which is looked through for every change. */
export const MOST_WATCHED = 1000;
export const MOST_WATCHED_VIEWS = 20;

/** So many items are marked at most with one call. */
export const MOST_MARKED = 200;

/** The live topics of what the inbox shows: its items, and the records that they name. */
export const INBOX_TOPICS = ['inbox', 'activities', 'orders'] as const;
