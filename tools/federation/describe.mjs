// What a build says of itself: release.json of a remote, host.json of the host.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, readJson } from './apps.mjs';
import { chunkOf, ENTRY, exposesOf } from './exposes.mjs';
import { integrities, publishedFiles } from './files.mjs';
import { federationVersion, lentVersions, requiredRanges } from './lent.mjs';
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

/** The files of a chunk that are asked for beside those in `others`. */
const filesOf = (group, others) =>
  (group?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => /\.(js|css)$/.test(file) && !others.includes(file));

/** What a build takes from the host, with its ranges: of all that is lent only what its code imports. */
function requiredOf(name, { modules }) {
  const taken = modules.filter(({ moduleType }) => moduleType === 'consume-shared-module');
  const required = Object.entries(requiredRanges(folderOf(name))).filter(([module, range]) =>
    taken.some(({ identifier }) => identifier.includes(` ${module}@${range} `)),
  );
  if (required.length !== taken.length)
    throw new Error(
      `${name} takes ${taken.length} modules of the host, of which ${required.length} are lent.`,
    );
  return Object.fromEntries(required);
}

/**
 * @param {string} name
 * @param {string} release
 * @param {string} dist
 * @param {import('@rspack/core').StatsCompilation} stats
 */
export function describeRemote(name, release, dist, stats) {
  const files = integrities(dist, publishedFiles(dist));
  const exposes = Object.keys(exposesOf(folderOf(name))).sort();
  const assetsOf = (module) => {
    const group = stats.namedChunkGroups?.[chunkOf(module)];
    if (!group) throw new Error(`${name} was built without ${module}.`);
    const own = filesOf(group, [ENTRY]);
    const ending = (end) => own.filter((file) => file.endsWith(end));
    return { js: ending('.js'), css: ending('.css') };
  };
  return {
    schema: 1,
    remote: name,
    ...about(name, release),
    container: containerOf(name, release),
    isSelfContained: true,
    entry: ENTRY,
    integrity: files[ENTRY],
    files,
    exposes,
    modules: Object.fromEntries(exposes.map((module) => [module, assetsOf(module)])),
    requires: requiredOf(name, stats),
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
  const initial = filesOf(stats.entrypoints?.main, []);
  return {
    schema: 1,
    ...about('host', release),
    provides: lentVersions(folderOf('host')),
    needs: neededModules(),
    files: integrities(dist, publishedFiles(dist)),
    initial,
    signedIn: filesOf(stats.namedChunkGroups?.['signed-in'], initial),
  };
}
