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
    description: 'The default one comes first. You can’t read another employee’s account owners.',
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
    description: 'Their name, email, phone number and employee type.',
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
      'Returns a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A failed sign-in returns 400, the same for an unknown email and for a wrong password. If the employee uses or needs two-step verification, the call returns 401 with `secondStep`: pass its ticket to call 280 or call 292. Where passwords are turned off, it returns 403 for everyone but the break-glass account. The token is valid for 12 hours, but the session ends after 4 hours without use; a page of this server that sends `X-Renewal` gets a token for a few minutes and a cookie for call 342.',
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
    summary: 'Choose a password with an emailed link',
    description:
      'Returns true once; false for a link that is unknown, used or expired. It ends every session of the employee. A password that is too long, too common or close to the employee’s name returns 422, and the link still works. Where passwords are turned off, it returns 403 for everyone but the break-glass account.',
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
    summary: 'Request a link to reset a password',
    description:
      'Emails a link that works once, for 30 minutes; if the account has no password yet, the email explains how to get an invitation instead. Returns false if no enabled account has this email. Where passwords are turned off, it returns 403 for everyone but the break-glass account.',
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
    summary: 'Renew a page’s token',
    description:
      'Only for pages of this server, which get a cookie for it at sign-in. Returns the session’s next token and replaces the cookie. The old cookie is accepted until its replacement is used; after that, sending it ends the session, with `sessionMisused`. Other programs don’t need this call.',
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
    description: 'Ends the token’s session.',
  },
} as const satisfies Record<string, Call>;

type AccountCalls = typeof accountCalls;
declare module '../http/calls.ts' {
  interface Calls extends AccountCalls {}
}
