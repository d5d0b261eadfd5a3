// The record of a build: its release.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { originOf } from '../origin.mjs';
import { builderOf } from './builder.mjs';
import { integrities, publishedFiles } from './files.mjs';
import { readJson } from './json.mjs';
import { openedDialogsOf } from './openedDialogs.mjs';
import { inputsOf } from './releaseId.mjs';
import { SBOM_FILE } from './sbom.mjs';
import { sharedNamesOf } from './sharedNames.mjs';

/** What Module Federation's plugin writes about a build. */
const MANIFEST = 'mf-manifest.json';

/**
 * What every record says about the origin of a build.
 * @param {string} dir of the remote, or the host
 * @param {string} release
 * @param {readonly string[]} inputs
 */
export const about = (dir, release, inputs = inputsOf(dir)) => ({
  release,
  version: readJson(path.join(dir, 'package.json')).version,
  commit: originOf(inputs, dir),
  builtAt: new Date().toISOString(),
  builder: builderOf(),
});

/** The types archive of a remote that was built into `dist`. */
export const typesArchive = (dist) => readJson(path.join(dist, MANIFEST)).metaData.types.zip;

/**
 * The record of a remote, from the manifest of Module Federation's plugin.
 * @param {{ name: string, dir: string, screen?: object, palette?: object[], actions?: object[], chips?: object[],
 *   topics?: object[], dialogs?: Record<string, object> }} remote its name, its
 *   folder, and what it adds to the page
 * @param {string} release
 * @param {string} dist
 */
export function describeRemote(
  { name, dir, screen, dialogs = {}, palette, actions, chips, topics },
  release,
  dist,
) {
  const files = integrities(dist, publishedFiles(dist));
  const { metaData, exposes, shared } = readJson(path.join(dist, MANIFEST));
  const { zip } = metaData.types;
  if (zip && !files[zip]) throw new Error(`${name} was built without its types (${zip}).`);
  const opens = openedDialogsOf(dist);
  const unknown = opens.find(
    (opened) => opened.startsWith(`${name}/`) && !Object.hasOwn(dialogs, opened.slice(name.length + 1)),
  );
  if (unknown !== undefined)
    throw new Error(`${name} opens ${unknown}, which isn't one of the dialogs in its rspack.config.mjs.`);
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  const modules = exposes.map(({ path: module, assets }) => [
    module,
    { js: assets.js.sync.filter((file) => file !== entry), css: assets.css.sync },
  ]);
  return {
    schema: 1,
    remote: name,
    ...about(dir, release),
    ...(screen ? { screen } : {}),
    dialogs,
    opens,
    ...(palette ? { palette } : {}),
    ...(actions ? { actions } : {}),
    ...(chips ? { chips } : {}),
    ...(topics ? { topics } : {}),
    federation: metaData.pluginVersion,
    container: metaData.globalName,
    entry,
    integrity: files[entry],
    ...(files[SBOM_FILE] ? { sbom: SBOM_FILE } : {}),
    files,
    exposes: modules.map(([module]) => module).sort(),
    modules: Object.fromEntries(modules),
    requires: Object.fromEntries(
      shared.map(({ name: module, requiredVersion }) => [module, requiredVersion]),
    ),
    imports: sharedNamesOf(dist),
  };
}

/** Written last, so that an interrupted build counts as none. @param {string} dist @param {object} record */
export const writeRecord = (dist, record) =>
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(record, null, 1)}\n`);
