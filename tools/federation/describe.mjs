// The record of the host's build: its release.json.
import { about } from '@galley/remote/build/describe';
import { integrities, publishedFiles } from '@galley/remote/build/files';
import { openedDialogsOf } from '@galley/remote/build/openedDialogs';
import { SBOM_FILE } from '@galley/remote/build/sbom';
import { sharedVersions, versionOf } from '@galley/remote/build/shared';
import { sharedNamesOf } from '@galley/remote/build/sharedNames';
import { folderOf } from './apps.mjs';
import { HOST_CONTAINER, hostInputs } from './hostRelease.mjs';

/** The files of a chunk that are loaded in addition to `others`. */
const filesOf = (group, others) =>
  (group?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => /\.(js|css)$/.test(file) && !others.includes(file));

/**
 * The record of the host. No page loads the host as a remote, so it exposes and requires nothing.
 * @param {string} release
 * @param {string} dist
 * @param {import('@rspack/core').StatsCompilation} stats
 */
export function describeHost(release, dist, stats) {
  const files = integrities(dist, publishedFiles(dist));
  const initial = filesOf(stats.entrypoints?.main, []);
  const entry = initial.find((file) => file.endsWith('.js'));
  return {
    schema: 1,
    remote: 'host',
    ...about(folderOf('host'), release, hostInputs()),
    // Host and remotes must agree in major.minor.
    federation: versionOf('@module-federation/runtime', folderOf('host')),
    container: HOST_CONTAINER,
    entry,
    integrity: files[entry],
    sbom: SBOM_FILE,
    files,
    exposes: [],
    modules: {},
    requires: {},
    host: {
      provides: sharedVersions(folderOf('host')),
      opens: openedDialogsOf(dist),
      exports: sharedNamesOf(dist),
      initial,
      early: filesOf(stats.entrypoints?.early, [])[0],
      signedIn: filesOf(stats.namedChunkGroups?.['signed-in'], initial),
    },
  };
}
