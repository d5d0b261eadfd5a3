// @ts-check
// Identifies a build by its version and commit. `node tools/image/tag.mjs` prints the image tag of this checkout;
// `node tools/image/tag.mjs --chart <folder>` writes a chart that installs this image into a new folder.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originOf } from '@galley/remote/origin';
import { root } from '../lib/steps.mjs';

/** The sources of the server. */
const INPUTS = ['package.json', 'pnpm-lock.yaml', 'server/src', 'shared/src', 'releases/src'];

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commit = originOf(INPUTS, root);

/** The shortened commit, with a suffix if there are uncommitted changes; null without git. */
export const shortCommit = commit?.replace(/^(.{12})[^+]*/, '$1') ?? null;

/** The version and commit in the characters that a tag allows: '1.8.2-3f9ab2c10d5e'. */
const tag = shortCommit === null ? version : `${version}-${shortCommit.replace('+', '.')}`;

/** Writes the commit for the server, which reports it. */
export function writeBuild() {
  mkdirSync(path.join(root, 'server/dist'), { recursive: true });
  writeFileSync(path.join(root, 'server/dist/build.json'), JSON.stringify({ commit: shortCommit }));
}

if (process.argv[1] === import.meta.filename) {
  const [option, folder] = process.argv.slice(2);
  if (option === '--build') writeBuild();
  else if (option === '--chart' && folder !== undefined) {
    cpSync(path.join(root, 'deploy/chart'), folder, { recursive: true, errorOnExist: true, force: false });
    const file = path.join(folder, 'Chart.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^appVersion: .*$/m, `appVersion: '${tag}'`));
  } else console.log(tag);
}
