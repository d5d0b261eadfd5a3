import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian keeps PostgreSQL, one folder for each version. */
const HOME = '/usr/lib/postgresql';

export interface TestPostgres {
  /** postgres://… of the cluster's superuser, to the database `postgres`. */
  url: string;
  stop: () => Promise<void>;
}

function binaries(): string {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => path.join(HOME, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
  if (found === undefined)
    throw new Error(
      `There is no PostgreSQL in ${HOME}. Install Debian's package postgresql, or set TEST_DATABASE_URL.`,
    );
  return found;
}

/** PostgreSQL refuses to run as root: as root it runs as the user that Debian made for it. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts a throw-away PostgreSQL on loopback; `stop` ends it and removes its folder. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    { ...user, env, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=60',
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      env,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  // Whatever ends this process must not leave a server behind.
  const killed = () => server.kill('SIGQUIT');
  process.once('exit', killed);
  for (let answers = false; !answers;) {
    if (server.exitCode !== null) throw new Error('the test PostgreSQL did not start');
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        env,
        stdio: 'ignore',
      });
      answers = true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', killed);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
