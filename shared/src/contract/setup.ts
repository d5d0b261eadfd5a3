import { Type, type Static } from 'typebox';
import { DeviceHeaders, Token } from './account.ts';
import { Exact } from './common.ts';

const Text = Type.String({ maxLength: 1000 });

/** Call 343: the first person of Operations of a server, by the one-time code that its start prints. What is wrong is said by field. */
export const SetupRequest = Exact({
  code: Type.String({ maxLength: 200 }),
  firstName: Text,
  lastName: Text,
  email: Text,
  password: Text,
  /** Asked for before a prospect changes its account owner. */
  ownerPassword: Text,
});
export type SetupRequest = Static<typeof SetupRequest>;

export const setupCalls = {
  setup: {
    number: 343,
    method: 'POST',
    path: '/account/setup',
    headers: DeviceHeaders,
    body: SetupRequest,
    response: Token,
    secured: false,
  },
} as const;
