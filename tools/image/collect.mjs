// @ts-check
// Copies what a server runs into a folder, as the file system of an image: node tools/image/collect.mjs <folder>
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { remoteNames, ROOT } from '../federation/apps.mjs';

/** Where the image has them. */
const APP = 'app';
/** What the server writes, as folders of its own user. */
const STATE = ['data', 'releases-store', 'secrets', 'backups'].map((folder) => `var/lib/galley/${folder}`);

/** What the code reads by a path that it composes. */
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

/** The programs of the image, and what they import by a name that they compose. */
const PROGRAMS = [
  'server/dist/main.js',
  'server/dist/db/embeddedWorker.js',
  'server/dist/mailbox/parse/parseWorker.js',
  ...readdirSync(path.join(ROOT, 'server/dist/cli')).map((file) => `server/dist/cli/${file}`),
  ...readdirSync(path.join(ROOT, 'releases/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('testing/'))
    .map((file) => `releases/dist/${file}`),
  // What the server finds by itself (http/calls.ts).
  ...readdirSync(path.join(ROOT, 'server/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'calls.js')
    .map((file) => `server/dist/${file}`),
  'tools/publish.mjs',
  'deploy/secrets.mjs',
].filter((file) => file.endsWith('.mjs') || isScript(file));

/** Source maps and types are for those who develop. */
const isRun = (/** @type {string} */ file) => !/\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(file);

/** What the programs can load, from the root of the checkout. */
export async function filesOfServer() {
  const { fileList } = await nodeFileTrace(
    PROGRAMS.map((file) => path.join(ROOT, file)),
    { base: ROOT, processCwd: ROOT },
  );
  return [...fileList].filter(isRun);
}

/** @param {string} target a folder that does not exist yet */
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
