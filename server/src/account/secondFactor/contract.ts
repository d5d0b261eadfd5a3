import { Type, type Static } from 'typebox';
import { EmployeeType } from '../contract.ts';
import { Count, Exact, Nullable } from '@galley/shared/contract/common';

/** The caller's two-step verification. */
export const SecondFactor = Type.Object({
  /** When the authenticator app was set up, in UTC; null: there is none. */
  AppSince: Nullable(Type.String()),
  /** The number of passkeys that aren't blocked. */
  Passkeys: Count,
  /** With only these, the second step takes a recovery code (PKEY-06). */
  BlockedPasskeys: Count,
  RecoveryCodesLeft: Count,
  /** Whether Operations requires two-step verification for this employee type. */
  IsRequired: Type.Boolean(),
  /** Whether they can sign in with a password. */
  HasPassword: Type.Boolean(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** Proves again who somebody is before changing a factor. */
export const PasswordProof = Exact({ Password: Type.String({ maxLength: 200 }) });
export type PasswordProof = Static<typeof PasswordProof>;

/** Proves again who somebody is before handing out their data: the password, or a code from the authenticator app. */
export const PersonProof = Exact({ Proof: Type.String({ maxLength: 200 }) });
export type PersonProof = Static<typeof PersonProof>;

/** The setup data for an authenticator app. It's returned only until a code confirms it. */
export const Enrolment = Type.Object({
  /** In base32, for typing. */
  Secret: Type.String(),
  /** otpauth://totp/… */
  Address: Type.String(),
  /** The address as a QR code: `QrSize` modules wide and high, with the dark ones as SVG path data. */
  QrSize: Type.Integer(),
  QrPath: Type.String(),
});
export type Enrolment = Static<typeof Enrolment>;

export const Code = Type.String({ maxLength: 40 });
/** Returned once; they can't be read again. */
export const RecoveryCodes = Type.Object({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const Ticket = Type.String({ maxLength: 200 });
/** Call 280. The ticket comes from `secondStep` in the refusal of call 31. */
export const SecondStepRequest = Exact({ Ticket, Code });
export type SecondStepRequest = Static<typeof SecondStepRequest>;
export const SecondStepAnswer = Type.Object({
  Token: Type.String(),
  /** The recovery codes if this sign-in set up an app or a passkey; else null. */
  RecoveryCodes: Nullable(Type.Array(Type.String())),
});
export type SecondStepAnswer = Static<typeof SecondStepAnswer>;

/** The employee types for which Operations requires two-step verification. */
export const SecondFactorPolicy = Exact({ EmployeeTypes: Type.Array(EmployeeType, { maxItems: 10 }) });
export type SecondFactorPolicy = Static<typeof SecondFactorPolicy>;
