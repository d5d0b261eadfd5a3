import { DeviceHeaders, Token } from '../../account/contract.ts';
import type { Call } from '../../http/calls.ts';
import { SetupRequest } from './contract.ts';

export * as setupSchemas from './contract.ts';

export const setupCalls = {
  setup: {
    number: 343,
    method: 'POST',
    path: '/account/setup',
    headers: DeviceHeaders,
    body: SetupRequest,
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'Set Galley up',
    description:
      'The first person of Operations, by the one-time code of the address that a start prints while nobody of Operations can sign in. Answers a token, as a sign-in does. 403 for a code that is wrong, used or older than a day, and 429 after ten of them in 15 minutes, whoever sent them; 409 once somebody of Operations can sign in; 422 by field for the rest.',
    problems: [403, 409, 422, 429],
    example: {
      body: {
        code: 'the-code-of-the-address',
        firstName: 'Sky',
        lastName: 'Fiction',
        email: 'sky@galley.example',
        password: 'press-room-1',
        ownerPassword: 'owner-press-1',
      },
      response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature',
    },
  },
} as const satisfies Record<string, Call>;

type SetupCalls = typeof setupCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SetupCalls {}
}
