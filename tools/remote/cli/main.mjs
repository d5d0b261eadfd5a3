#!/usr/bin/env node
// galley-remote builds, previews and releases the remote in this folder.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { nearest } from '@galley/releases/cli/nearest';
import { optionsOf } from './options.mjs';
import { Refused } from './refused.mjs';

const HELP = `galley-remote <command>, in the folder of a remote

  start    [--server <url>] [--port <n>]     previews it in a running Galley, from this machine, with reload
  build                                      builds it for publication, into dist/
  release  [--server <url>] [--percent <n>] [--reason "…"]
                                             checks, builds and publishes it, and starts a canary
  status, promote <release>, rollback, canary, disable, enable
                                             for this remote, on the server; rollback, disable and enable need --reason "…"

The default for --server is RELEASE_SERVER, or else http://localhost:4000, where Galley runs after npm start in its own repository.
RELEASE_TOKEN is a service token with the scope releases:publish:<remote>, and RELEASE_KEY or RELEASE_KEY_FILE the team's key
if releases are signed.`;

const CONFIG = path.resolve('rspack.config.mjs');
/** How the template states the name, which most remotes keep. */
const NAME = /^export default defineRemote\(\{\s*name: '([a-z][a-z0-9-]*)'/m;

/** The remote's name, if it can be read without loading the bundler, which would take most of a rollback's time. */
async function nameHere() {
  const [, name] = NAME.exec(await readFile(CONFIG, 'utf8').catch(() => '')) ?? [];
  return name ?? (await configHere()).remote.name;
}

/** The configuration that rspack.config.mjs exports. */
async function configHere() {
  const { default: config } = await import(pathToFileURL(CONFIG).href);
  if (config?.remote === undefined)
    throw new Refused(`${CONFIG} doesn't export a remote: export default defineRemote({ name, dir }).`);
  return config;
}

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const COMMANDS = {
  async start(args) {
    const { start } = await import('./start.mjs');
    await start(await configHere(), args);
  },
  async build(args) {
    optionsOf(args, []);
    const { buildRemote } = await import('../build/buildRemote.mjs');
    const { name, release } = await buildRemote(await configHere());
    console.log(`built ${name} ${release}`);
  },
  async release(args) {
    const { release } = await import('./release.mjs');
    await release(await configHere(), args);
  },
};

const PASSED_ON = new Set(['status', 'promote', 'rollback', 'canary', 'disable', 'enable']);

const HELPS = new Set(['help', '--help', '-h']);

const [name = 'help', ...args] = process.argv.slice(2);
try {
  if (Object.hasOwn(COMMANDS, name)) await COMMANDS[name](args);
  else if (PASSED_ON.has(name)) {
    const { onServer } = await import('./onServer.mjs');
    process.stdout.write(await onServer(name, await nameHere(), ...args));
  } else if (HELPS.has(name)) console.log(HELP);
  else {
    const meant = nearest(name, [...Object.keys(COMMANDS), ...PASSED_ON]);
    throw new Refused(
      `There is no command '${name}'. Did you mean ${meant}? galley-remote help lists them all.`,
      2,
    );
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof Refused ? error.code : 1;
}
