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

/** A remote's or a release's name is a folder's name too: no separator, no leading dot, none of the store's own. */
export const NAME = String.raw`^(?!(${REGISTRY_FOLDER}|${PUBLISHED_FOLDER}|${POLICY_FOLDER})$)[a-z][a-z0-9-]{0,63}$`;
export const RELEASE_ID = String.raw`^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$`;

export const ReleaseId = Type.String({ pattern: RELEASE_ID });
export const Integrity = Type.String({ pattern: String.raw`^sha384-[A-Za-z0-9+/]{64}$` });
/** A signature with ed25519: the public key that verifies it, and 64 bytes, both in base64url. */
export const Signature = Type.Object({
  key: Type.String({ pattern: '^[\\w-]{43}$' }),
  value: Type.String({ pattern: '^[\\w-]{86}$' }),
});
/** A path inside a release: no step upwards, no absolute start. */
const FilePath = String.raw`^(?!.*(^|/)\.\.?(/|$))[A-Za-z0-9_.@][A-Za-z0-9_./@-]*$`;
const Packages = Type.Record(Type.String(), Type.String());

/** Module that the host provides → names of its exports. */
const Names = Type.Record(Type.String(), Type.Array(Type.String()));
/** The names of dialogs that it opens: `orders/share`. */
const Opens = Type.Array(Type.String({ pattern: String.raw`^[a-z][a-z0-9-]{0,63}/${DIALOG}$` }));
/** Of hosts before dialogs had names: remote → the modules that they ask of it. */
const Needs = Type.Optional(Type.Record(Type.String(), Type.Array(Type.String())));

const Assets = Type.Object({ js: Type.Array(Type.String()), css: Type.Array(Type.String()) });

export const Builder = Type.Object({
  /** A person, or a run of a pipeline. */
  name: Type.String(),
  node: Type.String(),
  /** Operating system and processor, as Node names them: `linux x64`. */
  platform: Type.String(),
  /** Package → version. */
  tools: Packages,
});

/** What the record of a host has beside that of a remote. */
const HostPart = Type.Object({
  provides: Packages,
  needs: Needs,
  opens: Type.Optional(Opens),
  /** What it exports of each module that it provides. */
  exports: Names,
  /** The files that every page loads, and those that only a page behind the sign-in does. */
  initial: Type.Array(Type.String()),
  signedIn: Type.Array(Type.String()),
  /** The file that a page behind the sign-in runs first, to request its list. Earlier hosts have none. */
  early: Type.Optional(Type.String()),
});

/** release.json, beside the files of a release. */
export const ReleaseRecord = Type.Object({
  schema: Type.Literal(1),
  /** The remote's name; of the host: `host`. */
  remote: Type.String({ pattern: NAME }),
  release: ReleaseId,
  version: Type.String(),
  commit: Type.Union([Type.String(), Type.Null()]),
  builtAt: Type.String(),
  /** Who built it, and with what. Releases before this field don't say. */
  builder: Type.Optional(Builder),
  /** The file of the release that lists the packages in it, as a CycloneDX document. */
  sbom: Type.Optional(Type.String({ pattern: FilePath })),
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
  /** What it imports of each of those modules. Builds that don't say are checked by their ranges alone. */
  imports: Type.Optional(Names),
  screen: Type.Optional(Screen),
  /** The dialogs that it offers, by their names within the remote; and those that it opens, its own among them. */
  dialogs: Type.Optional(
    Type.Record(Type.String({ pattern: `^${DIALOG}$` }), OfferedDialog, { additionalProperties: false }),
  ),
  opens: Type.Optional(Opens),
  palette: Type.Optional(Type.Array(PaletteEntry, { maxItems: 8 })),
  actions: Type.Optional(Type.Array(RecordAction, { maxItems: 8 })),
  chips: Type.Optional(Type.Array(ListChip, { maxItems: 4 })),
  topics: Type.Optional(Type.Array(InboxTopic, { maxItems: 4 })),
  /** The version of Module Federation that it is built for; host and remote agree in major and minor. */
  federation: Type.String(),
  host: Type.Optional(HostPart),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** What a host provides and asks for. */
export const HostRecord = Type.Object({
  release: ReleaseId,
  provides: Packages,
  needs: Needs,
  /** The dialogs of remotes that it opens itself. */
  opens: Type.Optional(Opens),
  federation: Type.String(),
  /** What it exports of each module that it provides. The registry leaves it out: the release has it. */
  exports: Type.Optional(Names),
});
export type HostRecord = Static<typeof HostRecord>;

/** A file that is not there, or does not hold what it should. */
export class WrongFile extends Error {}

/** Parses and checks; throws naming the file and every fault, since a wrong file there is nobody's expected case. */
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
