import { Type, type Static } from 'typebox';

import { Exact } from '@galley/shared/contract/common';

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
