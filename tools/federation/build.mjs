// Builds the host and the remotes, each only when its inputs have changed.
// node tools/federation/build.mjs [host | <remote>]…   (default: all)
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolsOf } from '@galley/remote/build/builder';
import { compile } from '@galley/remote/build/compile';
import { precompress } from '@galley/remote/build/compress';
import { writeRecord } from '@galley/remote/build/describe';
import { publishedFiles } from '@galley/remote/build/files';
import { readJson } from '@galley/remote/build/json';
import { inputsHash, inputsOf, releaseIdOf } from '@galley/remote/build/releaseId';
import { bundledFiles, SBOM_FILE, sbomOf } from '@galley/remote/build/sbom';
import { originOf, UNCOMMITTED } from '@galley/remote/origin';
import { folderOf, remoteNames, ROOT } from './apps.mjs';
import { describeHost } from './describe.mjs';
import { hostInputs } from './hostRelease.mjs';

const TYPES_FILE = '@mf-types.zip';

const descriptionOf = (name) => path.join(folderOf(name), 'dist/release.json');

const inputsOfApp = (name) => (name === 'host' ? hostInputs() : inputsOf(folderOf(name)));

/** Whether a remote's release includes its types archive; the host has none. */
const hasTypes = ({ remote, files }) => remote === 'host' || Object.hasOwn(files, TYPES_FILE);

function isBuilt(name, release, inputs, types) {
  const file = descriptionOf(name);
  if (!existsSync(file)) return false;
  const built = readJson(file);
  return built.release === release && built.inputs === inputs && (!types || hasTypes(built));
}

/** A build of uncommitted sources equals the build of the commit that later contains them, so this records that commit. */
function noteCommit(name) {
  const built = readJson(descriptionOf(name));
  if (!built.commit?.endsWith(UNCOMMITTED)) return;
  const commit = originOf(inputsOfApp(name), ROOT);
  if (commit !== built.commit) writeRecord(path.dirname(descriptionOf(name)), { ...built, commit });
}

async function configOf(name) {
  process.env.NODE_ENV = 'production';
  return (await import(pathToFileURL(path.join(folderOf(name), 'rspack.config.mjs')).href)).default;
}

async function buildHost(release, dist, inputs) {
  const stats = await compile('host', (await configOf('host'))({}, { nodeEnv: 'production' }));
  const sbom = await sbomOf(folderOf('host'), release, bundledFiles(stats), toolsOf());
  writeFileSync(path.join(dist, SBOM_FILE), sbom);
  await precompress(dist, publishedFiles(dist));
  writeRecord(dist, { ...describeHost(release, dist, stats), inputs });
}

/**
 * Builds one app into its dist folder: its files, each also as .br and .gz, and release.json. release.json is written last, so that
 * an interrupted build doesn't count.
 * @param {string} name 'host' or a remote's name
 * @param {{ types?: boolean }} [options] types: false skips the types archive, which other teams' builds read
 * @returns {Promise<{ name: string, release: string, dist: string, built: boolean }>} built: false when nothing changed
 */
export async function buildApp(name, { types = true } = {}) {
  const dist = path.join(folderOf(name), 'dist');
  const inputs = inputsHash(ROOT, inputsOfApp(name));
  const release = releaseIdOf(folderOf(name), inputsOfApp(name));
  if (isBuilt(name, release, inputs, types)) {
    noteCommit(name);
    return { name, release, dist, built: false };
  }
  if (name === 'host') await buildHost(release, dist, inputs);
  else {
    const { buildRemote } = await import('@galley/remote/build/buildRemote');
    await buildRemote(await configOf(name), { types });
  }
  return { name, release, dist, built: true };
}

/** Builds what changed, one app after the other (rspack itself uses every core). */
export async function buildAll(names = ['host', ...remoteNames()], onBuilt = () => {}, options = {}) {
  const results = [];
  for (const name of names) {
    const result = await buildApp(name, options);
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
