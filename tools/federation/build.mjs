// Builds the host and the remotes, each only when what it is built from has changed.
// node tools/federation/build.mjs [host | <remote>]…   (none named: all)
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, readJson, remoteNames } from './apps.mjs';
import { compile } from './compile.mjs';
import { precompress } from './compress.mjs';
import { describeHost, describeRemote } from './describe.mjs';
import { publishedFiles } from './files.mjs';
import { inputsHash, releaseIdOf } from './release-id.mjs';

const descriptionOf = (name) =>
  path.join(folderOf(name), 'dist', name === 'host' ? 'host.json' : 'release.json');

function isBuilt(name, release, inputs) {
  const file = descriptionOf(name);
  if (!existsSync(file)) return false;
  const built = readJson(file);
  return built.release === release && built.inputs === inputs;
}

async function configOf(name) {
  process.env.NODE_ENV = 'production';
  const config = await import(pathToFileURL(path.join(folderOf(name), 'rspack.config.mjs')).href);
  return config.default({}, { nodeEnv: 'production' });
}

/**
 * Builds one app into its dist folder: its files, each also as .br and .gz, and release.json or host.json, which is
 * written last, so that an interrupted build counts as none.
 * @param {string} name 'host' or a remote's name
 * @returns {Promise<{ name: string, release: string, dist: string, built: boolean }>} built: false when nothing changed
 */
export async function buildApp(name) {
  const dist = path.join(folderOf(name), 'dist');
  const inputs = inputsHash(name);
  const release = releaseIdOf(name);
  if (isBuilt(name, release, inputs)) return { name, release, dist, built: false };
  const stats = await compile(name, await configOf(name));
  await precompress(dist, publishedFiles(dist));
  const description =
    name === 'host' ? describeHost(release, dist, stats) : describeRemote(name, release, dist, stats);
  writeFileSync(descriptionOf(name), `${JSON.stringify({ ...description, inputs }, null, 1)}\n`);
  return { name, release, dist, built: true };
}

/** Builds what changed, one app after the other (rspack itself uses every core). */
export async function buildAll(names = ['host', ...remoteNames()], onBuilt = () => {}) {
  const results = [];
  for (const name of names) {
    const result = await buildApp(name);
    onBuilt(result);
    results.push(result);
  }
  return results;
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  await buildAll(named.length > 0 ? named : undefined, ({ name, release, built }) => {
    console.log(`${built ? 'built' : 'unchanged'}  ${name} ${release}`);
  });
}
