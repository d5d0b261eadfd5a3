import { Type, type Static } from 'typebox';
import { EmployeeType } from '../../account/contract.ts';
import { Exact, Nullable } from '@galley/shared/contract/common';

export const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
export const Release = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$' });
export const Reason = Type.String({ minLength: 1, maxLength: 500, description: 'Shown in the history.' });
/** Refuses the change if the registry has changed since it was read. */
export const ExpectRevision = Type.Optional(Type.Integer({ minimum: 0 }));

/** A change of the active release. */
export const ReleaseChange = Type.Object({
  revision: Type.Integer(),
  at: Type.String(),
  by: Type.String(),
  operation: Type.String(),
  remote: Type.With(Nullable(Type.String()), {
    description: 'The name of a remote; `host` or null: the host.',
  }),
  from: Type.With(Nullable(Type.String()), { description: 'The release before; null: none.' }),
  to: Type.With(Nullable(Type.String()), { description: 'The release after; null: none.' }),
  reason: Nullable(Type.String()),
  /** A canary's audience, in words. */
  audience: Nullable(Type.String()),
});
export type ReleaseChange = Static<typeof ReleaseChange>;

/** For how many people a release was loaded in the last hour, and for how many more it failed. */
export const ReleaseLoads = Type.Object({
  release: Type.String(),
  loaded: Type.Integer(),
  failed: Type.Integer(),
});
export type ReleaseLoads = Static<typeof ReleaseLoads>;

export const ReleaseStatus = Type.Object({
  revision: Type.Integer(),
  host: Nullable(Type.String()),
  /** Sentences about what in the store doesn't match what's recorded about it. Absent from older servers. */
  findings: Type.Optional(Type.Array(Type.String())),
  remotes: Type.Array(
    Type.Object({
      remote: Type.String(),
      active: Nullable(Type.String()),
      /** With its audience in words. */
      canary: Nullable(Type.Object({ release: Type.String(), audience: Type.String() })),
      disabled: Nullable(Type.String()),
      published: Type.Array(Type.String()),
      /** Release → when it was built, except those with a broken record. Absent from older servers. */
      builtAt: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Release → its commit, and whether it includes uncommitted changes. */
      origins: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Release → why it was withdrawn, in a sentence. */
      withdrawn: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Also null if the active release has been changed manually since. */
      last: Nullable(ReleaseChange),
      /** No recorded change led to the active release, so someone has edited the registry. */
      isEdited: Type.Optional(Type.Boolean()),
      loads: Type.Array(ReleaseLoads),
    }),
  ),
});
export type ReleaseStatus = Static<typeof ReleaseStatus>;

/**
 * Changes what people get: an earlier release (rollback; `Release` or else the newest that passes the gate), a published one (promote), one
 * for some people (canary), or none (disable).
 */
export const ReleaseOperation = Exact({
  Operation: Type.Union([
    Type.Literal('rollback'),
    Type.Literal('promote'),
    Type.Literal('canary'),
    Type.Literal('end-canary'),
    Type.Literal('disable'),
    Type.Literal('enable'),
  ]),
  Remote,
  Release: Type.Optional(Release),
  /** For a canary: the share of people who get it. */
  Percent: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 100 })),
  /** For a canary: emails of people who get it regardless of the share. */
  Employees: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 254 }), { maxItems: 100 })),
  /** For a canary: employee types that get it regardless of the share. */
  EmployeeTypes: Type.Optional(Type.Array(EmployeeType, { maxItems: 3 })),
  Reason,
  ExpectRevision,
});
export type ReleaseOperation = Static<typeof ReleaseOperation>;
