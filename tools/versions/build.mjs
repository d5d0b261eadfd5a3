// @ts-check
// Builds the host and the remotes of the last two minor versions of @galley/shared before the current one, and the current My Day,
// each once per commit. Prints the folders of the builds as JSON.
// node tools/versions/build.mjs
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import { checkOut, compileServer, inFolder } from './checkOut.mjs';
import { gitIn, pastVersions } from './choose.mjs';

const CACHE = path.join(root, 'node_modules/.cache/galley-versions');
const PAST = 2;
const MY_DAY = 'remote-my-day';
const CLIENT = 'server/client';

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

/** Copies the example of a separate repository to the remotes of a checkout, so that it builds without packing its packages. */
function adoptMyDay(/** @type {string} */ checkout) {
  const folder = path.join(checkout, MY_DAY);
  const sibling = path.join(checkout, 'remote-orders');
  cpSync(path.join(checkout, 'examples', MY_DAY), folder, { recursive: true });
  const config = JSON.parse(readFileSync(path.join(sibling, 'tsconfig.json'), 'utf8'));
  config.references.push({ path: `../${CLIENT}` });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  cpSync(path.join(sibling, 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Unlike its sibling, it uses the API's client.
  symlinkSync(path.join(checkout, CLIENT), path.join(folder, 'node_modules/@galley/client'));
}

/** @param {string} commit @param {string} folder for the builds @param {readonly string[]} apps what to build; empty: all */
function buildAt(commit, folder, apps) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'galley-version-'));
  const checkout = path.join(scratch, 'checkout');
  try {
    checkOut(commit, checkout);
    adoptMyDay(checkout);
    // The remotes' configurations read rules of the server.
    compileServer(checkout);
    inFolder(checkout, process.execPath, 'tools/federation/build.mjs', ...apps);
    const built = path.join(scratch, 'built');
    for (const name of readdirSync(checkout).filter((one) => one === 'host' || one.startsWith('remote-'))) {
      const dist = path.join(checkout, name, 'dist');
      if (existsSync(dist)) cpSync(dist, path.join(built, name), { recursive: true });
    }
    // Rename when complete, so that every build in the cache is whole.
    cpSync(built, `${folder}.part`, { recursive: true });
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @returns {string[]} the folders of the builds */
function builtAt(/** @type {string} */ commit, /** @type {string[]} */ ...apps) {
  const folder = path.join(CACHE, [commit, ...apps].join('-'));
  rmSync(`${folder}.part`, { recursive: true, force: true });
  if (!existsSync(folder)) {
    say(
      `Building ${apps.join(', ') || 'host and remotes'} of ${commit.slice(0, 8)}. This takes minutes, but only once.`,
    );
    buildAt(commit, folder, apps);
  }
  return readdirSync(folder).map((name) => path.join(folder, name));
}

try {
  const past = pastVersions(root, PAST);
  const head = gitIn(root)('rev-parse', 'HEAD');
  const today = { version: 'today', commit: head, builds: builtAt(head, 'my-day') };
  const builds = past.map(({ version, commit }) => ({ version, commit, builds: builtAt(commit) }));
  const kept = new Set([today, ...builds].map(({ commit }) => commit));
  for (const old of readdirSync(CACHE).filter((name) => !kept.has(name.split('-', 1)[0] ?? '')))
    rmSync(path.join(CACHE, old), { recursive: true });
  console.log(JSON.stringify([today, ...builds]));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  const { stdout, stderr } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
  say([stdout, stderr].filter(Boolean).join('\n'));
  process.exitCode = 1;
}
