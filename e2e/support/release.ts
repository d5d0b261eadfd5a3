import { execFileSync } from 'node:child_process';
import { runCommand } from '@galley/releases/cli/runCommand';
import { root, type GalleyServer } from './galleyServer.ts';

/** Runs a script of the project; returns its output. */
export const node = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });

interface Status {
  revision: number;
  host: { release: string } | null;
  remotes: { remote: string; active: string | null }[];
}

/** The output of the release command for a server's own store, without a separate process. */
export async function release({ store }: GalleyServer, ...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand([...args, '--store', store]);
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${err}`);
  return out;
}

/** The parsed output of `release status`. */
export const releaseStatus = async (server: GalleyServer) =>
  JSON.parse(await release(server, 'status', '--json')) as Status;
