import { Type, type Static } from 'typebox';
import {
  DEFAULT_SHARE_DAYS,
  PROOF_ANSWERS,
  SHARE_DAYS,
  SHARE_FIELDS,
  SHARE_STATES,
  type ShareDays,
} from '../rules/share.ts';
import { Count, EmployeeUid, Exact, Id, Nullable, OneOf } from '@galley/shared/contract/common';

const Fields = Type.Array(OneOf(SHARE_FIELDS), {
  minItems: 1,
  maxItems: SHARE_FIELDS.length,
  uniqueItems: true,
});

/** A link to an order line, without its address. Times are in UTC: 2026-11-26T17:00:00Z. */
export const OrderShare = Type.Object({
  ID: Id,
  Fields,
  State: OneOf(SHARE_STATES),
  CreatedAt: Type.String(),
  CreatedBy: Type.String(),
  ExpiresAt: Type.String(),
  OpenedCount: Count,
  LastOpenedAt: Nullable(Type.String()),
  Answer: Type.With(Nullable(OneOf(PROOF_ANSWERS)), {
    description: 'The last answer that the customer gave through this link; null: none.',
  }),
  AnsweredAt: Nullable(Type.String()),
  Comment: Type.String(),
  /** The activity that the answer created; 0 if there is none or it's deleted. */
  ActivityID: Id,
});
export type OrderShare = Static<typeof OrderShare>;

export const OrderShares = Type.Object({ Shares: Type.Array(OrderShare) });
export type OrderShares = Static<typeof OrderShares>;

/** Call 323. */
export const ShareMakeRequest = Exact({
  EmployeeUID: EmployeeUid,
  Days: Type.Unsafe<ShareDays>({ ...OneOf(SHARE_DAYS), default: DEFAULT_SHARE_DAYS }),
  Fields,
});

/** Returned once: the address can't be read again. */
export const ShareMade = Type.Object({ ID: Id, Address: Type.String() });
export type ShareMade = Static<typeof ShareMade>;

/** Call 326: the form on the page of call 325. */
export const ProofAnswerForm = Type.Object({
  Answer: Type.With(OneOf(PROOF_ANSWERS), {
    description: 'Whether the customer approves the proof or requests changes.',
  }),
  /** The page refuses longer comments, and keeps what was entered. */
  Comment: Type.String({ maxLength: 5000, default: '' }),
  /** The version of the proof that the customer saw. */
  Proof: Type.String({ maxLength: 64, default: '' }),
});
export type ProofAnswerForm = Static<typeof ProofAnswerForm>;
