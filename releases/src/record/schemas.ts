import { Type, type Static, type TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import {
  DIALOG,
  InboxTopic,
  ListChip,
  OfferedDialog,
  PaletteEntry,
  RecordAction,
  Screen,
} from './contributions.ts';
import { POLICY_FOLDER, PUBLISHED_FOLDER, REGISTRY_FOLDER } from '../storage/paths.ts';

/** The name of a remote or a release is also a folder's name: no separator, no leading dot, none that the store reserves. */
export const NAME = String.raw`^(?!(${REGISTRY_FOLDER}|${PUBLISHED_FOLDER}|${POLICY_FOLDER})$)[a-z][a-z0-9-]{0,63}$`;
export const RELEASE_ID = String.raw`^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$`;

export const ReleaseId = Type.String({ pattern: RELEASE_ID });
export const Integrity = Type.String({ pattern: String.raw`^sha384-[A-Za-z0-9+/]{64}$` });
/** An ed25519 signature: the public key that verifies it, and 64 bytes, both in base64url. */
export const Signature = Type.Object({
  key: Type.String({ pattern: '^[\\w-]{43}$' }),
  value: Type.String({ pattern: '^[\\w-]{86}$' }),
});
/** A path inside a release: relative, without `.` and `..` segments. */
const FilePath = String.raw`^(?!.*(^|/)\.\.?(/|$))[A-Za-z0-9_.@][A-Za-z0-9_./@-]*$`;
const Packages = Type.Record(Type.String(), Type.String());

/** Module that the host provides → names of its exports. */
const Names = Type.Record(Type.String(), Type.Array(Type.String()));
/** The names of dialogs that it opens: `orders/share`. */
const Opens = Type.Array(Type.String({ pattern: String.raw`^[a-z][a-z0-9-]{0,63}/${DIALOG}$` }));
/** For hosts from before dialogs had names: remote → the modules that they need from it. */
const Needs = Type.Optional(Type.Record(Type.String(), Type.Array(Type.String())));

const Assets = Type.Object({ js: Type.Array(Type.String()), css: Type.Array(Type.String()) });

export const Builder = Type.Object({
  /** A person, or a pipeline run. */
  name: Type.String(),
  node: Type.String(),
  /** Operating system and processor, in Node's terms: `linux x64`. */
  platform: Type.String(),
  /** Package → version. */
  tools: Packages,
});

/** What the record of a host has in addition to that of a remote. */
const HostPart = Type.Object({
  provides: Packages,
  needs: Needs,
  opens: Type.Optional(Opens),
  /** Its exports, by module. */
  exports: Names,
  /** The files that every page loads, and those that only pages after sign-in load. */
  initial: Type.Array(Type.String()),
  signedIn: Type.Array(Type.String()),
  /** The file that a page after sign-in runs first, to request its list. Earlier hosts have none. */
  early: Type.Optional(Type.String()),
});

/** release.json, beside the files of a release. */
export const ReleaseRecord = Type.Object({
  schema: Type.Literal(1),
  /** The remote's name; for the host: `host`. */
  remote: Type.String({ pattern: NAME }),
  release: ReleaseId,
  version: Type.String(),
  commit: Type.Union([Type.String(), Type.Null()]),
  builtAt: Type.String(),
  /** Who built it, and with what. Absent in releases older than this field. */
  builder: Type.Optional(Builder),
  /** The file in the release that lists its packages, as a CycloneDX document. */
  sbom: Type.Optional(Type.String({ pattern: FilePath })),
  /** The name of its container and global variable, different in every release. */
  container: Type.String(),
  entry: Type.String(),
  integrity: Integrity,
  files: Type.Record(Type.String({ pattern: FilePath }), Integrity, { additionalProperties: false }),
  exposes: Type.Array(Type.String()),
  /** Exposed module → the files that it needs besides the entry. */
  modules: Type.Record(Type.String(), Assets),
  /** Module that the host must provide → the required range. */
  requires: Packages,
  /** What it imports from each of those modules. For builds without this field, only the ranges are checked. */
  imports: Type.Optional(Names),
  screen: Type.Optional(Screen),
  /** The dialogs that it offers, by their names within the remote; and those that it opens, including its own. */
  dialogs: Type.Optional(
    Type.Record(Type.String({ pattern: `^${DIALOG}$` }), OfferedDialog, { additionalProperties: false }),
  ),
  opens: Type.Optional(Opens),
  palette: Type.Optional(Type.Array(PaletteEntry, { maxItems: 8 })),
  actions: Type.Optional(Type.Array(RecordAction, { maxItems: 8 })),
  chips: Type.Optional(Type.Array(ListChip, { maxItems: 4 })),
  topics: Type.Optional(Type.Array(InboxTopic, { maxItems: 4 })),
  /** The version of Module Federation that it's built for; host and remote must agree in major and minor. */
  federation: Type.String(),
  host: Type.Optional(HostPart),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** What a host provides and needs. */
export const HostRecord = Type.Object({
  release: ReleaseId,
  provides: Packages,
  needs: Needs,
  /** The remotes' dialogs that it opens itself. */
  opens: Type.Optional(Opens),
  federation: Type.String(),
  /** Its exports, by module. The registry leaves this out, because the release has it. */
  exports: Type.Optional(Names),
});
export type HostRecord = Static<typeof HostRecord>;

/** A file is missing, or its content is invalid. */
export class WrongFile extends Error {}

/** Parses and validates a file. Throws with its name and all faults, because nobody expects a broken file there. */
export function parseAs<T extends TSchema>(schema: T, text: string, file: string): Static<T> {
  const refuse = (faults: string): never => {
    throw new WrongFile(`${file} is invalid: ${faults}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse((error as Error).message);
  }
  if (Check(schema, value)) return value;
  const [, faults] = Errors(schema, value);
  return refuse(faults.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; '));
}
