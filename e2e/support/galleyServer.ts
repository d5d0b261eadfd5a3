import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface GalleyServer {
  /** The origin, without a trailing slash. */
  url: string;
  /** This server's own copy of the release store, or the given one. */
  store: string;
  /** Kills it, like a power outage, because nobody uses it afterward and closing a database takes time. */
  stop(): Promise<void>;
  /** The end of its output so far. */
  output: () => string;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export const copyStore = (to: string) => cpSync(path.join(root, 'releases-store'), to, { recursive: true });

async function ready(url: string, ended: () => string | undefined): Promise<void> {
  for (;;) {
    const failure = ended();
    if (failure !== undefined) throw new Error(`The server ended before it was ready:\n${failure}`);
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the real server on loopback, with its own data and, unless one is given, its own copy of the release store. */
export async function startGalley(options: {
  dataTemplate?: string;
  databaseUrl?: string;
  dataDir?: string;
  store?: string;
  /** A free port, known before it starts. */
  port?: number;
  /** Additional environment for this server. */
  env?: Record<string, string>;
  /** The server only serves the few journeys of a file, so optimizing its embedded engine's code would cost more than it saves. */
  isBrief?: boolean;
}): Promise<GalleyServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-e2e-'));
  const store = options.store ?? path.join(folder, 'store');
  const dataDir = options.dataDir ?? path.join(folder, 'data');
  if (options.store === undefined) copyStore(store);
  if (options.dataTemplate !== undefined) cpSync(options.dataTemplate, dataDir, { recursive: true });
  const port = options.port ?? (await freePort());
  const flags = options.isBrief === true ? ['--liftoff-only'] : [];
  const child = spawn(process.execPath, [...flags, 'server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASE_STORE: store,
      DEMO: 'small',
      ...options.env,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, () => (child.exitCode === null ? undefined : output));
  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return { url, store, stop, output: () => output };
}
