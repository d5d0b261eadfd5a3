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

/** A quote is valid for so many days from when it is begun, and for so many more when it is extended. */
export const VALID_DAYS = 30;
export const EXTEND_DAYS = 14;

/** A follow-up is proposed after so many business days without an answer, unless the quote says otherwise; 0: never. */
export const FOLLOW_UP_DAYS = 3;
export const MOST_FOLLOW_UP_DAYS = 30;

/** How many days before expiry the rep is notified. */
export const EXPIRING_DAYS = 2;

/** Its state on a business day: one that was sent and is no longer valid has expired (QUOT-06). */
export const stateOn = (stored: Exclude<QuoteState, 'expired'>, validUntil: Day, today: Day): QuoteState =>
  stored === 'sent' && validUntil < today ? 'expired' : stored;

/** Whether what the customer has said of it leaves it open to a change. */
export const isChangeable = (state: QuoteState): boolean => state !== 'accepted' && state !== 'won';

/** 'Q-100001' of 1. */
const FIRST_NUMBER = 100_000;
export const quoteNumber = (id: number): string => `Q-${FIRST_NUMBER + id}`;
