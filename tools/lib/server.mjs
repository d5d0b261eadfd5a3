// Starts the built server for a measurement: on loopback, in its own folder, with its own copy of the release store.
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * @param {string} folder an existing folder; the embedded database goes into its `data`
 * @param {Record<string, string>} [env] more environment; PORT: a free port, to know it before the server starts
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} once the server is ready
 */
export async function startServer(folder, env = {}) {
  const port = env.PORT ?? String(await freePort());
  const store = path.join(folder, 'store');
  cpSync(path.join(root, 'releases-store'), store, { recursive: true });
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: store,
      LOG_LEVEL: 'silent',
      // One account sends what many people would send.
      CALL_LIMITS: 'search=1000000/1000000,documents=1000000/1000000,exports=1000000/1000000',
      ...env,
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Signs in a demo account and returns its token. */
export async function signIn(url, email) {
  const answer = await fetch(`${url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'press-room-1' }),
  });
  return answer.json();
}

/** The value below which the fraction `q` of the numbers lies. */
export const quantile = (numbers, q) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * q)];

export const round = (number) => Math.round(number * 10) / 10;

/** Prints two rows of figures and their ratio as a table. */
export function printRatio(label, small, large) {
  const ratio = { [label]: 'ratio' };
  for (const key of Object.keys(small)) if (key !== label) ratio[key] = round(large[key] / small[key]);
  console.table([small, large, ratio]);
}
