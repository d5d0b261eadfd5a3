import type { Day } from '@galley/shared/domain/calendar';

/** The states of a quote. Expired is computed from the business day and not stored. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'won'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const STATE_NAMES: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  won: 'Won',
};

/** For how many days a new quote is valid, and how many an extension adds. */
export const VALID_DAYS = 30;
export const EXTEND_DAYS = 14;

/** How many business days without an answer until a follow-up is proposed, unless the quote overrides it; 0: never. */
export const FOLLOW_UP_DAYS = 3;
export const MOST_FOLLOW_UP_DAYS = 30;

/** How many days before expiry the rep is notified. */
export const EXPIRING_DAYS = 2;

/** The state on a business day: a sent quote that's no longer valid has expired (QUOT-06). */
export const stateOn = (stored: Exclude<QuoteState, 'expired'>, validUntil: Day, today: Day): QuoteState =>
  stored === 'sent' && validUntil < today ? 'expired' : stored;

/** Whether a quote in this state can still be changed. */
export const isChangeable = (state: QuoteState): boolean => state !== 'accepted' && state !== 'won';

/** 'Q-100001' for id 1. */
const FIRST_NUMBER = 100_000;
export const quoteNumber = (id: number): string => `Q-${FIRST_NUMBER + id}`;
