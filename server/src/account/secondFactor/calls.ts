import { Type } from 'typebox';
import { Answer, Exact, Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { DeviceHeaders } from '../contract.ts';
import {
  Code,
  Enrolment,
  PasswordProof,
  RecoveryCodes,
  SecondFactor,
  SecondFactorPolicy,
  SecondStepAnswer,
  SecondStepRequest,
  Ticket,
} from './contract.ts';

export * as secondFactorSchemas from './contract.ts';
const CodeProof = Exact({ Code });
const enrolment = {
  Secret: 'JBSWY3DPEHPK3PXP',
  Address: 'otpauth://totp/Galley:rep%40galley.example?secret=JBSWY3DPEHPK3PXP&issuer=Galley',
  QrSize: 45,
  QrPath: 'M4 4h1v1h-1z',
};
const codes = { RecoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] };

export const secondFactorCalls = {
  secondFactor: {
    number: 275,
    method: 'GET',
    path: '/v1/second-factor',
    response: SecondFactor,
    tag: 'Account',
    summary: 'Your two-step verification',
    description:
      'Whether an authenticator app is set up, and how many passkeys, blocked passkeys and recovery codes you have.',
    example: {
      response: {
        AppSince: '2026-11-21T17:00:00Z',
        Passkeys: 1,
        BlockedPasskeys: 0,
        RecoveryCodesLeft: 10,
        IsRequired: false,
        HasPassword: true,
      },
    },
  },
  appBegin: {
    number: 276,
    method: 'POST',
    path: '/v1/second-factor/app',
    body: PasswordProof,
    response: Enrolment,
    tag: 'Account',
    summary: 'Begin to set up an authenticator app',
    description:
      'Returns a new secret as text, as a URL and as a QR code. It takes effect when you confirm it with a code, and is shown only once.',
    problems: [422, 429],
    example: { response: enrolment },
  },
  appConfirm: {
    number: 277,
    method: 'POST',
    path: '/v1/second-factor/app/confirmation',
    body: CodeProof,
    response: RecoveryCodes,
    tag: 'Account',
    summary: 'Set up the authenticator app',
    description: 'Send a code from the app. Returns the recovery codes, once.',
    problems: [422, 429],
    example: { body: { Code: '123456' }, response: codes },
  },
  appRemove: {
    number: 278,
    method: 'POST',
    path: '/v1/second-factor/app/removal',
    body: PasswordProof,
    response: Answer,
    tag: 'Account',
    summary: 'Remove the authenticator app',
    description:
      'Removing your last method also removes the recovery codes. Refused if Operations requires two-step verification and this is your last method.',
    problems: [422, 429],
  },
  recoveryCodesMake: {
    number: 279,
    method: 'POST',
    path: '/v1/second-factor/recovery-codes',
    body: PasswordProof,
    response: RecoveryCodes,
    tag: 'Account',
    summary: 'Generate new recovery codes',
    description: 'Returns them once. The previous codes stop working.',
    problems: [422, 429],
    example: { response: codes },
  },
  secondStep: {
    number: 280,
    method: 'POST',
    path: '/account/secondstep',
    headers: DeviceHeaders,
    body: SecondStepRequest,
    response: SecondStepAnswer,
    secured: false,
    tag: 'Account',
    summary: 'Complete the second step of a sign-in',
    description:
      'Send the ticket from the first step and either a code from the authenticator app or a recovery code. Each works once. Returns the token. A ticket expires after ten minutes.',
    problems: [422, 429],
    example: {
      body: { Ticket: 'a-ticket', Code: '123456' },
      response: { Token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature', RecoveryCodes: null },
    },
  },
  secondStepEnrolment: {
    number: 281,
    method: 'POST',
    path: '/account/secondstep/enrolment',
    body: Exact({ Ticket }),
    response: Enrolment,
    secured: false,
    tag: 'Account',
    summary: 'Set up an authenticator app to sign in',
    description:
      'For an employee who needs two-step verification and hasn’t set it up: returns the secret for the app. Send the code that confirms it to call 280.',
    problems: [422],
    example: { body: { Ticket: 'a-ticket' }, response: enrolment },
  },
  secondFactorReset: {
    number: 282,
    method: 'DELETE',
    path: '/v1/people/:id/second-factor',
    params: Type.Object({ id: Id }),
    response: Answer,
    tag: 'People',
    summary: 'Reset an employee’s two-step verification',
    description:
      'Removes their authenticator app, passkeys and recovery codes, and signs them out everywhere. You can’t reset your own.',
    problems: [403, 404, 422],
    isWrite: true,
  },
  secondFactorPolicy: {
    number: 283,
    method: 'GET',
    path: '/v1/settings/second-factor',
    response: SecondFactorPolicy,
    tag: 'Settings',
    summary: 'Who needs two-step verification',
    description: 'The employee types that can’t sign in without it.',
    problems: [403],
    example: { response: { EmployeeTypes: ['Operations'] } },
  },
  secondFactorPolicySave: {
    number: 284,
    method: 'PUT',
    path: '/v1/settings/second-factor',
    body: SecondFactorPolicy,
    response: SecondFactorPolicy,
    tag: 'Settings',
    summary: 'Require two-step verification',
    description: 'For these employee types, starting with their next sign-in.',
    problems: [403],
    isWrite: true,
    example: { body: { EmployeeTypes: ['Operations'] }, response: { EmployeeTypes: ['Operations'] } },
  },
} as const satisfies Record<string, Call>;

type SecondFactorCalls = typeof secondFactorCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SecondFactorCalls {}
}
