import { Type, type Static } from 'typebox';

import { Exact, Nullable } from '@galley/shared/contract/common';

const Text = Type.String({ maxLength: 1000 });

/**
 * Call 343: creates the first Operations account of a server, with the one-time code that its start prints. Faults are reported by
 * field.
 */
export const SetupRequest = Exact({
  code: Type.String({ maxLength: 200 }),
  firstName: Text,
  lastName: Text,
  email: Text,
  password: Text,
  /** Required to change a prospect's account owner. */
  ownerPassword: Text,
});
export type SetupRequest = Static<typeof SetupRequest>;

const StepName = Type.Union([
  Type.Literal('owners'),
  Type.Literal('people'),
  Type.Literal('customers'),
  Type.Literal('contacts'),
  Type.Literal('orders'),
  Type.Literal('links'),
  Type.Literal('mail'),
]);
export type StepName = Static<typeof StepName>;

/** A setup step: whether it's done, and a count up to 1,000, or 0 if it isn't counted. */
const SetupStep = Type.Object({ name: StepName, done: Type.Boolean(), count: Type.Integer() });

/** Sample data to explore. */
const SampleData = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('loading'),
    Type.Literal('stopped'),
    Type.Literal('loaded'),
  ]),
  /** The progress of loading it, from 0 to 100. */
  percent: Type.Integer(),
  /** Why loading it stopped; otherwise empty. */
  error: Type.String(),
  mayLoad: Type.Boolean(),
  mayRemove: Type.Boolean(),
  /**
   * The number of records that aren't part of the sample, up to 1,000 of each kind. While there are any, the sample can't be
   * removed.
   */
  own: Type.Integer(),
  /** Records that people added to it, and that are removed with it. */
  added: Type.Integer(),
});

/** Call 344. The steps don't count sample data and what was added to it. */
export const SetupState = Type.Object({
  steps: Type.Array(SetupStep),
  /** Nothing is left to do; also true in a demo. */
  over: Type.Boolean(),
  /** The caller has hidden the setup steps from their landing page. */
  dismissed: Type.Boolean(),
  sample: SampleData,
  /** The mail server; null: emails are written to files. */
  mail: Type.Object({
    host: Nullable(Type.String()),
    from: Type.String({ description: 'The sender of emails.' }),
  }),
});
export type SetupState = Static<typeof SetupState>;

/** Call 345. `Proof` is needed for a download: the password again, or a code from the authenticator app. */
export const SetupOperation = Exact({
  Operation: Type.Union([
    Type.Literal('dismiss'),
    Type.Literal('loadSample'),
    Type.Literal('removeSample'),
    Type.Literal('download'),
  ]),
  Proof: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SetupOperation = Static<typeof SetupOperation>;

/** The new state, and the URL of the download. */
export const SetupOperationAnswer = Type.Object({ state: SetupState, url: Nullable(Type.String()) });
export type SetupOperationAnswer = Static<typeof SetupOperationAnswer>;

/** Call 346. */
export const EverythingParams = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 200 }) });
