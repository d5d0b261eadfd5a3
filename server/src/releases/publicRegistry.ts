import type { Asset, RemoteScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import { personMark, type CanaryAudience } from './rules/canary.ts';
import { HOST } from '@galley/releases/record/hostRecord';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import type { Audience, Registry, RemoteState } from '@galley/releases/registry/schemas';
import { OWN_BASES, releaseUrl, type ReleaseBases } from './releaseBases.ts';

/** A screen in the page's format; its list's filters are only for the gate. */
const pageScreen = ({ list, ...screen }: NonNullable<ReleaseRecord['screen']>): RemoteScreen => ({
  ...screen,
  ...(list ? { isList: true } : {}),
});

/** What a page needs to load a release. */
export function releaseAssets(record: ReleaseRecord, bases: ReleaseBases): ReleaseAssets {
  const folder = releaseUrl(bases, record.remote, record.release);
  const asset = (file: string): Asset => ({
    url: `${folder}/${file}`,
    integrity: record.files[file] ?? '',
  });
  const modules = Object.entries(record.modules).map(([module, { js, css }]) => [
    module,
    { js: js.map(asset), css: css.map(asset) },
  ]);
  return {
    release: record.release,
    version: record.version,
    container: record.container,
    entry: { url: `${folder}/${record.entry}`, integrity: record.integrity },
    modules: Object.fromEntries(modules),
    ...(record.screen ? { screen: pageScreen(record.screen) } : {}),
    ...(record.dialogs ? { dialogs: record.dialogs } : {}),
    ...(record.palette ? { palette: record.palette } : {}),
    ...(record.actions ? { actions: record.actions } : {}),
    ...(record.chips ? { chips: record.chips } : {}),
    ...(record.topics ? { topics: record.topics } : {}),
  };
}

type Keys = ReadonlyMap<string, string>;

/** A canary's audience in a form that anyone can read: people are replaced by hashes of their canary keys. */
export function canaryAudience(
  remote: string,
  { percent, types, employees = [] }: Audience,
  keys: Keys,
): CanaryAudience {
  const people = employees.flatMap((email) => {
    const key = keys.get(email);
    return key === undefined ? [] : [personMark(key, remote)];
  });
  return { percent, ...(types ? { types } : {}), ...(people.length > 0 ? { people } : {}) };
}

function publicState(remote: string, { canary, ...state }: RemoteState, keys: Keys) {
  if (!canary) return state;
  return { ...state, canary: { release: canary.release, ...canaryAudience(remote, canary, keys) } };
}

/**
 * The registry in the page's format: the active releases and canaries with their files.
 * @param options keys: email → canary key of the people that canaries name; bases: the files' addresses
 */
export function publicRegistry(
  registry: Registry,
  records: readonly ReleaseRecord[],
  { keys = new Map(), bases = OWN_BASES }: { keys?: Keys; bases?: ReleaseBases } = {},
): PublicRegistry {
  const releases: PublicRegistry['releases'] = {};
  // The page is already running its host, so it doesn't load another one.
  for (const record of records.filter(({ remote }) => remote !== HOST)) {
    releases[record.remote] = { ...releases[record.remote], [record.release]: releaseAssets(record, bases) };
  }
  const { schema, revision, host } = registry;
  const { [HOST]: hostState, ...remotes } = registry.remotes;
  return {
    schema,
    revision,
    host: host && { release: host.release, provides: host.provides },
    ...(hostState ? { hostRelease: publicState(HOST, hostState, keys) } : {}),
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, state]) => [remote, publicState(remote, state, keys)]),
    ),
    releases,
  };
}
