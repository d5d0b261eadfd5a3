/** What of an order line a link may show, in the order in which it is shown. */
export const SHARE_FIELDS = ['status', 'dates', 'tracking', 'proof', 'price'] as const;
export type ShareField = (typeof SHARE_FIELDS)[number];

/** What is chosen at first: the price only by choice (SHAR-01). */
export const DEFAULT_SHARE_FIELDS: readonly ShareField[] = SHARE_FIELDS.filter((field) => field !== 'price');

export const SHARE_FIELD_NAMES: Readonly<Record<ShareField, string>> = {
  status: 'Status',
  dates: 'Dates',
  tracking: 'Tracking',
  proof: 'Proof, and its approval',
  price: 'Price',
};

/** For how many days a link works. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 30;

/** Why a link opens nothing: 'closed' while its maker may not see the line. */
export const SHARE_STATES = ['works', 'revoked', 'expired', 'closed'] as const;

/** What a customer may answer of a proof. */
export const PROOF_ANSWERS = ['approved', 'change'] as const;
export type ProofAnswer = (typeof PROOF_ANSWERS)[number];

/** The longest comment with an answer, in characters. */
export const COMMENT_LENGTH = 1000;
