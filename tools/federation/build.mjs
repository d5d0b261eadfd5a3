// Builds the host and the remotes, each only when what it is built from has changed.
// node tools/federation/build.mjs [host | <remote>]…   (none named: all)
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, readJson, remoteNames, ROOT } from './apps.mjs';
import { compile } from './compile.mjs';
import { precompress } from './compress.mjs';
import { toolsOf } from './builder.mjs';
import { describeHost, describeRemote, typesArchive } from './describe.mjs';
import { publishedFiles } from './files.mjs';
import { originOf, UNCOMMITTED } from './origin.mjs';
import { inputsHash, inputsOf, releaseIdOf } from './releaseId.mjs';
import { bundledFiles, SBOM_FILE, sbomOf } from './sbom.mjs';
import { normalizeZip } from './typesZip.mjs';

const descriptionOf = (name) => path.join(folderOf(name), 'dist/release.json');

function isBuilt(name, release, inputs) {
  const file = descriptionOf(name);
  if (!existsSync(file)) return false;
  const built = readJson(file);
  return built.release === release && built.inputs === inputs;
}

/** A build of uncommitted sources equals that of the commit that contains them. */
function noteCommit(name) {
  const built = readJson(descriptionOf(name));
  if (!built.commit?.endsWith(UNCOMMITTED)) return;
  const commit = originOf(inputsOf(name), ROOT);
  if (commit !== built.commit) writeDescription(name, { ...built, commit });
}

const writeDescription = (name, description) =>
  writeFileSync(descriptionOf(name), `${JSON.stringify(description, null, 1)}\n`);

async function configOf(name) {
  process.env.NODE_ENV = 'production';
  const config = await import(pathToFileURL(path.join(folderOf(name), 'rspack.config.mjs')).href);
  return config.default({}, { nodeEnv: 'production' });
}

/** What the bundler does not write: a remote's types for every folder and time alike, and what the release consists of. */
async function complete(name, release, dist, stats) {
  if (name !== 'host') normalizeZip(path.join(dist, typesArchive(dist)));
  const sbom = await sbomOf(name, release, bundledFiles(stats), toolsOf());
  writeFileSync(path.join(dist, SBOM_FILE), sbom);
}

/**
 * Builds one app into its dist folder: its files, each also as .br and .gz, and release.json, which is written
 * last, so that an interrupted build counts as none.
 * @param {string} name 'host' or a remote's name
 * @returns {Promise<{ name: string, release: string, dist: string, built: boolean }>} built: false when nothing changed
 */
export async function buildApp(name) {
  const dist = path.join(folderOf(name), 'dist');
  const inputs = inputsHash(name);
  const release = releaseIdOf(name);
  if (isBuilt(name, release, inputs)) {
    noteCommit(name);
    return { name, release, dist, built: false };
  }
  const stats = await compile(name, await configOf(name));
  await complete(name, release, dist, stats);
  await precompress(dist, publishedFiles(dist));
  const description =
    name === 'host' ? describeHost(release, dist, stats) : describeRemote(name, release, dist);
  writeDescription(name, { ...description, inputs });
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
