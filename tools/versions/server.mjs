// @ts-check
// Builds the server, with its host, as it was before the newest schema migrations, into a new folder.
// node tools/versions/server.mjs <folder>
import { root } from '../lib/steps.mjs';
import { checkOut, compileServer, inFolder } from './checkOut.mjs';
import { beforeNewestMigration } from './choose.mjs';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name a folder: node tools/versions/server.mjs <folder>');
checkOut(beforeNewestMigration(root), folder);
compileServer(folder);
inFolder(folder, process.execPath, 'tools/federation/build.mjs', 'host');
