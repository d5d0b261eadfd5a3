import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A remote's or a release's name is a folder's name too: no separator, no leading dot. */
export const NAME = String.raw`^[a-z][a-z0-9-]{0,63}$`;
export const RELEASE_ID = String.raw`^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$`;

const Release = Type.String({ pattern: RELEASE_ID });
const Integrity = Type.String({ pattern: String.raw`^sha384-[A-Za-z0-9+/]{64}$` });
/** A path inside a release: no step upwards, no absolute start. */
const FilePath = String.raw`^(?!.*(^|/)\.\.?(/|$))[A-Za-z0-9_.@][A-Za-z0-9_./@-]*$`;
const Packages = Type.Record(Type.String(), Type.String());

const Assets = Type.Object({ js: Type.Array(Type.String()), css: Type.Array(Type.String()) });

/** release.json, beside the files of a release. */
export const ReleaseRecord = Type.Object({
  schema: Type.Literal(1),
  remote: Type.String({ pattern: NAME }),
  release: Release,
  version: Type.String(),
  commit: Type.Union([Type.String(), Type.Null()]),
  builtAt: Type.String(),
  /** The name of its container and of its global, different in every release. */
  container: Type.String(),
  entry: Type.String(),
  integrity: Integrity,
  files: Type.Record(Type.String({ pattern: FilePath }), Integrity, { additionalProperties: false }),
  exposes: Type.Array(Type.String()),
  /** Exposed module → the files it needs beside the entry. */
  modules: Type.Record(Type.String(), Assets),
  /** Module that the host is to provide → the range it requires. */
  requires: Packages,
  /** The version of Module Federation that it is built for; host and remote agree in major and minor. */
  federation: Type.String(),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** What the host provides and asks for; host.json holds it among other things. */
export const HostRecord = Type.Object({
  release: Release,
  provides: Packages,
  /** Remote → the modules the host asks of it. */
  needs: Type.Record(Type.String(), Type.Array(Type.String())),
  federation: Type.String(),
});
export type HostRecord = Static<typeof HostRecord>;

/** Who gets a canary: a share of the people, and beside it those who are named. */
export const Audience = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** E-mails, in lower case. */
  employees: Type.Optional(Type.Array(Type.String())),
  types: Type.Optional(Type.Array(Type.String())),
});
export type Audience = Static<typeof Audience>;

export const RemoteState = Type.Object({
  active: Release,
  canary: Type.Optional(Type.Object({ release: Release, ...Audience.properties })),
  disabled: Type.Optional(Type.Object({ reason: Type.String() })),
});
export type RemoteState = Static<typeof RemoteState>;

/** releases.json: what runs. */
export const Registry = Type.Object({
  schema: Type.Literal(1),
  revision: Type.Integer({ minimum: 0 }),
  host: Type.Union([HostRecord, Type.Null()]),
  remotes: Type.Record(Type.String({ pattern: NAME }), RemoteState, { additionalProperties: false }),
});
export type Registry = Static<typeof Registry>;

export const Operation = Type.Union([
  Type.Literal('promote'),
  Type.Literal('rollback'),
  Type.Literal('canary'),
  Type.Literal('disable'),
  Type.Literal('enable'),
  Type.Literal('aborted'),
]);
export type Operation = Static<typeof Operation>;

const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One line of releases.history.jsonl. A change of several remotes at once has a line for each, of one revision. */
export const HistoryLine = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  by: Type.String(),
  operation: Operation,
  /** Null: the host, or (aborted) the whole revision. */
  remote: OrNull(Type.String()),
  from: OrNull(Type.String()),
  to: OrNull(Type.String()),
  reason: OrNull(Type.String()),
  gate: OrNull(Type.Object({ ok: Type.Boolean(), reasons: Type.Array(Type.String()) })),
  /** The digest of the registry that the change led to. */
  registry: Type.Optional(Type.String()),
  /** Of a canary: who gets it. */
  ...Type.Partial(Audience).properties,
});
export type HistoryLine = Static<typeof HistoryLine>;

/** A file that is there and does not hold what it should. */
export class WrongFile extends Error {}

/** Parses and checks; throws naming the file and every fault, since a wrong file there is nobody's expected case. */
export function parseAs<T extends TSchema>(schema: T, text: string, file: string): Static<T> {
  const refuse = (faults: string): never => {
    throw new WrongFile(`${file} is not what it should be: ${faults}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse((error as Error).message);
  }
  if (Value.Check(schema, value)) return value;
  const faults = Value.Errors(schema, value).map((error) => `${error.instancePath || '/'} ${error.message}`);
  return refuse(faults.join('; '));
}
