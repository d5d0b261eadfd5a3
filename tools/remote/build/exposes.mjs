import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a remote that defines its container. */
export const ENTRY = 'remoteEntry.js';

const LINE = /^export \{ (\w+) \} from '(\.\/[^']+)';$/;

/**
 * Reads the modules that a remote exposes from its `src/exposes.ts`, which has one line for each: `export { Screen } from
 * './screen/Screen.tsx';` exposes `./Screen`. Each loads separately, on demand.
 */
export function exposesOf(dir) {
  const file = path.join(dir, 'src/exposes.ts');
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, from] = LINE.exec(line) ?? [];
      if (!name) {
        throw new Error(`${file}: write one "export { Name } from './path.tsx';" per line, not "${line}".`);
      }
      return [`./${name}`, `./src/${from.slice(2)}`];
    }),
  );
}

/** @param {string} module as './Screen' @returns {string} the name of its chunk */
export const chunkOf = (module) => `__federation_expose_${module.slice('./'.length)}`;
