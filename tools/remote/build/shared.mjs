// The one list of what the host provides and remotes require. Few and narrow: the router, zustand, the query client and toasts
// reach a remote only through @galley/shared, so that a second copy with its own context or store can't exist.
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson } from './json.mjs';

const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@galley/shared/store': '@galley/shared',
  '@galley/shared/http': '@galley/shared',
  '@galley/shared/ui': '@galley/shared',
  '@galley/shared/form': '@galley/shared',
};

/** The version of an installed package, read without relying on its "exports". */
export function versionOf(packageName, dir) {
  const folders = createRequire(path.join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return readJson(path.join(folder, packageName, 'package.json')).version;
    } catch {
      // not in this node_modules folder: the next one up
    }
  }
  throw new Error(`${packageName} is not installed for ${dir}: run the install step first.`);
}

/** @returns {Record<string, string>} module → the exact version that `dir` is built with */
export const sharedVersions = (dir) =>
  Object.fromEntries(Object.entries(SHARED).map(([module, owner]) => [module, versionOf(owner, dir)]));

/**
 * @returns {Record<string, string>} module → the range a remote requires. Written out, because the range that would
 * be inferred for a workspace package ("workspace:^") never matches.
 */
export const requiredRanges = (dir) =>
  Object.fromEntries(Object.entries(sharedVersions(dir)).map(([module, version]) => [module, `^${version}`]));
