import type { Asset, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import { personMark } from '@galley/shared/domain/canary';
import { OWN_BASES, releaseUrl, type ReleaseBases } from './releaseBases.ts';
import type { Registry, ReleaseRecord, RemoteState } from '@galley/releases/schemas';

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
    ...(record.isSelfContained === true ? { isSelfContained: true } : {}),
    entry: { url: `${folder}/${record.entry}`, integrity: record.integrity },
    modules: Object.fromEntries(modules),
  };
}

/** A remote's state for everybody to read: of the people who get its canary only marks, which lead to nobody. */
function publicState(remote: string, state: RemoteState, uids: ReadonlyMap<string, string>) {
  if (!state.canary) return state;
  const { employees = [], ...canary } = state.canary;
  const people = employees.flatMap((email) => {
    const uid = uids.get(email);
    return uid === undefined ? [] : [personMark(uid, remote)];
  });
  return { ...state, canary: { ...canary, ...(people.length > 0 ? { people } : {}) } };
}

/**
 * The registry as pages get it: what runs, and the files of every release that may.
 * @param options uids: e-mail → id of the people that canaries name; bases: where the files are to be had
 */
export function publicRegistry(
  registry: Registry,
  records: readonly ReleaseRecord[],
  { uids = new Map(), bases = OWN_BASES }: { uids?: ReadonlyMap<string, string>; bases?: ReleaseBases } = {},
): PublicRegistry {
  const releases: PublicRegistry['releases'] = {};
  for (const record of records) {
    releases[record.remote] = { ...releases[record.remote], [record.release]: releaseAssets(record, bases) };
  }
  const { schema, revision, host, remotes } = registry;
  return {
    schema,
    revision,
    host: host && { release: host.release, provides: host.provides },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, state]) => [remote, publicState(remote, state, uids)]),
    ),
    releases,
  };
}
