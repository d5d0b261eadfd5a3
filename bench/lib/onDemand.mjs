// Packages that only one measurement needs and that are too large for everybody's install. Downloads an exact version once, on
// demand, into its own folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../.cache');

/**
 * @param {string} name a package of the npm registry
 * @param {string} version exact
 * @returns {string} the folder whose node_modules contains it
 */
export function installPackage(name, version) {
  const folder = path.join(CACHE, `${name}-${version}`);
  const done = path.join(folder, 'installed');
  if (existsSync(done)) return folder;
  console.log(`Installing ${name} ${version} for this measurement.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, '');
  return folder;
}
