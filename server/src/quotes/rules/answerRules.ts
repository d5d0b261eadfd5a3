/** How many days a link to a quote works. */
export const LINK_DAYS = [7, 30, 90] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
export const DEFAULT_LINK_DAYS: LinkDays = 30;

/** Why a link opens nothing: 'closed' while its creator has no access to the quote. */
export const LINK_STATES = ['works', 'revoked', 'expired', 'closed'] as const;

/** What a customer can do on a link's page. */
export const QUOTE_ANSWERS = ['accepted', 'declined', 'comment'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** The maximum lengths of texts from customers, in characters. */
export const ANSWER_LENGTH = 1000;
export const NAME_LENGTH = 100;
/** The maximum number of comments on a version. */
export const MOST_COMMENTS = 20;
