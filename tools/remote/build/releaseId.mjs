import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json.mjs';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'bun.lock'];
const IGNORED =
  /(^|\/)(\.[^/]+|dist|dist-types|node_modules|e2e|test-results|coverage)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|\.md$/;

/**
 * The lockfile for a folder: its own, or that of the workspace around it.
 * @param {string} dir
 */
function lockfileOf(dir) {
  for (let folder = dir; ; folder = path.dirname(folder)) {
    const found = LOCKFILES.map((file) => path.join(folder, file)).find((file) => existsSync(file));
    if (found !== undefined) return found;
    if (folder === path.dirname(folder))
      throw new Error(`${dir} has no lockfile (${LOCKFILES.join(', ')}): install its packages first.`);
  }
}

/** The root folder of the repository or workspace that a remote is in. */
export const rootOf = (dir) => path.dirname(lockfileOf(dir));

function filesUnder(file, root) {
  const relative = path.relative(root, file);
  if (IGNORED.test(relative) || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [relative];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name), root));
}

/** Files and folders of a package that's linked from the workspace. The lockfile covers installed packages. */
function sourcesOf(folder, ...inputs) {
  return folder.includes(`${path.sep}node_modules${path.sep}`)
    ? []
    : inputs.map((input) => path.join(folder, input));
}

/** The server's rooms whose rules a source file imports: by package, or from another room's rules by folder. */
const RULES = /(?:@galley\/server|\.\.)\/([\w/]+)\/rules\//g;

/** The folders of server rules that a page bundles, in a workspace that includes the server. @param {string} dir */
function rulesFor(dir) {
  const server = path.join(dir, 'node_modules/@galley/server');
  if (!existsSync(server)) return [];
  const folder = realpathSync(server);
  const found = new Set();
  const addRulesNamedIn = (part) => {
    for (const file of filesUnder(part, path.dirname(part))) {
      const source = readFileSync(path.join(path.dirname(part), file), 'utf8');
      for (const [, room] of source.matchAll(RULES)) {
        const rules = path.join(folder, 'src', room, 'rules');
        if (found.has(rules) || !existsSync(rules)) continue;
        found.add(rules);
        addRulesNamedIn(rules);
      }
    }
  };
  addRulesNamedIn(dir);
  return [...found].flatMap((rules) => sourcesOf(folder, path.relative(folder, rules)));
}

/**
 * The inputs of a build, as files and folders. A remote bundles only shared's pure rules, and the server rules that it imports, so
 * other changes there don't make a new release of it.
 * @param {string} dir of the remote, or the host
 * @param {string} shared the part of the shared package that it bundles
 */
export const inputsOf = (dir, shared = 'src/domain') => [
  dir,
  ...sourcesOf(realpathSync(path.join(dir, 'node_modules/@galley/shared')), shared, 'package.json'),
  ...rulesFor(dir),
  ...sourcesOf(path.dirname(import.meta.dirname), 'build'),
  lockfileOf(dir),
];

/**
 * A digest of every input of a build: equal digests, equal builds.
 * @param {string} root of the repository
 * @param {readonly string[]} inputs files and folders in it
 */
export function inputsHash(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(input, root))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * A release's id: the package version and a digest of the inputs, or RELEASE_ID if the deployer sets it.
 * @param {string} dir
 * @param {readonly string[]} inputs
 */
export const releaseIdOf = (dir, inputs = inputsOf(dir)) =>
  process.env.RELEASE_ID ??
  `${readJson(path.join(dir, 'package.json')).version}-${inputsHash(rootOf(dir), inputs)}`;

/**
 * The name of a release's container, also of its global variable and its chunk array. It includes the release, so that two releases
 * of a remote can run in one page.
 */
export const containerOf = (name, release) => `galley_${name}_${release}`.replaceAll(/\W/g, '_');
