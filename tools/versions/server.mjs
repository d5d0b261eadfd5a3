// @ts-check
// Builds the server, with its host, as it was before the newest schema migrations, into a new folder.
// node tools/versions/server.mjs <folder>
import { root } from '../lib/steps.mjs';
import { checkOut, inFolder } from './checkOut.mjs';
import { beforeNewestMigration } from './choose.mjs';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name a folder: node tools/versions/server.mjs <folder>');
checkOut(beforeNewestMigration(root), folder);
// As its own npm start would: the server also needs the guide's pages.
const COMPILE =
  "const { compile } = await import('./tools/lib/compile.mjs'); await compile('Server', ['server'])";
inFolder(folder, process.execPath, '--input-type=module', '--eval', COMPILE);
inFolder(folder, process.execPath, 'tools/federation/build.mjs', 'host');
