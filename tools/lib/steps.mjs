// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A step that failed, with what the person can do about it. */
export class StepFailed extends Error {}

/**
 * Runs one step and says so: its name before, its duration after.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @param {string} [advice] what to do when it fails
 * @returns {Promise<T>}
 */
export async function step(title, work, advice) {
  const started = performance.now();
  console.log(`▸ ${title}`);
  try {
    const result = await work();
    console.log(`  ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFailed(`${title} failed: ${reason}${advice ? `\n  What to do: ${advice}` : ''}`);
  }
}

/**
 * Runs a program in the project's root and resolves when it exits with 0.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet keeps the output and shows it only on failure
 */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(undefined);
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${program} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** Runs a program of node_modules/.bin. @type {typeof run} */
export const bin = (name, args, options) => run(`${root}node_modules/.bin/${name}`, args, options);

/**
 * The frame of a command: a failed step prints its advice and ends with 1.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
