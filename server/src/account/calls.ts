import { Answer, EmployeeHeaders } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  AccountAssociationList,
  AccountAssociationParams,
  DeviceHeaders,
  Employee,
  ForgotPasswordRequest,
  LoginRequest,
  RenewalRequest,
  ResetPasswordRequest,
  Token,
} from './contract.ts';

export * as accountSchemas from './contract.ts';

export const accountCalls = {
  accountAssociations: {
    number: 16,
    method: 'GET',
    path: '/v1/associations/account/:employeeUid',
    params: AccountAssociationParams,
    response: AccountAssociationList,
    tag: 'Account',
    summary: 'The account owners of the signed-in employee',
    description: 'The default one first. Those of anybody else are refused.',
    example: { response: [{ value: 1, label: 'Rocky Mountain', isDefault: true }] },
  },
  employee: {
    number: 30,
    method: 'GET',
    path: '/v1/employees',
    headers: EmployeeHeaders,
    response: Employee,
    tag: 'Account',
    summary: 'The signed-in employee',
    description: 'Who is signed in, and of which type.',
  },
  login: {
    number: 31,
    method: 'POST',
    path: '/account/login',
    headers: DeviceHeaders,
    body: LoginRequest,
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'Sign in',
    description:
      'Answers a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A sign-in that fails is answered 400, the same for an unknown e-mail and for a wrong password. An employee with a second factor, or of whom one is required, is answered 401 with `secondStep`: its ticket is for call `secondStep`, or for `passkeySecondStep`. Where passwords are switched off it is answered 403 for everybody but the break-glass account. The token is good for 12 hours; a page of this server that sends `X-Renewal` gets one for some minutes, and a cookie for call `sessionRenew`.',
    problems: [401, 403, 429],
    example: { response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature' },
  },
  resetPassword: {
    number: 32,
    method: 'POST',
    path: '/account/resetpassword',
    headers: DeviceHeaders,
    body: ResetPasswordRequest,
    response: Answer,
    secured: false,
    tag: 'Account',
    summary: 'Choose a password with a mailed link',
    description:
      'Answers true once; false for a link that is unknown, used or expired. Every session of the employee ends with it. A password that is too long, common or little more than a name is answered 422, and the link stays good. 403 where passwords are switched off.',
    problems: [403, 422],
  },
  forgotPassword: {
    number: 33,
    method: 'POST',
    path: '/account/forgotpassword',
    body: ForgotPasswordRequest,
    response: Answer,
    secured: false,
    tag: 'Account',
    summary: 'Ask for a link to reset a password',
    description:
      'Mails a link that works once, for 30 minutes. Answers false when no account has this e-mail. 403 where passwords are switched off.',
    problems: [403, 422, 429],
  },
  sessionRenew: {
    number: 342,
    method: 'POST',
    path: '/account/renewal',
    body: RenewalRequest,
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'Renew the token of a page',
    description:
      'For pages of this server alone, which have a cookie for it since their sign-in: answers the next token of the session, and replaces the cookie. A cookie that was replaced ends the session, with `sessionMisused`; the last one that was used is taken until its answer is used. Programs need none of it.',
    problems: [401, 403, 429],
    example: {
      body: { Session: '6f1c0e0a-6d0e-4c55-9a4e-2f0f3b6a9d11' },
      response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature',
    },
  },
  logout: {
    number: 100,
    method: 'POST',
    path: '/account/logout',
    response: Answer,
    tag: 'Account',
    summary: 'Sign out',
    description: 'Ends the session of the token.',
  },
} as const satisfies Record<string, Call>;

type AccountCalls = typeof accountCalls;
declare module '../http/calls.ts' {
  interface Calls extends AccountCalls {}
}
