import { Type, type Static } from 'typebox';
import { DeviceHeaders, EmployeeType } from './account.ts';
import { Answer, Count, Exact, Id, Nullable } from './common.ts';

/** The second factor of the person signed in. */
export const SecondFactor = Type.Object({
  /** Since when an authenticator app is set up, in UTC; null: none is. */
  AppSince: Nullable(Type.String()),
  /** Passkeys that are not blocked. */
  Passkeys: Count,
  RecoveryCodesLeft: Count,
  /** Operations require a second factor of this type of employee. */
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

const Code = Type.String({ maxLength: 40 });
const CodeProof = Exact({ Code });
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

/** Whom Operations require a second factor of. */
export const SecondFactorPolicy = Exact({ EmployeeTypes: Type.Array(EmployeeType, { maxItems: 10 }) });
export type SecondFactorPolicy = Static<typeof SecondFactorPolicy>;

export const secondFactorCalls = {
  secondFactor: { number: 275, method: 'GET', path: '/v1/second-factor', response: SecondFactor },
  appBegin: {
    number: 276,
    method: 'POST',
    path: '/v1/second-factor/app',
    body: PasswordProof,
    response: Enrolment,
  },
  appConfirm: {
    number: 277,
    method: 'POST',
    path: '/v1/second-factor/app/confirmation',
    body: CodeProof,
    response: RecoveryCodes,
  },
  appRemove: {
    number: 278,
    method: 'POST',
    path: '/v1/second-factor/app/removal',
    body: PasswordProof,
    response: Answer,
  },
  recoveryCodesMake: {
    number: 279,
    method: 'POST',
    path: '/v1/second-factor/recovery-codes',
    body: PasswordProof,
    response: RecoveryCodes,
  },
  secondStep: {
    number: 280,
    method: 'POST',
    path: '/account/secondstep',
    headers: DeviceHeaders,
    body: SecondStepRequest,
    response: SecondStepAnswer,
    secured: false,
  },
  secondStepEnrolment: {
    number: 281,
    method: 'POST',
    path: '/account/secondstep/enrolment',
    body: Exact({ Ticket }),
    response: Enrolment,
    secured: false,
  },
  secondFactorReset: {
    number: 282,
    method: 'DELETE',
    path: '/v1/people/:id/second-factor',
    params: Type.Object({ id: Id }),
    response: Answer,
  },
  secondFactorPolicy: {
    number: 283,
    method: 'GET',
    path: '/v1/settings/second-factor',
    response: SecondFactorPolicy,
  },
  secondFactorPolicySave: {
    number: 284,
    method: 'PUT',
    path: '/v1/settings/second-factor',
    body: SecondFactorPolicy,
    response: SecondFactorPolicy,
  },
} as const;
