// @ts-check
// npm run dev            host, remotes and server, each with reload
// npm run dev -- orders     only the orders remote (and a host that loads it), against a server that's already running
import { spawn } from 'node:child_process';
import { folderOf, portOf, remoteNames } from './federation/apps.mjs';
import { buildChanged } from './build.mjs';
import { command, root, StepFailed } from './lib/steps.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !remoteNames().includes(name));
const remotes = named.length > 0 ? named : remoteNames();
const server = process.env.GALLEY_SERVER ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** @param {string} program @param {string[]} args @param {string} [cwd] @param {number} [port] of its development server */
function keep(program, args, cwd = root, port = 0) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    GALLEY_SERVER: server,
    GALLEY_DEV_PORT: String(port),
    GALLEY_DEV_REMOTES: remotes.join(','),
  };
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
  child.once('exit', stopAll);
  children.push(child);
}

function stopAll() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

await command(async () => {
  if (unknown.length > 0)
    throw new StepFailed(`There is no remote ${unknown.join(' or ')}. Remotes: ${remoteNames().join(', ')}.`);
  if (named.length === 0) {
    await buildChanged({ types: false });
    keep(`${root}node_modules/.bin/tsc`, ['-b', 'server', '--watch', '--preserveWatchOutput']);
    keep(process.execPath, ['--watch', 'server/dist/main.js']);
  }
  for (const name of ['host', ...remotes])
    keep('node_modules/.bin/rspack', ['serve'], folderOf(name), portOf(name));
  process.once('SIGINT', stopAll);
  process.once('SIGTERM', stopAll);
  console.log(
    `\nOpen http://localhost:${portOf('host')}: ${remotes.join(', ')} with reload, everything else from ${server}\n`,
  );
});
