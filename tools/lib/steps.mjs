// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programLimitMs } from './limits.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failed step, with advice on what to do about it. */
export class StepFailed extends Error {}

/** @type {{ title: string, ms: number }[]} the duration of each step */
export const stepTimes = [];

/**
 * Runs a step, and prints its name before and its duration after it.
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
    const ms = performance.now() - started;
    stepTimes.push({ title, ms });
    console.log(`  ${title}: ${(ms / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFailed(`${title} failed: ${reason}${advice ? `\n  What to do: ${advice}` : ''}`);
  }
}

/**
 * Runs a program, in the root of the project by default, and resolves when it exits with 0. Kills a program that hangs.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet shows the output only on failure
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    const limit = programLimitMs();
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(undefined);
      process.stderr.write(Buffer.concat(output));
      const end =
        signal === 'SIGKILL'
          ? `didn't finish within ${limit / 60_000} minutes`
          : `exited with ${code ?? signal}`;
      // A hundred file names in the arguments would bury the reason.
      const shown = args.length > 6 ? [...args.slice(0, 6), '…'] : args;
      reject(new Error(`${program} ${shown.join(' ')} ${end}`));
    });
  });
}

/** Runs a program of node_modules/.bin. @type {typeof run} */
export const bin = (name, args, options) => run(`${root}node_modules/.bin/${name}`, args, options);

/**
 * Runs the main function of a command. A failed step prints its advice and exits with 1.
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
