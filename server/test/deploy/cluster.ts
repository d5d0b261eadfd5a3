import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../db/testPostgres.ts';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';
import { MANY_PEOPLE } from '../testing.ts';

/** A node as Patroni describes it. */
interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  api_url: string;
  lag?: number;
}

/** The cluster that deploy/ha/start.mjs has started. */
export interface Cluster {
  /** The app's URL, behind its proxy. */
  url: string;
  /** The current primary. */
  databaseUrl: string;
  members: () => Promise<Member[]>;
  /** Kills a node's Patroni and all processes of its PostgreSQL at once, as a power outage would, and keeps them down. */
  kill: (name: string) => void;
  /** Lets a node that's down start again. */
  revive: (name: string) => void;
  stop: () => Promise<void>;
}

/** A process's child processes. */
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

/** Starts the cluster with demo data. @throws Error with the script's output if it exits early */
export async function startCluster(): Promise<Cluster> {
  const parent = tempFolder();
  // PostgreSQL runs as its own user.
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
      // A node that's down doesn't respond.
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
