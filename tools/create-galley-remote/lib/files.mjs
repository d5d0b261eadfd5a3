import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, '../template');
/** Placeholders in the template for the remote's name and title. */
const NAME = 'my-remote';
const TITLE = 'My Remote';
/** npm leaves .gitignore out of packages, so the template stores it under another name. */
const RENAMED = { gitignore: '.gitignore' };
const INSTALLED = /(^|\/)(node_modules|dist|dist-types)(\/|$)/;

const AT_RUN_TIME = new Set(['@galley/shared', 'react', 'react-dom']);
const own = () => JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));

/** The tarballs in a folder by package name: galley-shared-2.1.0.tgz is @galley/shared. */
const tarballsIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .map((file) => [/^galley-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1], path.join(folder, file)])
      .filter(([name]) => name !== undefined)
      .map(([name, file]) => [`@galley/${name}`, `file:${file}`]),
  );

/**
 * @param {string} name of the remote
 * @param {string} [packages] a folder of tarballs from which to install Galley's packages, instead of the registry
 */
function manifestOf(name, packages) {
  const tarballs = packages === undefined ? {} : tarballsIn(packages);
  const versions = { ...own().devDependencies, ...tarballs };
  const entries = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  const isAtRunTime = ([dependency]) => AT_RUN_TIME.has(dependency);
  return {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: {
      start: 'galley-remote start',
      test: 'tsc -p . && jest',
      'test:e2e': 'playwright test',
      build: 'galley-remote build',
      release: 'npm test && galley-remote release',
    },
    dependencies: Object.fromEntries(entries.filter(isAtRunTime)),
    devDependencies: Object.fromEntries(entries.filter((one) => !isAtRunTime(one))),
  };
}

/**
 * All files of a new remote.
 * @param {{ name: string, title: string, employeeTypes: string[], packages?: string }} remote
 * @returns {Map<string, string>} path → content
 */
export function filesOf({ name, title, employeeTypes, packages }) {
  const people = employeeTypes.map((type) => `'${type}'`).join(', ');
  const fill = (text) =>
    text
      .replace(
        `screen: { title: '${TITLE}' }`,
        people ? `screen: { title: '${TITLE}', employeeTypes: [${people}] }` : '$&',
      )
      .replaceAll(NAME, name)
      .replaceAll(TITLE, title);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !INSTALLED.test(file))
    .map((file) => [RENAMED[file] ?? file, fill(readFileSync(path.join(TEMPLATE, file), 'utf8'))]);
  const manifest = `${JSON.stringify(manifestOf(name, packages), null, 2)}\n`;
  return new Map([...files, ['package.json', manifest]]);
}
