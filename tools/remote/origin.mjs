import { execFileSync } from 'node:child_process';

/** The suffix for the origin of a build that its commit alone can't reproduce. */
export const UNCOMMITTED = '+uncommitted';

/**
 * The commit of a build, with a suffix if an input has uncommitted changes; null without git, for example in an unpacked archive.
 * @param {readonly string[]} inputs files and folders
 * @param {string} folder of the working tree
 */
export function originOf(inputs, folder) {
  const git = (...args) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commit = git('rev-parse', 'HEAD').trim();
    return git('status', '--porcelain', '--', ...inputs) === '' ? commit : commit + UNCOMMITTED;
  } catch {
    return null;
  }
}
