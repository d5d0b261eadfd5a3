// @ts-check
// The public API of the packages for other repositories except @galley/shared, and the change notes of their versions.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} text of a module @returns {string[]} the names that it exports */
const exportedNames = (text) => [
  ...[...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(
    ([, names = '']) => names.match(/[\w$]+/g) ?? [],
  ),
];

/** Exports by name alone; their implementation can change. @param {readonly string[]} promises */
const byName = (promises) =>
  new Map([...promises].sort().map((promise) => /** @type {const} */ ([promise, ''])));

/** @returns {Map<string, string>} what a repository imports from @galley/remote, and the commands that it runs */
export function remoteSurface() {
  const entries = /** @type {Record<string, string>} */ (
    JSON.parse(read('tools/remote/package.json')).exports
  );
  const names = Object.entries(entries)
    // `build/*` is for the tools of this workspace; other builds can use it, but any version can change it.
    .filter(([entry]) => !entry.includes('*'))
    .flatMap(([entry, file]) =>
      exportedNames(read(path.join('tools/remote', file))).map((name) => `${entry} ${name}`),
    );
  const cli = read('tools/remote/cli/main.mjs');
  const own = cli.slice(cli.indexOf('const COMMANDS'), cli.indexOf('const PASSED_ON'));
  const passedOn = /PASSED_ON = new Set\(\[([^\]]*)\]\)/.exec(cli)?.[1] ?? '';
  const commands = [
    ...[...own.matchAll(/^ {2}async (\w+)\(/gm)].map(([, name]) => name),
    ...[...passedOn.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  ];
  return byName([...names, ...commands.map((name) => `command ${name}`)]);
}

/** @returns {Map<string, string>} what @galley/client exports, and every call in it */
export function clientSurface() {
  const api = read('server/client/src/api.ts');
  const paths = api.slice(api.indexOf('export interface paths'), api.indexOf('export interface components'));
  const calls = paths.split(/^ {4}"(?=\/)/m).flatMap((part) => {
    const [address = ''] = part.split('"');
    return [...part.matchAll(/^ {8}(\w+): operations\[/gm)].map(
      ([, method = '']) => `call ${method.toUpperCase()} ${address}`,
    );
  });
  return byName([...exportedNames(read('server/client/src/index.ts')), ...calls]);
}

/**
 * The note on a version: the text below the first heading.
 * @param {string} notes CHANGELOG.md
 * @param {string} version
 * @returns {string | undefined} undefined if the newest note is about another version, or empty
 */
export function noteOf(notes, version) {
  const [, heading, text = ''] = /^## (\S+)\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(notes) ?? [];
  return heading === version && text.trim() !== '' ? text : undefined;
}
