// @ts-check
// Builds the server, with its host, as it was before the newest schema migration, into a new folder.
// node tools/versions/server.mjs <folder>
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import { checkOut, inFolder } from './checkOut.mjs';
import { gitIn } from './choose.mjs';

const MIGRATIONS = 'server/src/db/migrations';
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name a folder: node tools/versions/server.mjs <folder>');
const newest = readdirSync(path.join(root, MIGRATIONS))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1);
const added = gitIn(root)('log', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`)
  .split('\n')
  .at(-1);
checkOut(`${added}^`, folder);
inFolder(folder, process.execPath, 'node_modules/typescript/bin/tsc', '-b', 'server');
inFolder(folder, process.execPath, 'tools/federation/build.mjs', 'host');
