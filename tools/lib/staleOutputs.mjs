// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const OUTPUT = /(\.d)?\.[cm]?[jt]s(\.map)?$/;

/**
 * Removes compiler output whose source is gone, because the server runs every `calls` file that it finds in its output.
 * @param {string} folder of a package, with `src` and `dist`
 * @returns {string[]} the removed files, relative to `dist`
 */
export function removeStaleOutputs(folder) {
  const dist = path.join(folder, 'dist');
  if (!existsSync(dist)) return [];
  const stale = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!OUTPUT.test(file)) return false;
    const source = path.join(folder, 'src', file.replace(OUTPUT, ''));
    return !['.ts', '.tsx', '.mts'].some((kind) => existsSync(source + kind));
  });
  for (const file of stale) rmSync(path.join(dist, file));
  return stale;
}
