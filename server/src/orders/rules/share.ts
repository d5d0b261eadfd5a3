/** The fields that a link can show, in the order shown. */
export const SHARE_FIELDS = ['status', 'dates', 'tracking', 'proof', 'price'] as const;
export type ShareField = (typeof SHARE_FIELDS)[number];

/** The default fields: without the price (SHAR-01). */
export const DEFAULT_SHARE_FIELDS: readonly ShareField[] = SHARE_FIELDS.filter((field) => field !== 'price');

export const SHARE_FIELD_NAMES: Readonly<Record<ShareField, string>> = {
  status: 'Status',
  dates: 'Dates',
  tracking: 'Tracking',
  proof: 'Proof and Approval',
  price: 'Price',
};

/** How many days a link works. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 30;

/** Why a link doesn't work: 'closed' while its creator can't see the line. */
export const SHARE_STATES = ['works', 'revoked', 'expired', 'closed'] as const;

/** The answers that a customer can give to a proof. */
export const PROOF_ANSWERS = ['approved', 'change'] as const;
export type ProofAnswer = (typeof PROOF_ANSWERS)[number];

/** The longest comment with an answer, in characters. */
export const COMMENT_LENGTH = 1000;
