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

/** What a file sets for its whole process: hooks outside of a suite, the environment, the clock, replaced functions. */
const SETS_PROCESS = /^(before|after)(Each)?\(|process\.env\.\w+ = |Object\.assign\(process\.env\b|\bmock\./m;

/**
 * Test files as modules that each import several of them, so that these share a process. A file that sets something for
 * its process stays as it is.
 * @param {string[]} files absolute
 * @returns {string[]} what node --test is to run, absolute
 */
export function inBatches(files) {
  const setsProcess = /** @param {string} file */ (file) => SETS_PROCESS.test(readFileSync(file, 'utf8'));
  const shared = files.filter((file) => !setsProcess(file));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = Math.ceil(shared.length / FILES_IN_A_BATCH);
  const batches = Array.from({ length: count }, (_, index) => {
    const batch = path.join(folder, `${String(index + 1).padStart(2, '0')}.mjs`);
    // Neighbours go to different batches: the files of a folder are often all quick, or all slow.
    const some = shared.filter((_file, at) => at % count === index);
    writeFileSync(batch, some.map((file) => `import '${pathToFileURL(file).href}';\n`).join(''));
    return batch;
  });
  return [...batches, ...files.filter(setsProcess)];
}
