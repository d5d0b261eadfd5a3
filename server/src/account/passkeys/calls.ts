import { Type } from 'typebox';
import { Answer, Exact, Id } from '@galley/shared/contract/common';
import { PASSKEY_NAME_LENGTH } from '../rules/passkeyName.ts';
import type { Call } from '../../http/calls.ts';
import { DeviceHeaders, Token } from '../contract.ts';
import { PasswordProof, SecondStepAnswer, Ticket } from '../secondFactor/contract.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyAdded,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from './contract.ts';

export * as passkeySchemas from './contract.ts';
const OnePasskey = Type.Object({ id: Id });
const PasskeyName = Exact({ Name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH }) });
const common = {
  challenge: 'kq0PzZ3xw0eWm1c7bX5sYw',
  timeout: 240_000,
};
const creation = {
  ...common,
  rp: { id: 'galley.example', name: 'Galley' },
  user: { id: 'ZjM0Nzk', name: 'rep@galley.example', displayName: 'Rita Rep' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
};
const made = {
  id: 'hEjwzZtq',
  rawId: 'hEjwzZtq',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9u', transports: ['internal'] },
};
const codes = ['ABCD-EFGH-IJKL-MNOP'];
const used = {
  id: 'hEjwzZtq',
  rawId: 'hEjwzZtq',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDx' },
};
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature';

export const passkeyCalls = {
  passkeys: {
    number: 285,
    method: 'GET',
    path: '/v1/passkeys',
    response: Type.Array(Passkey),
    tag: 'Account',
    summary: 'Your passkeys',
    description: 'The oldest first. A blocked passkey can’t sign in, because a copy of it may be in use.',
    example: {
      response: [
        {
          ID: 3,
          Name: 'Chrome on Windows',
          CreatedAt: '2026-11-21T17:00:00Z',
          LastUseAt: '2026-11-23T15:30:00Z',
          IsBlocked: false,
        },
      ],
    },
  },
  passkeyBegin: {
    number: 286,
    method: 'POST',
    path: '/v1/passkeys/options',
    body: PasswordProof,
    response: PasskeyCreation,
    tag: 'Account',
    summary: 'Begin to add a passkey',
    description:
      'Returns the options for `navigator.credentials.create`, with a challenge for this session that works once, for five minutes. 404 where PUBLIC_URL has no host name or no https://.',
    problems: [403, 404, 422, 429],
    example: { response: creation },
  },
  passkeyAdd: {
    number: 287,
    method: 'POST',
    path: '/v1/passkeys',
    body: Exact({ Credential: NewPasskey }),
    response: PasskeyAdded,
    tag: 'Account',
    summary: 'Add a passkey',
    description:
      'Send the credential that the browser created. The passkey is named after the browser until you rename it. If you have no unused recovery codes, the response has new ones, shown once.',
    problems: [404, 422],
    example: { body: { Credential: made }, response: { ID: 3, RecoveryCodes: codes } },
  },
  passkeyRename: {
    number: 288,
    method: 'PUT',
    path: '/v1/passkeys/:id',
    params: OnePasskey,
    body: PasskeyName,
    response: Answer,
    tag: 'Account',
    summary: 'Rename a passkey',
    description: 'Any name that helps you recognize it.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { Name: 'Key on my key ring' } },
  },
  passkeyRemove: {
    number: 289,
    method: 'POST',
    path: '/v1/passkeys/:id/removal',
    params: OnePasskey,
    body: PasswordProof,
    response: Answer,
    tag: 'Account',
    summary: 'Remove a passkey',
    description: 'Refused if Operations requires two-step verification and this is your last method.',
    problems: [404, 422, 429],
  },
  passkeyOptions: {
    number: 290,
    method: 'POST',
    path: '/account/passkey/options',
    body: Exact({ Ticket: Type.Optional(Ticket) }),
    response: PasskeyRequest,
    secured: false,
    tag: 'Account',
    summary: 'Begin to sign in with a passkey',
    description:
      'Returns the options for `navigator.credentials.get`: without a ticket for a sign-in with just a passkey, with a sign-in’s ticket for its second step. The challenge works once, for five minutes.',
    problems: [404, 422, 429],
    example: {
      body: {},
      response: { ...common, rpId: 'galley.example', allowCredentials: [], userVerification: 'required' },
    },
  },
  passkeySignIn: {
    number: 291,
    method: 'POST',
    path: '/account/passkey',
    headers: DeviceHeaders,
    body: Exact({ Credential: PasskeyAssertion }),
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'Sign in with just a passkey',
    description:
      'Send the credential that the browser returned. The passkey must have verified its user. Returns the token. A passkey whose counter hasn’t increased is blocked. Where passwords are turned off, the call returns 403 for everyone but the break-glass account.',
    problems: [403, 404, 422, 429],
    example: { body: { Credential: used }, response: token },
  },
  passkeySecondStep: {
    number: 292,
    method: 'POST',
    path: '/account/secondstep/passkey',
    headers: DeviceHeaders,
    body: Exact({ Ticket, Credential: PasskeyAssertion }),
    response: SecondStepAnswer,
    secured: false,
    tag: 'Account',
    summary: 'Complete the second step with a passkey',
    description: 'Send the ticket from the first step and the credential that the browser returned.',
    problems: [404, 422, 429],
    example: {
      body: { Ticket: 'a-ticket', Credential: used },
      response: { Token: token, RecoveryCodes: null },
    },
  },
  passkeyStepBegin: {
    number: 293,
    method: 'POST',
    path: '/account/secondstep/passkey/enrolment',
    body: Exact({ Ticket }),
    response: PasskeyCreation,
    secured: false,
    tag: 'Account',
    summary: 'Begin to add a passkey to sign in',
    description: 'For an employee who needs two-step verification and hasn’t set it up.',
    problems: [404, 422, 429],
    example: { body: { Ticket: 'a-ticket' }, response: creation },
  },
  passkeyStepAdd: {
    number: 294,
    method: 'POST',
    path: '/account/secondstep/passkey/confirmation',
    headers: DeviceHeaders,
    body: Exact({ Ticket, Credential: NewPasskey }),
    response: SecondStepAnswer,
    secured: false,
    tag: 'Account',
    summary: 'Add a passkey and sign in',
    description:
      'For an employee who needs two-step verification and hasn’t set it up. Returns the token and recovery codes.',
    problems: [404, 422],
    example: {
      body: { Ticket: 'a-ticket', Credential: made },
      response: { Token: token, RecoveryCodes: codes },
    },
  },
} as const satisfies Record<string, Call>;

type PasskeyCalls = typeof passkeyCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PasskeyCalls {}
}
