import { execFileSync } from 'node:child_process';

/** The suffix of a build's origin that can't be reproduced from the commit alone. */
export const UNCOMMITTED = '+uncommitted';

/**
 * What a build is made of: the commit, marked where one of the inputs is not as it was committed; null without git, as
 * in an unpacked archive.
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
