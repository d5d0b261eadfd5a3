import { execFileSync } from 'node:child_process';
import { root, type GalleyServer } from './galleyServer.ts';

/** Runs a script of the project; answers what it printed. */
export const node = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });

/** The release command, on a server's own store. */
export const release = ({ store }: GalleyServer, ...args: string[]) =>
  node(['releases/dist/cli/main.js', ...args, '--store', store]);
