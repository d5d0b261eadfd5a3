// What a build says of itself: release.json of a remote, host.json of the host.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, readJson } from './apps.mjs';
import { integrities, publishedFiles } from './files.mjs';
import { federationVersion, lentVersions } from './lent.mjs';
import { containerOf } from './release-id.mjs';

function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // built from an archive
    return null;
  }
}

const about = (name, release) => ({
  release,
  version: readJson(path.join(folderOf(name), 'package.json')).version,
  commit: commit(),
  builtAt: new Date().toISOString(),
  federation: federationVersion(),
});

/** @param {string} name @param {string} release @param {string} dist */
export function describeRemote(name, release, dist) {
  const manifest = readJson(path.join(dist, 'mf-manifest.json'));
  const files = integrities(dist, publishedFiles(dist));
  const entry = manifest.metaData.remoteEntry.name;
  return {
    schema: 1,
    remote: name,
    ...about(name, release),
    container: containerOf(name, release),
    entry,
    integrity: files[entry],
    files,
    exposes: manifest.exposes.map((module) => module.path).sort(),
    modules: Object.fromEntries(
      manifest.exposes.map(({ path: module, assets }) => [
        module,
        { js: assets.js.sync.filter((file) => file !== entry), css: assets.css.sync },
      ]),
    ),
    requires: Object.fromEntries(
      manifest.shared.map(({ name: module, requiredVersion }) => [module, requiredVersion]),
    ),
  };
}

/** The modules the host asks of each remote, from the file that its own code is typed by. */
const neededModules = () => {
  const file = path.join(folderOf('host'), 'src/federation/needs.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * @param {string} release
 * @param {string} dist
 * @param {import('@rspack/core').StatsCompilation} stats
 */
export function describeHost(release, dist, stats) {
  const assetsOf = (group) =>
    (group?.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  const initial = assetsOf(stats.entrypoints?.main);
  return {
    schema: 1,
    ...about('host', release),
    provides: lentVersions(folderOf('host')),
    needs: neededModules(),
    files: integrities(dist, publishedFiles(dist)),
    initial,
    signedIn: assetsOf(stats.namedChunkGroups?.['signed-in']).filter((file) => !initial.includes(file)),
  };
}
