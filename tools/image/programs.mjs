// @ts-check
// Copies PostgreSQL's programs for backups, with the libraries that they load, out of a file system of Debian that may be another
// platform's: node tools/image/programs.mjs <file system> <folder>
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const HOME = 'usr/lib/postgresql';
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'];
/** Those of glibc, which each image of Debian has. */
const OF_LIBC = /^(ld-linux|lib(c|m|dl|rt|pthread|resolv|util)\.so)/;

/** @param {string} file @returns {string[]} the names of the libraries that it loads */
const neededBy = (file) =>
  [...execFileSync('readelf', ['--dynamic', file], { encoding: 'utf8' }).matchAll(/\(NEEDED\).*\[(.+)\]/g)]
    .map(([, name = '']) => name)
    .filter((name) => !OF_LIBC.test(name));

/** @param {string} system @returns {string[]} the folders of its libraries, from its root */
const libraryFolders = (system) =>
  readdirSync(path.join(system, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `usr/lib/${name}`);

/** @param {string} system @returns {string} the folder of its newest programs, from its root */
function newestPrograms(system) {
  const versions = readdirSync(path.join(system, HOME)).map(Number);
  return `${HOME}/${Math.max(...versions)}/bin`;
}

/** @param {string} system @param {string} target @throws Error naming a library that the system does not have */
export function copyPrograms(system, target) {
  const programs = newestPrograms(system);
  const folders = libraryFolders(system);
  const waiting = PROGRAMS.map((name) => `${programs}/${name}`);
  const copied = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const from = path.join(system, file);
    mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
    copyFileSync(from, path.join(target, file));
    for (const name of neededBy(from)) {
      const folder = folders.find((one) => existsSync(path.join(system, one, name)));
      if (folder === undefined) throw new Error(`${file} needs ${name}, which ${system} does not have`);
      waiting.push(`${folder}/${name}`);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [system, target] = process.argv.slice(2);
  if (system === undefined || target === undefined)
    throw new Error('Name both: node tools/image/programs.mjs <file system> <folder>');
  copyPrograms(path.resolve(system), path.resolve(target));
}
