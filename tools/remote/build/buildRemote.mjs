import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolsOf } from './builder.mjs';
import { compile } from './compile.mjs';
import { precompress } from './compress.mjs';
import { describeRemote, typesArchive, writeRecord } from './describe.mjs';
import { publishedFiles } from './files.mjs';
import { inputsHash, inputsOf, releaseIdOf, rootOf } from './releaseId.mjs';
import { bundledFiles, SBOM_FILE, sbomOf } from './sbom.mjs';
import { normalizeZip } from './typesZip.mjs';

/**
 * Builds a remote for publication into its `dist` folder: its files, each also as .br and .gz, its types, its SBOM, and
 * release.json.
 * @param {ReturnType<typeof import('./remote.mjs').defineRemote>} config
 * @param {{ types?: boolean }} [options] types: false skips the types archive, which takes most of the time and which no page needs
 * @returns {Promise<{ name: string, release: string, dist: string }>}
 * @throws Error with all of the bundler's errors, if it doesn't build
 */
export async function buildRemote(config, { types = true } = {}) {
  process.env.NODE_ENV = 'production';
  const { name, dir } = config.remote;
  const dist = path.join(dir, 'dist');
  const release = releaseIdOf(dir);
  const stats = await compile(name, config({}, { nodeEnv: 'production', types }));
  // The same bytes in every folder and at every time.
  if (types) normalizeZip(path.join(dist, typesArchive(dist)));
  writeFileSync(path.join(dist, SBOM_FILE), await sbomOf(dir, release, bundledFiles(stats), toolsOf()));
  await precompress(dist, publishedFiles(dist));
  const inputs = inputsHash(rootOf(dir), inputsOf(dir));
  writeRecord(dist, { ...describeRemote(config.remote, release, dist), inputs });
  return { name, release, dist };
}
