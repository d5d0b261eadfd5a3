// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const folder = path.join(root, 'node_modules/.cache/galley-batches');

/**
 * Half of what a small test file costs is the start of its process, which loads and warms up the server. More files in
 * one would save little, and leave the last processes of a run more unequal.
 */
const FILES_IN_A_BATCH = 8;

/** What a file sets for its whole process: the environment, the clock, replaced functions. */
const SETS_PROCESS = /process\.env\.\w+ = |Object\.assign\(process\.env\b|\bmock\./;
/** A process that has compiled the embedded engine once has its code for all of its files. */
const EMBEDDED = /\bonBoth|'embedded'/;

/** @param {string[]} files */
function batched(files) {
  const count = Math.ceil(files.length / FILES_IN_A_BATCH);
  // Neighbours go to different batches: the files of a folder are often all quick, or all slow.
  return Array.from({ length: count }, (_, index) => files.filter((_file, at) => at % count === index));
}

/** A suite for each file: its hooks are of its own tests alone. @param {string} file */
const suiteOf = (file) =>
  `describe('${path.relative(root, file)}', () => import('${pathToFileURL(file).href}'));\n`;

/**
 * Test files as modules that each import several of them, so that these share a process. A file that sets something for
 * its process stays as it is.
 * @param {string[]} files absolute
 * @returns {string[]} what node --test is to run, absolute
 */
export function inBatches(files) {
  const has = /** @param {RegExp} pattern */ (pattern) => /** @param {string} file */ (file) =>
    pattern.test(readFileSync(file, 'utf8'));
  const [alone, shared] = divided(files, has(SETS_PROCESS));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const batches = divided(shared, has(EMBEDDED))
    .flatMap(batched)
    .map((some, index) => {
      const batch = path.join(folder, `${String(index + 1).padStart(2, '0')}.mjs`);
      writeFileSync(batch, ["import { describe } from 'node:test';\n", ...some.map(suiteOf)].join(''));
      return batch;
    });
  return [...batches, ...alone];
}

/** What passes, and what does not. @param {string[]} files @param {(file: string) => boolean} passes */
const divided = (files, passes) => [files.filter(passes), files.filter((file) => !passes(file))];
