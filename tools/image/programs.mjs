// @ts-check
// Copies PostgreSQL's backup programs and the libraries that they load out of a Debian file system, which can be of another
// platform: node tools/image/programs.mjs <file system> <folder>
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const HOME = 'usr/lib/postgresql';
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'];
/** glibc's libraries, which every Debian image has. */
const OF_LIBC = /^(ld-linux|lib(c|m|dl|rt|pthread|resolv|util)\.so)/;

/** @param {string} file @returns {string[]} the names of the libraries that it loads */
const neededBy = (file) =>
  [...execFileSync('readelf', ['--dynamic', file], { encoding: 'utf8' }).matchAll(/\(NEEDED\).*\[(.+)\]/g)]
    .map(([, name = '']) => name)
    .filter((name) => !OF_LIBC.test(name));

/** @param {string} system @returns {string[]} its library folders, relative to its root */
const libraryFolders = (system) =>
  readdirSync(path.join(system, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `usr/lib/${name}`);

/** @param {string} system @returns {string} the folder of its newest programs, relative to its root */
function newestPrograms(system) {
  const versions = readdirSync(path.join(system, HOME)).map(Number);
  return `${HOME}/${Math.max(...versions)}/bin`;
}

/** @param {string} system @param {string} target @throws Error naming a library that the system doesn't have */
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
      const folder = folders.find((candidate) => existsSync(path.join(system, candidate, name)));
      if (folder === undefined) throw new Error(`${file} needs ${name}, which ${system} doesn't have`);
      waiting.push(`${folder}/${name}`);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [system, target] = process.argv.slice(2);
  if (system === undefined || target === undefined)
    throw new Error('Name a file system and a folder: node tools/image/programs.mjs <file system> <folder>');
  copyPrograms(path.resolve(system), path.resolve(target));
}
