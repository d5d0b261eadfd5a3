import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { APIResponse, Page } from '@playwright/test';
import { copyStore, freePort, root, startGalley, type GalleyServer } from './galleyServer.ts';
import { testDatabases } from './templates.ts';
import { expect, test } from './test.ts';

/** The exports of deploy/ha/files.mjs that are used here. */
interface ClusterFiles {
  haproxy: (plan: { port: number }) => string;
  portsFrom: (first: number) => { app: number; servers: [number, number] };
}

interface TwoServers {
  /** The URL of HAProxy, through which browsers reach both. */
  url: string;
  servers: [GalleyServer, GalleyServer];
  /** Kills one of them. */
  kill: (nth: 0 | 1) => Promise<void>;
  /** Restarts it and waits until HAProxy sends it calls. */
  revive: (nth: 0 | 1) => Promise<void>;
  stop: () => Promise<void>;
}

/** HAProxy, with the configuration of deploy/ha. */
async function startProxy(folder: string, configuration: string) {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child, 'spawn');
  const lines = createInterface(child.stderr);
  return {
    /** Waits until HAProxy reports this status for a server. */
    notices: (nth: number, state: 'UP' | 'DOWN') =>
      new Promise<void>((resolve) => {
        lines.on('line', function hear(line) {
          if (!line.includes(`Server app/galley${nth + 1} is ${state}`)) return;
          lines.off('line', hear);
          resolve();
        });
      }),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Two servers on their own PostgreSQL with one release store, behind HAProxy. */
async function startTwoServers(): Promise<TwoServers> {
  const { startPreparedPostgres } = await testDatabases();
  const files = pathToFileURL(path.join(root, 'deploy/ha/files.mjs')).href;
  const { haproxy, portsFrom } = (await import(files)) as ClusterFiles;
  const postgres = await startPreparedPostgres('small');
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-two-'));
  const store = path.join(folder, 'store');
  copyStore(store);
  const port = await freePort();
  const ports = portsFrom(port);
  const url = `http://127.0.0.1:${ports.app}`;
  const start = (nth: 0 | 1) =>
    startGalley({
      databaseUrl: postgres.url,
      dataDir: path.join(folder, String(nth)),
      store,
      port: ports.servers[nth],
      env: { PUBLIC_URL: url, TRUST_PROXY: 'loopback', ACCESS_TOKEN_MINUTES: 'off' },
    });
  const servers: TwoServers['servers'] = [await start(0), await start(1)];
  const proxy = await startProxy(folder, haproxy({ port }));
  let left: Promise<void> | undefined;
  return {
    url,
    servers,
    kill(nth) {
      left = proxy.notices(nth, 'DOWN');
      return servers[nth].stop();
    },
    async revive(nth) {
      await left;
      const isBack = proxy.notices(nth, 'UP');
      servers[nth] = await start(nth);
      await isBack;
    },
    async stop() {
      await proxy.stop();
      for (const server of servers) await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Journeys with two servers of their own. */
export const withTwoServers = () =>
  test.extend<object, { pair: TwoServers }>({
    pair: [
      async ({ engine: _engine }, provide) => {
        const pair = await startTwoServers();
        await provide(pair);
        await pair.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    galley: [async ({ pair }, provide) => provide(pair.servers[0]), { scope: 'worker' }],
    baseURL: async ({ pair }, provide) => provide(pair.url),
  });

/** The statuses that a proxy returns for an unreachable server. */
const PASSING = [502, 503, 504];

/** Saves a change like the outbox: sends it with the same key until there is a response (KEEP-02). */
export async function saveSurely<T>(page: Page, path: string, data: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  let answer: APIResponse | undefined;
  await expect(async () => {
    answer = await page.request.post(path, { headers, data });
    expect(PASSING).not.toContain(answer.status());
  }).toPass({ intervals: [50], timeout: 60_000 });
  expect(answer?.status(), await answer?.text()).toBe(200);
  return (await answer?.json()) as T;
}

/** The time limit for a page to continue on another server. */
const SOON_MS = 5_000;

export function printTimes(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const late = sorted.filter((ms) => ms > SOON_MS).length;
  process.stdout.write(
    `${what}: median ${sorted[Math.floor(sorted.length / 2)]}, worst ${sorted.at(-1)} ms; later than ${SOON_MS} ms: ${late} of ${sorted.length}\n`,
  );
}
