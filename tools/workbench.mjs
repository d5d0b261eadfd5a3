// @ts-check
// npm run workbench                    every component of the UI kit in each of its states, with reload
// node tools/workbench.mjs build    the same as files, in shared/workbench/dist
import { spawn } from 'node:child_process';
import path from 'node:path';
import { command, root, run } from './lib/steps.mjs';

const cwd = path.join(root, 'shared/workbench');
const program = (/** @type {string} */ name) => path.join(cwd, 'node_modules/.bin', name);
const envOf = (/** @type {string} */ mode) => ({ ...process.env, NODE_ENV: mode });

async function build() {
  const options = { cwd, env: envOf('production'), quiet: true };
  // Runs first, because it empties the folder.
  await run(program('cosmos-export'), [], options);
  await run(program('rspack'), ['build'], options);
}

/** Runs the stories and the workbench around them until one of them ends. */
function develop() {
  const options = { cwd, env: envOf('development'), stdio: /** @type {const} */ ('inherit') };
  const children = [spawn(program('rspack'), ['serve'], options), spawn(program('cosmos'), [], options)];
  const stop = () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', stop);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await command(async () => (process.argv[2] === 'build' ? build() : develop()));
