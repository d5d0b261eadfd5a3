import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a remote that names its container. */
export const ENTRY = 'remoteEntry.js';

const LINE = /^export \{ (\w+) \} from '(\.\/[^']+)';$/;

/**
 * The modules a remote exposes, read from its `src/exposes.ts`, which holds one line for each:
 * `export { Screen } from './screen/Screen.tsx';` exposes `./Screen`. Each is loaded on its own, when asked for.
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
        throw new Error(`${file}: write one "export { Name } from './path.tsx';" a line, not "${line}".`);
      }
      return [`./${name}`, `./src/${from.slice(2)}`];
    }),
  );
}

/** @param {string} module as './Screen' @returns {string} the name of its chunk */
export const chunkOf = (module) => `__federation_expose_${module.slice('./'.length)}`;
