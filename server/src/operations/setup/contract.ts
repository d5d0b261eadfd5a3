import { Type, type Static } from 'typebox';

import { Exact, Nullable } from '@galley/shared/contract/common';

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

/** Sample data to look around in. */
const SampleData = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('loading'),
    Type.Literal('stopped'),
    Type.Literal('loaded'),
  ]),
  /** How far its loading is, from 0 to 100. */
  percent: Type.Integer(),
  /** Why its loading has stopped; else empty. */
  error: Type.String(),
  mayLoad: Type.Boolean(),
  mayRemove: Type.Boolean(),
  /** Records that aren't part of the sample: while there are any, it can't be removed. Counts at most 1,000 of each kind. */
  own: Type.Integer(),
  /** Records that people added to it, and that go with it. */
  added: Type.Integer(),
});

/** Call 344. The sample data and what was added to it are not counted among the steps. */
export const SetupState = Type.Object({
  steps: Type.Array(SetupStep),
  /** Nothing is left to do; also in a demo. */
  over: Type.Boolean(),
  /** The caller has dismissed it from their start page. */
  dismissed: Type.Boolean(),
  sample: SampleData,
  /** The mail server (null: emails are written to files), and the sender. */
  mail: Type.Object({ host: Nullable(Type.String()), from: Type.String() }),
});
export type SetupState = Static<typeof SetupState>;

/** Call 345. `Proof`, for a download, is the password once more, or a code of the authenticator app. */
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

/** What is so now, and the address of the download. */
export const SetupOperationAnswer = Type.Object({ state: SetupState, url: Nullable(Type.String()) });
export type SetupOperationAnswer = Static<typeof SetupOperationAnswer>;

/** Call 346. */
export const EverythingParams = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 200 }) });
