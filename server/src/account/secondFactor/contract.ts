import { Type, type Static } from 'typebox';
import { EmployeeType } from '../contract.ts';
import { Count, Exact, Nullable } from '@galley/shared/contract/common';

/** The caller's two-step verification. */
export const SecondFactor = Type.Object({
  /** Since when an authenticator app is set up, in UTC; null: none is. */
  AppSince: Nullable(Type.String()),
  /** Passkeys that are not blocked. */
  Passkeys: Count,
  RecoveryCodesLeft: Count,
  /** Operations require two-step verification for this employee type. */
  IsRequired: Type.Boolean(),
  /** They can sign in with a password. */
  HasPassword: Type.Boolean(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** Proves again who somebody is, before a factor is changed. */
export const PasswordProof = Exact({ Password: Type.String({ maxLength: 200 }) });
export type PasswordProof = Static<typeof PasswordProof>;

/** Proves again who somebody is, before something of theirs is given away: the password, or a code of the authenticator app. */
export const PersonProof = Exact({ Proof: Type.String({ maxLength: 200 }) });
export type PersonProof = Static<typeof PersonProof>;

/** What an authenticator app is set up with. It is answered until a code has confirmed it, and never again. */
export const Enrolment = Type.Object({
  /** In base32, to be typed. */
  Secret: Type.String(),
  /** otpauth://totp/… */
  Address: Type.String(),
  /** The address as a QR code: a square of `QrSize` modules with the dark ones as the data of an SVG path. */
  QrSize: Type.Integer(),
  QrPath: Type.String(),
});
export type Enrolment = Static<typeof Enrolment>;

export const Code = Type.String({ maxLength: 40 });
/** Answered once: they can't be read again. */
export const RecoveryCodes = Type.Object({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const Ticket = Type.String({ maxLength: 200 });
/** Call 280. The ticket is the one of the `secondStep` that call 31 was refused with. */
export const SecondStepRequest = Exact({ Ticket, Code });
export type SecondStepRequest = Static<typeof SecondStepRequest>;
export const SecondStepAnswer = Type.Object({
  Token: Type.String(),
  /** Of an app that was set up with this sign-in; else null. */
  RecoveryCodes: Nullable(Type.Array(Type.String())),
});
export type SecondStepAnswer = Static<typeof SecondStepAnswer>;

/** The employee types for which Operations require two-step verification. */
export const SecondFactorPolicy = Exact({ EmployeeTypes: Type.Array(EmployeeType, { maxItems: 10 }) });
export type SecondFactorPolicy = Static<typeof SecondFactorPolicy>;
