import { execFileSync } from 'node:child_process';
import { root, type GalleyServer } from './galleyServer.ts';

/** Runs a script of the project; answers what it printed. */
export const node = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });

interface Status {
  revision: number;
  host: { release: string } | null;
  remotes: { remote: string; active: string | null }[];
}

/** The release command, on a server's own store. */
export const release = ({ store }: GalleyServer, ...args: string[]) =>
  node(['releases/dist/cli/main.js', ...args, '--store', store]);

/** What `release status` says of it. */
export const releaseStatus = (server: GalleyServer) =>
  JSON.parse(release(server, 'status', '--json')) as Status;
