import { execFileSync } from 'node:child_process';
import { runCommand } from '@galley/releases/cli/runCommand';
import { root, type GalleyServer } from './galleyServer.ts';

/** Runs a script of the project; answers what it printed. */
export const node = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });

interface Status {
  revision: number;
  host: { release: string } | null;
  remotes: { remote: string; active: string | null }[];
}

/** What the release command prints on a server's own store, without a process for it. */
export async function release({ store }: GalleyServer, ...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand([...args, '--store', store]);
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${err}`);
  return out;
}

/** What `release status` says of it. */
export const releaseStatus = async (server: GalleyServer) =>
  JSON.parse(await release(server, 'status', '--json')) as Status;
