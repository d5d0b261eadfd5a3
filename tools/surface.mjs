// @ts-check
// What @galley/shared exports to host and remotes while a page runs, as shared/exports.txt has it, and what a change of it costs.
// `node tools/surface.mjs` compares; `--write` writes the file, once the version in shared/package.json allows the change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SHARED = path.resolve(import.meta.dirname, '../shared');
const REPORT = path.join(SHARED, 'exports.txt');
/** The entries that exist once per page; `contract` and `domain` are bundled where they are used. */
const ENTRIES = ['store', 'http', 'ui', 'form'];

/** The name that a statement declares. */
const DECLARED = /^(?:export )?(?:declare )?(?:const|let|function|class|interface|type) ([\w$]+)/;

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/**
 * The statements of a declaration file, by the names that they declare. The compiler begins each in the first column.
 * @param {string} text
 * @returns {Map<string, string>}
 */
function declarationsIn(text) {
  const code = text.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '').replaceAll(/^\/\/.*\n/gm, '');
  const statements = code.split(/\n(?=(?:export|declare|interface|type|import)\b)/);
  /** @type {Map<string, string>} */
  const declared = new Map();
  for (const statement of statements) {
    const name = DECLARED.exec(statement)?.[1];
    if (name === undefined) continue;
    const overloads = declared.has(name) ? `${declared.get(name)}\n` : '';
    declared.set(name, overloads + statement.trim().replace(/^(?:export )?(?:declare )?/, ''));
  }
  return declared;
}

/**
 * A declaration with those of its file that it mentions and that are not exported themselves: they are part of its shape.
 * @param {string} name
 * @param {Map<string, string>} declared
 * @param {Set<string>} exported
 */
function shapeOf(name, declared, exported) {
  const found = new Set([name]);
  for (const one of found) {
    for (const [word] of (declared.get(one) ?? '').matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (declared.has(word) && !exported.has(word)) found.add(word);
    }
  }
  return [...found].map((one) => declared.get(one)).join('\n');
}

/**
 * @param {string} index the declaration file of an entry
 * @returns {[name: string, shape: string][]} its exports, by name
 */
function exportsOf(index) {
  const statements = [...read(index).matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)].map(
    ([, names = '', from = '']) => ({ from, names: names.match(/[\w$]+(?=\s*(?:,|$))/g) ?? [] }),
  );
  const exported = new Set(statements.flatMap(({ names }) => names));
  return statements
    .flatMap(({ from, names }) => {
      const file = path.join(path.dirname(index), from.replace(/\.[jt]sx?$/, '.d.ts'));
      const declared = from.startsWith('.') ? declarationsIn(read(file)) : undefined;
      return names.map((name) => {
        const shape = declared === undefined ? `from ${from}` : shapeOf(name, declared, exported);
        return /** @type {[string, string]} */ ([name, shape]);
      });
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @returns {Map<string, string>} 'ui ListScreen' → its shape, of the declarations that `tsc -b` wrote */
export const currentSurface = () =>
  new Map(
    ENTRIES.flatMap((entry) =>
      exportsOf(path.join(SHARED, 'dist', entry, 'index.d.ts')).map(
        ([name, shape]) => /** @type {[string, string]} */ ([`${entry} ${name}`, shape]),
      ),
    ),
  );

/**
 * @param {string} version
 * @param {Map<string, string>} surface
 */
export const format = (version, surface) =>
  [`@galley/shared ${version}`, ...[...surface].map(([name, shape]) => `## ${name}\n${shape}`)].join('\n\n') +
  '\n';

/** @param {string} text @returns {{ version: string, surface: Map<string, string> }} */
export function parse(text) {
  const [head = '', ...parts] = text.trimEnd().split(/\n\n(?=## )/);
  const surface = new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return /** @type {[string, string]} */ ([part.slice(3, end), part.slice(end + 1)]);
    }),
  );
  return { version: head.replace('@galley/shared ', ''), surface };
}

/**
 * What changed, and the least version that says so: a removed export raises the first number, any other change the second. That a
 * changed export breaks who uses it is for people to see.
 * @param {{ version: string, surface: Map<string, string> }} before
 * @param {Map<string, string>} after
 * @returns {{ changes: string[], least: string }}
 */
export function compare({ version, surface: before }, after) {
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...after].filter(([name, shape]) => before.has(name) && before.get(name) !== shape);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return {
    changes: [
      ...removed.map((name) => `removed: ${name}`),
      ...added.map((name) => `added: ${name}`),
      ...changed.map(([name]) => `changed: ${name}`),
    ],
    least: removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`,
  };
}

/** @param {string} version @param {string} least */
export function reaches(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** @returns {string[]} what is wrong with shared/exports.txt; empty when it says what is exported */
export function check() {
  const version = JSON.parse(read(path.join(SHARED, 'package.json'))).version;
  const reported = parse(read(REPORT));
  const { changes, least } = compare(reported, currentSurface());
  if (changes.length === 0 && reported.version === version) return [];
  if (changes.length > 0 && !reaches(version, least)) {
    return [
      ...changes,
      `Raise the version in shared/package.json to ${least} at least, then run pnpm surface.`,
    ];
  }
  return [
    ...changes,
    `Run pnpm surface: shared/exports.txt is of ${reported.version}, the package is ${version}.`,
  ];
}

function write() {
  const version = JSON.parse(read(path.join(SHARED, 'package.json'))).version;
  const now = currentSurface();
  if (existsSync(REPORT)) {
    const { changes, least } = compare(parse(read(REPORT)), now);
    if (changes.length > 0 && !reaches(version, least)) return check();
  }
  writeFileSync(REPORT, format(version, now));
  return [];
}

if (process.argv[1] === import.meta.filename) {
  const problems = process.argv.includes('--write') ? write() : check();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
