import { Type, type Static } from 'typebox';
import { EmployeeType } from '../../account/contract.ts';
import { Exact, Nullable } from '@galley/shared/contract/common';

export const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
export const Release = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$' });
/** Why, for everybody who reads the history. */
export const Reason = Type.String({ minLength: 1, maxLength: 500 });
/** Refuses when the registry has changed since it was read. */
export const ExpectRevision = Type.Optional(Type.Integer({ minimum: 0 }));

/** One change of what runs; `remote` null: the host. */
export const ReleaseChange = Type.Object({
  revision: Type.Integer(),
  at: Type.String(),
  by: Type.String(),
  operation: Type.String(),
  remote: Nullable(Type.String()),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  /** Of a canary: for whom, in words. */
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
  /** What in the store does not agree with what is on record of it, in sentences. A server before this one doesn't say. */
  findings: Type.Optional(Type.Array(Type.String())),
  remotes: Type.Array(
    Type.Object({
      remote: Type.String(),
      active: Nullable(Type.String()),
      /** For whom: in words. */
      canary: Nullable(Type.Object({ release: Type.String(), audience: Type.String() })),
      disabled: Nullable(Type.String()),
      published: Type.Array(Type.String()),
      /** Release → when it was built; without those whose record is broken. A server before this one doesn't say. */
      builtAt: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Release → what it was built from: a commit, and whether something was not committed. */
      origins: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Release → why it was withdrawn, in a sentence. */
      withdrawn: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** Null also where what runs was changed by hand since. */
      last: Nullable(ReleaseChange),
      /** No change on record led to what runs: somebody has edited the registry. */
      isEdited: Type.Optional(Type.Boolean()),
      loads: Type.Array(ReleaseLoads),
    }),
  ),
});
export type ReleaseStatus = Static<typeof ReleaseStatus>;

/**
 * What runs from now on: an earlier release (rollback; `Release` says which, else the newest that passes the gate), a
 * published one (promote), one for a part of the people (canary), or none (disable).
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
  /** Of a canary: the share of people who get it. */
  Percent: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 100 })),
  /** Of a canary: emails of people who get it whatever the share. */
  Employees: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 254 }), { maxItems: 100 })),
  /** Of a canary: employee types that get it whatever the share. */
  EmployeeTypes: Type.Optional(Type.Array(EmployeeType, { maxItems: 3 })),
  Reason,
  ExpectRevision,
});
export type ReleaseOperation = Static<typeof ReleaseOperation>;
