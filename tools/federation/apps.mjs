import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Development servers: the host on 4100, the remotes from 4101 on in alphabetical order. */
const HOST_PORT = 4100;

// Not by path.join: whoever collects what this file reads, for the image, would take every package.json for that.
const isPackage = (folder) => existsSync([ROOT, folder, 'package.json'].join(path.sep));

/** A remote exists because its folder does: no list to keep. What another branch has left of one is none. */
export const remoteNames = () =>
  readdirSync(ROOT)
    .filter((folder) => folder.startsWith('remote-') && isPackage(folder))
    .map((folder) => folder.slice('remote-'.length))
    .sort();

/** @param {string} name 'host' or a remote's name */
export const folderOf = (name) => path.join(ROOT, name === 'host' ? 'host' : `remote-${name}`);

/** @param {string} name 'host' or a remote's name */
export const portOf = (name) => HOST_PORT + (name === 'host' ? 0 : remoteNames().indexOf(name) + 1);
