// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const folder = path.join(root, 'node_modules/.cache/galley-batches');

/**
 * Starting a process, which loads and warms up the server, takes half the time of a small test file. Larger batches would save
 * little more, and the last processes of a run would finish further apart.
 */
const FILES_IN_A_BATCH = 8;

/** What a file changes for its whole process: the environment, the clock, replaced functions. */
const SETS_PROCESS = /process\.env\.\w+ = |Object\.assign\(process\.env\b|\bmock\./;
/** Files on the embedded database get their own batches: a process compiles the engine once for all its files. */
const EMBEDDED = /\bonBoth|'embedded'/;

/** @param {string[]} files */
function batched(files) {
  const count = Math.ceil(files.length / FILES_IN_A_BATCH);
  // Neighbors go to different batches, because the files of a folder tend to be equally fast.
  return Array.from({ length: count }, (_, index) => files.filter((_file, at) => at % count === index));
}

/** A suite for each file, so that its hooks only apply to its own tests. @param {string} file */
const suiteOf = (file) =>
  `describe('${path.relative(root, file)}', () => import('${pathToFileURL(file).href}'));\n`;

/**
 * Groups test files into modules that import several of them, so that they share a process. A file that changes something for its
 * whole process stays alone.
 * @param {string[]} files absolute
 * @returns {string[]} the files for node --test, absolute
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

/** The files that pass, and those that don't. @param {string[]} files @param {(file: string) => boolean} passes */
const divided = (files, passes) => [files.filter(passes), files.filter((file) => !passes(file))];
