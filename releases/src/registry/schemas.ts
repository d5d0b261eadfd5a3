import { Type, type Static, type TSchema } from 'typebox';
import { HostRecord, Integrity, NAME, ReleaseId, Signature } from '../record/schemas.ts';

const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Who gets a canary: a percentage of the people, and in addition those who are named. */
export const Audience = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Emails, in lower case. */
  employees: Type.Optional(Type.Array(Type.String())),
  types: Type.Optional(Type.Array(Type.String())),
});
export type Audience = Static<typeof Audience>;

export const RemoteState = Type.Object({
  active: ReleaseId,
  canary: Type.Optional(Type.Object({ release: ReleaseId, ...Audience.properties })),
  disabled: Type.Optional(Type.Object({ reason: Type.String() })),
});
export type RemoteState = Static<typeof RemoteState>;

/** Which releases are active. */
export const Registry = Type.Object({
  schema: Type.Literal(1),
  revision: Type.Integer({ minimum: 0 }),
  /** What the active host provides. */
  host: OrNull(HostRecord),
  /** By name. In a store in which the host is a release, also the host, as `host`. */
  remotes: Type.Record(Type.String({ pattern: NAME }), RemoteState, { additionalProperties: false }),
  /** Remote → release → the digest of its record, for every release that's served. */
  records: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Integrity))),
});
export type Registry = Static<typeof Registry>;

export const Operation = Type.Union([
  Type.Literal('promote'),
  Type.Literal('rollback'),
  Type.Literal('canary'),
  Type.Literal('disable'),
  Type.Literal('enable'),
  /** `from` is deleted for good. */
  Type.Literal('gc'),
]);
export type Operation = Static<typeof Operation>;

/** A change to one remote, or to the host. One revision can make several. */
export const HistoryLine = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  by: Type.String(),
  operation: Operation,
  /** Null: the host. */
  remote: OrNull(Type.String()),
  from: OrNull(Type.String()),
  to: OrNull(Type.String()),
  reason: OrNull(Type.String()),
  gate: OrNull(Type.Object({ ok: Type.Boolean(), reasons: Type.Array(Type.String()) })),
  /** The digest of the record of `to`, which can be served from then on. */
  record: Type.Optional(Integrity),
  /** For a canary: who gets it. */
  ...Type.Partial(Audience).properties,
});
export type HistoryLine = Static<typeof HistoryLine>;

/** registry/<revision>.json. */
export const Revision = Type.Object({
  registry: Registry,
  /** The changes of this revision; every 10th, 100th and 1000th repeats those of the 10, 100 or 1000 revisions up to it. */
  history: Type.Array(HistoryLine),
  /** The digest of the revision before the first of those; null if there's none. */
  previous: OrNull(Type.String()),
  /** The digest of the three members above. */
  digest: Type.String(),
  /** The author's signature of its number, its digest and `parent`. */
  signature: Type.Optional(
    Type.Object({
      ...Signature.properties,
      /** The digest of the previous revision; null for the first. */
      parent: OrNull(Type.String()),
    }),
  ),
});
export type Revision = Static<typeof Revision>;
