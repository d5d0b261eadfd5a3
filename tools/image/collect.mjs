// @ts-check
// Copies the files that a server needs into a folder, laid out like the image's file system: node tools/image/collect.mjs <folder>
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { remoteNames, ROOT } from '../federation/apps.mjs';

/** The app's folder in the image. */
const APP = 'app';
/** Folders that the server writes to; its user owns them. */
const STATE = ['data', 'releases-store', 'secrets', 'backups'].map((folder) => `var/lib/galley/${folder}`);

/** Files that the code reads by computed paths, which tracing can't find. */
const READ = [
  'package.json',
  'server/assets',
  'server/src/db/schema',
  'server/src/db/migrations',
  'server/dist/build.json',
  'server/dist/guide',
  ...['host', ...remoteNames().map((name) => `remote-${name}`)].flatMap((folder) => [
    `${folder}/dist`,
    `${folder}/package.json`,
  ]),
];

const isScript = (/** @type {string} */ file) => file.endsWith('.js') && !file.endsWith('.test.js');

/** The programs in the image, and the modules that they import by computed names. */
const PROGRAMS = [
  'server/dist/main.js',
  'server/dist/db/embeddedWorker.js',
  'server/dist/mailbox/parse/parseWorker.js',
  ...readdirSync(path.join(ROOT, 'server/dist/cli')).map((file) => `server/dist/cli/${file}`),
  ...readdirSync(path.join(ROOT, 'releases/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('testing/'))
    .map((file) => `releases/dist/${file}`),
  // The server discovers these itself (http/calls.ts).
  ...readdirSync(path.join(ROOT, 'server/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'calls.js')
    .map((file) => `server/dist/${file}`),
  'tools/publish.mjs',
  'deploy/secrets.mjs',
].filter((file) => file.endsWith('.mjs') || isScript(file));

/** Excludes source maps and types, which only developers need. */
const isRun = (/** @type {string} */ file) => !/\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(file);

/** Everything that the programs can load, as paths from the root of the checkout. */
export async function filesOfServer() {
  const { fileList } = await nodeFileTrace(
    PROGRAMS.map((file) => path.join(ROOT, file)),
    { base: ROOT, processCwd: ROOT },
  );
  return [...fileList].filter(isRun);
}

/** @param {string} target a folder that doesn't exist yet */
export async function collect(target) {
  for (const file of [...READ, ...(await filesOfServer())])
    cpSync(path.join(ROOT, file), path.join(target, APP, file), { recursive: true, verbatimSymlinks: true });
  for (const folder of STATE) mkdirSync(path.join(target, folder), { recursive: true });
}

if (process.argv[1] === import.meta.filename) {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Name the folder: node tools/image/collect.mjs <folder>');
  await collect(path.resolve(target));
}
