import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Where Debian keeps PostgreSQL, one folder for each version. */
const HOME = '/usr/lib/postgresql';
const START_WITHIN_MS = 30_000;

export interface TestPostgres {
  /** postgres://… of a role that can create extensions and databases. */
  url: string;
  stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs, which names its major version. */
export function binaries(): string {
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

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian created for it. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * Runs the server for as long as this process lives: however the process ends, its end of the pipe closes, and the shell
 * stops the server and removes the folder. A separate process group keeps the terminal's Ctrl-C from interrupting that.
 * A line in the pipe is 'start', or a signal for the server, after whose end the shell prints 'ended'.
 */
const UNTIL_THE_PIPE_CLOSES = `
folder=$1; shift
"$@" >/dev/null 2>&1 &
server=$!
while read -r order; do
  if [ "$order" = start ]; then "$@" >/dev/null 2>&1 & server=$!
  else kill -"$order" $server; wait $server; echo ended; fi
done
kill -INT $server 2>/dev/null
wait $server
rm -rf "$folder"`;

async function isReady(bin: string, port: number): Promise<boolean> {
  const probe = spawn(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  const [code] = (await once(probe, 'exit')) as [number | null];
  return code === 0;
}

/** Nothing in a throwaway cluster outlives the test, so it needs no durability. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function untilReady(bin: string, port: number): Promise<boolean> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isReady(bin, port))) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** A PostgreSQL server of the test's own. */
export interface TestCluster extends TestPostgres {
  /** Its folder. */
  data: string;
  /** Stops it: INT ends sessions and shuts down cleanly, QUIT stops it as a crash would. */
  halt: (signal: 'INT' | 'QUIT') => Promise<void>;
  /** Starts it again and waits until it answers. */
  restart: () => Promise<void>;
}

/** Puts a cluster into a folder that does not exist yet, with PostgreSQL's own programs. */
type Make = (run: (program: string, args: string[]) => void, data: string) => void | Promise<void>;

const fresh: Make = (run, data) =>
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8']);

/**
 * A cluster on loopback.
 * @param durable whether it keeps what it has acknowledged if it crashes, as in production
 * @param make fills it; by default it stays empty
 */
export async function startCluster(durable = false, make: Make = fresh): Promise<TestCluster> {
  const bin = binaries();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' };
  await make(
    (program, args) =>
      execFileSync(path.join(bin, program), args, { ...user, env, cwd: folder, stdio: 'pipe' }),
    data,
  );
  const port = await freePort();
  const settings = [
    ...(durable ? [] : THROW_AWAY),
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=60',
  ].flatMap((setting) => ['-c', setting]);
  const command = [path.join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings];
  const server = spawn('/bin/sh', ['-c', UNTIL_THE_PIPE_CLOSES, 'sh', folder, ...command], {
    ...user,
    env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  if (!(await untilReady(bin, port))) {
    await stop();
    throw new Error('the test PostgreSQL did not start');
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    data,
    stop,
    async halt(signal) {
      const halted = once(server.stdout, 'data');
      server.stdin.write(`${signal}\n`);
      await halted;
    },
    async restart() {
      server.stdin.write('start\n');
      if (!(await untilReady(bin, port))) throw new Error('the test PostgreSQL did not start again');
    },
  };
}

/** A separate database on the PostgreSQL server that TEST_DATABASE_URL names; `stop` drops it. */
async function createIn(server: string): Promise<TestPostgres> {
  const name = `galley_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** An empty PostgreSQL database for tests, on its own server unless TEST_DATABASE_URL names one. */
export function startTestPostgres(): Promise<TestPostgres> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined ? startCluster() : createIn(server);
}

/** A separate, empty PostgreSQL server and a replica that streams from it. Stopping ends both. */
export async function startReplicatedPostgres(): Promise<TestPostgres & { replica: TestCluster }> {
  const primary = await startCluster();
  const replica = await startCluster(false, (run, data) =>
    run('pg_basebackup', ['-D', data, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']),
  );
  return {
    url: primary.url,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}
