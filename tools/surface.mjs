// @ts-check
// Compares what the packages for other repositories export with their exports.txt, and says which version a change needs. For
// @galley/shared, that's what the host and remotes import while a page runs. `node tools/surface.mjs` compares; `--write` writes
// the files if the version in package.json and its note in CHANGELOG.md allow the change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientSurface, noteOf, remoteSurface } from './lib/packageSurfaces.mjs';
import { root } from './lib/steps.mjs';

const SHARED = path.join(root, 'shared');
/** The entries that exist once per page. Of `contract`, pages import only types; `domain` is bundled by each app that imports it. */
const ENTRIES = ['store', 'http', 'ui', 'form'];

/** The name that a statement declares. */
const DECLARED = /^(?:export )?(?:declare )?(?:const|let|function|class|interface|type) ([\w$]+)/;

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/**
 * The statements of a declaration file by the names that they declare. The compiler starts each in the first column.
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
 * A declaration together with the unexported declarations that it mentions, which are part of its shape.
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
  const text = read(index);
  const fileOf = (/** @type {string} */ from) =>
    path.join(path.dirname(index), from.replace(/\.[jt]sx?$/, '.d.ts'));
  const statements = [
    ...[...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)].map(
      ([, names = '', from = '']) => ({ from, names: names.match(/[\w$]+(?=\s*(?:,|$))/g) ?? [] }),
    ),
    ...[...text.matchAll(/^export (?:type )?\* from '([^']+)';/gm)].map(([, from = '']) => ({
      from,
      names: [
        ...read(fileOf(from)).matchAll(
          /^export (?:declare )?(?:const|function|class|interface|type) ([\w$]+)/gm,
        ),
      ].map(([, name = '']) => name),
    })),
  ];
  const exported = new Set(statements.flatMap(({ names }) => names));
  return statements
    .flatMap(({ from, names }) => {
      const declared = from.startsWith('.') ? declarationsIn(read(fileOf(from))) : undefined;
      return names.map((name) => {
        const shape = declared === undefined ? `from ${from}` : shapeOf(name, declared, exported);
        return /** @type {[string, string]} */ ([name, shape]);
      });
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @returns {Map<string, string>} 'ui ListScreen' → its shape, from the declarations that `tsc -b` wrote */
export const currentSurface = () =>
  new Map(
    ENTRIES.flatMap((entry) =>
      exportsOf(path.join(SHARED, 'dist', entry, 'index.d.ts')).map(
        ([name, shape]) => /** @type {[string, string]} */ ([`${entry} ${name}`, shape]),
      ),
    ),
  );

/**
 * @param {string} name of the package
 * @param {string} version
 * @param {Map<string, string>} surface
 */
export const format = (name, version, surface) =>
  [`${name} ${version}`, ...[...surface].map(([one, shape]) => `## ${one}\n${shape}`.trimEnd())].join(
    '\n\n',
  ) + '\n';

/** @param {string} text @returns {{ version: string, surface: Map<string, string> }} */
export function parse(text) {
  const [head = '', ...parts] = text.trimEnd().split(/\n\n(?=## )/);
  const surface = new Map(
    parts.map((part) => {
      const [heading = '', ...shape] = part.split('\n');
      return /** @type {[string, string]} */ ([heading.slice('## '.length), shape.join('\n')]);
    }),
  );
  return { version: head.slice(head.lastIndexOf(' ') + 1), surface };
}

/**
 * What changed, and the lowest version that announces it: a removed export requires a major
 * version, any other change a minor one.
 * Whether a changed export breaks its users is left to review.
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

/** The packages with a public API, by folder. */
const PACKAGES = {
  shared: currentSurface,
  'tools/remote': remoteSurface,
  'server/client': clientSurface,
};

/**
 * What prevents publishing a package: a change without a new version, or a version without a note. The note must mention every
 * removed export.
 * @param {{ folder: string, version: string, notes: string, reported: ReturnType<typeof parse>, now: Map<string, string> }} of
 * @returns {string[]}
 */
export function faults({ folder, version, notes, reported, now }) {
  const { changes, least } = compare(reported, now);
  if (changes.length > 0 && !reaches(version, least))
    return [
      ...changes,
      `Raise the version in ${folder}/package.json to at least ${least}, then run npm run surface.`,
    ];
  const note = noteOf(notes, version);
  if (note === undefined)
    return [...changes, `Describe the changes at the top of ${folder}/CHANGELOG.md, under '## ${version}'.`];
  return changes
    .filter((change) => change.startsWith('removed: ') && !note.includes(change.slice('removed: '.length)))
    .map((change) => `${change}: mention it in ${folder}/CHANGELOG.md, and what replaces it.`);
}

/** @param {string} folder @param {() => Map<string, string>} surface */
function stateOf(folder, surface) {
  const file = (/** @type {string} */ name) => path.join(root, folder, name);
  const { name, version } = JSON.parse(read(file('package.json')));
  const report = file('exports.txt');
  const now = surface();
  const reported = existsSync(report) ? parse(read(report)) : { version, surface: now };
  return { folder, name, version, notes: read(file('CHANGELOG.md')), report, reported, now };
}

const states = () => Object.entries(PACKAGES).map(([folder, surface]) => stateOf(folder, surface));

/** @returns {string[]} what's wrong; empty if each exports.txt matches its package and version */
export const check = () =>
  states().flatMap((state) => {
    const { folder, version, reported, now } = state;
    const wrong = faults(state);
    if (wrong.length > 0) return wrong;
    const { changes } = compare(reported, now);
    if (changes.length === 0 && reported.version === version) return [];
    return [
      ...changes,
      `${folder}/exports.txt describes version ${reported.version}, but the package is version ${version}. Run npm run surface.`,
    ];
  });

function write() {
  const all = states();
  const problems = all.flatMap(faults);
  if (problems.length > 0) return problems;
  for (const { name, version, report, now } of all) writeFileSync(report, format(name, version, now));
  return [];
}

if (process.argv[1] === import.meta.filename) {
  const problems = process.argv.includes('--write') ? write() : check();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
