import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../db/testPostgres.ts';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';
import { MANY_PEOPLE } from '../testing.ts';

/** As Patroni tells of a node. */
interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  api_url: string;
  lag?: number;
}

/** What deploy/ha/start.mjs has started. */
export interface Cluster {
  /** The app, behind its proxy. */
  url: string;
  /** The primary, whichever it is. */
  databaseUrl: string;
  members: () => Promise<Member[]>;
  /** Ends a node's Patroni and every process of its PostgreSQL at once, as a power outage would, and keeps them dead. */
  kill: (name: string) => void;
  /** Lets a dead node start again. */
  revive: (name: string) => void;
  stop: () => Promise<void>;
}

/** The processes that a process has started. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts the cluster with demo data. @throws Error with what the script said when it ends early */
export async function startCluster(): Promise<Cluster> {
  const parent = tempFolder();
  // PostgreSQL runs as a user of its own.
  chmodSync(parent, 0o711);
  const folder = path.join(parent, 'cluster');
  mkdirSync(folder, { mode: 0o711 });
  const port = await freePort();
  const args = ['deploy/ha/start.mjs', folder, '--port', String(port)];
  const script: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DEMO: 'small', CALL_LIMITS: MANY_PEOPLE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Galley is ready: ')) resolve();
    };
    script.stdout?.on('data', hear);
    script.stderr?.on('data', hear);
    script.once('exit', () => reject(new Error(said)));
  });
  const apis = [20, 21, 22].map((more) => `http://127.0.0.1:${port + more}`);
  const { galley } = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as {
    galley: string;
  };
  const down = (name: string) => path.join(folder, 'down', name);
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: `postgres://galley:${galley}@127.0.0.1:${port + 3}/galley`,
    async members() {
      // A dead one does not answer.
      const answer = await Promise.any(apis.map((api) => fetch(`${api}/cluster`)));
      return ((await answer.json()) as { members: Member[] }).members;
    },
    kill(name) {
      writeFileSync(down(name), '');
      killNow(Number(readFileSync(path.join(folder, `${name}.pid`), 'utf8')));
      const [postmaster = 0] = readFileSync(path.join(folder, name, 'data/postmaster.pid'), 'utf8')
        .split('\n')
        .map(Number);
      const workers = childrenOf(postmaster);
      for (const pid of [postmaster, ...workers]) killNow(pid);
    },
    revive: (name) => rmSync(down(name)),
    async stop() {
      const ended = once(script, 'exit');
      script.kill('SIGTERM');
      await ended;
    },
  };
}
