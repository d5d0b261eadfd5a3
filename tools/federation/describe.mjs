// The record of a build: its release.json.
import path from 'node:path';
import { folderOf, readJson, ROOT } from './apps.mjs';
import { builderOf } from './builder.mjs';
import { integrities, publishedFiles } from './files.mjs';
import { originOf } from './origin.mjs';
import { HOST_CONTAINER, inputsOf } from './releaseId.mjs';
import { SBOM_FILE } from './sbom.mjs';
import { federationVersion, sharedVersions } from './shared.mjs';
import { sharedNamesOf } from './sharedNames.mjs';

/** What the plug-in of Module Federation writes of a build. */
const MANIFEST = 'mf-manifest.json';

const about = (name, release) => ({
  release,
  version: readJson(path.join(folderOf(name), 'package.json')).version,
  commit: originOf(inputsOf(name), ROOT),
  builtAt: new Date().toISOString(),
  builder: builderOf(),
});

/** The archive with the types of a remote that was built into `dist`. */
export const typesArchive = (dist) => readJson(path.join(dist, MANIFEST)).metaData.types.zip;

/** The files of a chunk that are asked for beside those in `others`. */
const filesOf = (group, others) =>
  (group?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => /\.(js|css)$/.test(file) && !others.includes(file));

/**
 * The record of a remote that was built with the plug-in of Module Federation, from its manifest.
 * @param {string} name
 * @param {string} release
 * @param {string} dist
 */
export function describeRemote(name, release, dist) {
  const files = integrities(dist, publishedFiles(dist));
  const { metaData, exposes, shared } = readJson(path.join(dist, MANIFEST));
  const { zip } = metaData.types;
  if (zip && !files[zip]) throw new Error(`${name} was built without its types (${zip}).`);
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  const modules = exposes.map(({ path: module, assets }) => [
    module,
    { js: assets.js.sync.filter((file) => file !== entry), css: assets.css.sync },
  ]);
  return {
    schema: 1,
    remote: name,
    ...about(name, release),
    federation: metaData.pluginVersion,
    container: metaData.globalName,
    entry,
    integrity: files[entry],
    sbom: SBOM_FILE,
    files,
    exposes: modules.map(([module]) => module).sort(),
    modules: Object.fromEntries(modules),
    requires: Object.fromEntries(
      shared.map(({ name: module, requiredVersion }) => [module, requiredVersion]),
    ),
    imports: sharedNamesOf(dist),
  };
}

/** The modules that the host needs of each remote, from the file that types its own code. */
const neededModules = () => readJson(path.join(folderOf('host'), 'src/federation/registry/needs.json'));

/**
 * The record of the host, which no other page loads as a remote: it exposes and requires nothing.
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
    ...about('host', release),
    federation: federationVersion(),
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
      needs: neededModules(),
      exports: sharedNamesOf(dist),
      initial,
      signedIn: filesOf(stats.namedChunkGroups?.['signed-in'], initial),
    },
  };
}
