import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Development servers: the host on 4100, the remotes from 4101 on in alphabetical order. */
const HOST_PORT = 4100;

// Not path.join: the image's file collector would read such a path as every package.json.
const isPackage = (folder) => existsSync([ROOT, folder, 'package.json'].join(path.sep));

/** Finds remotes by their folders. A folder without package.json, left over from another branch, doesn't count. */
export const remoteNames = () =>
  readdirSync(ROOT)
    .filter((folder) => folder.startsWith('remote-') && isPackage(folder))
    .map((folder) => folder.slice('remote-'.length))
    .sort();

/** @param {string} name 'host' or a remote's name */
export const folderOf = (name) => path.join(ROOT, name === 'host' ? 'host' : `remote-${name}`);

/** @param {string} name 'host' or a remote's name */
export const portOf = (name) => HOST_PORT + (name === 'host' ? 0 : remoteNames().indexOf(name) + 1);
