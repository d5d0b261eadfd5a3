// @ts-check
// Checks out an earlier commit of this repository into its own folder, with its dependencies.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';

/** Runs a program in a folder, and shows its output only on failure. */
export function inFolder(
  /** @type {string} */ folder,
  /** @type {string} */ program,
  /** @type {string[]} */ ...args
) {
  execFileSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, RELEASE_ID: undefined },
  });
}

/** @param {string} commit @param {string} folder a new one */
export function checkOut(commit, folder) {
  mkdirSync(folder, { recursive: true });
  inFolder(folder, 'git', 'clone', '--quiet', '--shared', '--no-checkout', root, '.');
  inFolder(folder, 'git', 'checkout', '--quiet', '--detach', commit);
  const { packageManager } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  inFolder(folder, 'npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
}

const COMPILE =
  "const { compile } = await import(process.cwd() + '/tools/lib/compile.mjs'); await compile('Server', ['server'])";

/** Compiles the server and renders the guide, as the checkout's own `npm start` would. @param {string} folder */
export function compileServer(folder) {
  inFolder(folder, process.execPath, '--input-type=module', '--eval', COMPILE);
}
