// The only list of modules that the host provides and remotes require. It's short on purpose: remotes reach the router, zustand,
// the query client and toasts only through @galley/shared, so that there can't be a second copy with its own context or store.
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

/** The version of an installed package, read in a way that doesn't depend on its "exports". */
export function versionOf(packageName, dir) {
  const folders = createRequire(path.join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return readJson(path.join(folder, packageName, 'package.json')).version;
    } catch {
      // Not in this node_modules folder: try the one above.
    }
  }
  throw new Error(`${packageName} isn't installed for ${dir}: run the install step first.`);
}

/** @returns {Record<string, string>} module → the exact version that `dir` is built with */
export const sharedVersions = (dir) =>
  Object.fromEntries(Object.entries(SHARED).map(([module, owner]) => [module, versionOf(owner, dir)]));

/**
 * @returns {Record<string, string>} module → the range that a remote requires. Stated explicitly, because the range inferred for a
 *   workspace package ("workspace:^") never matches.
 */
export const requiredRanges = (dir) =>
  Object.fromEntries(Object.entries(sharedVersions(dir)).map(([module, version]) => [module, `^${version}`]));
