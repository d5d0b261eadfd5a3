// @ts-check
// Chooses the commits to build earlier versions from (decision 134).
import { execFileSync } from 'node:child_process';
import { checksumOf } from '../../server/dist/db/migrate.js';

const MIGRATIONS = 'server/src/db/migrations';

/** @param {string} folder of the checkout */
export const gitIn =
  (folder) =>
  /** @param {string[]} args */
  (...args) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

const minorOf = (/** @type {string} */ version) => version.split('.').slice(0, 2).join('.');

/** Why there are fewer versions than needed, and what to do. */
function tooFew(/** @type {boolean} */ isShallow, /** @type {number} */ found, /** @type {number} */ count) {
  const what = `Of ${count} versions of @galley/shared before today's, ${found} are in the history of this checkout`;
  return new Error(
    isShallow
      ? `${what}, which is incomplete. Fetch it: git fetch --unshallow (in CI: fetch-depth: 0, GIT_DEPTH: 0).`
      : `${what}: they can't be built.`,
  );
}

/**
 * The last commit of each minor version of @galley/shared before the current one, newest first: the commit before the one
 * on the main line that raised the version.
 * @param {string} folder of the checkout
 * @param {number} count
 * @returns {{ version: string, commit: string }[]}
 * @throws Error if the history doesn't go back that far
 */
export function pastVersions(folder, count) {
  const git = gitIn(folder);
  const versionAt = (/** @type {string} */ commit) =>
    JSON.parse(git('show', `${commit}:shared/package.json`)).version;
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const today = minorOf(versionAt('HEAD'));
  const changed = git('log', '--first-parent', '--format=%H %P', '--', 'shared/package.json');
  /** @type {Map<string, { version: string, commit: string }>} */
  const found = new Map();
  for (const line of changed.split('\n')) {
    const [, commit] = line.split(' ');
    // The first commit of all, or of a shallow clone.
    if (commit === undefined || found.size === count) break;
    const version = versionAt(commit);
    const minor = minorOf(version);
    if (minor !== today && !found.has(minor)) found.set(minor, { version, commit });
  }
  if (found.size < count) throw tooFew(isShallow, found.size, count);
  return [...found.values()];
}

/**
 * The newest commit that has only the first of the current migrations, with the same statements. Merged branches can have other
 * migrations under the same numbers; their databases can't be upgraded.
 * @param {string} folder of the checkout
 * @throws Error if no commit in the history has them
 */
export function beforeNewestMigration(folder) {
  const git = gitIn(folder);
  /** By the blobs of migrations. @type {Map<string, string>} */
  const checksums = new Map();
  const checksumAt = (/** @type {string} */ blob) => {
    const checksum = checksums.get(blob) ?? checksumOf(git('cat-file', 'blob', blob));
    checksums.set(blob, checksum);
    return checksum;
  };
  const migrationsAt = (/** @type {string} */ commit) =>
    git('ls-tree', '-r', '--format=%(objectname) %(path)', commit, '--', MIGRATIONS)
      .split('\n')
      .filter((line) => line.endsWith('.sql'))
      .map((line) => {
        const [blob = '', file = ''] = line.split(' ');
        return `${file} ${checksumAt(blob)}`;
      });
  const today = migrationsAt('HEAD');
  const commit = git('rev-list', 'HEAD')
    .split('\n')
    .find((one) => {
      const earlier = migrationsAt(one);
      return (
        earlier.length > 0 &&
        earlier.length < today.length &&
        earlier.every((line, place) => line === today[place])
      );
    });
  if (commit === undefined)
    throw new Error(
      'No commit in this history has only the earlier of the migrations. Fetch the whole history.',
    );
  return commit;
}
