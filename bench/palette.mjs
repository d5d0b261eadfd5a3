// How long the command palette's search takes on 1,000,000 order lines, beside the small demo in the same run (PostgreSQL).
// node bench/palette.mjs   (needs npm start once, for the builds; loads the large demo into a throw-away PostgreSQL)
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '../server/dist/db/testPostgres.js';

const root = path.resolve(import.meta.dirname, '..');
const TERMS = ['mer', 'meridian', 'outdoor', 'alex', 'bluefork media d', '70', '7012', '112345', 'zzz'];
const PEOPLE = ['rep@galley.example', 'manager@galley.example'];
const ROUNDS = 30;

const quantile = (numbers, q) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * q)];
const round = (number) => Math.round(number * 10) / 10;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function measure(demo) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  const postgres = await startTestPostgres();
  const port = await freePort();
  const store = path.join(folder, 'store');
  cpSync(path.join(root, 'releases-store'), store, { recursive: true });
  const server = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RELEASE_STORE: store,
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.url,
      DEMO: demo,
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    const started = performance.now();
    while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Error('the server ended');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const loaded = performance.now() - started;
    const times = [];
    for (const email of PEOPLE) {
      const login = await fetch(`${url}/account/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'press-room-1' }),
      });
      const headers = { authorization: `Bearer ${await login.json()}` };
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        for (const term of TERMS) {
          const begun = performance.now();
          const answer = await fetch(`${url}/v1/palette?term=${encodeURIComponent(term)}`, { headers });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${term}: ${answer.status}`);
          times.push(performance.now() - begun);
        }
      }
    }
    return {
      demo,
      'load (s)': round(loaded / 1000),
      'p50 (ms)': round(quantile(times, 0.5)),
      'p95 (ms)': round(quantile(times, 0.95)),
      'worst (ms)': round(Math.max(...times)),
    };
  } finally {
    server.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const small = await measure('small');
const large = await measure('large');
const ratio = { demo: 'ratio' };
for (const key of Object.keys(small)) if (key !== 'demo') ratio[key] = round(large[key] / small[key]);
console.table([small, large, ratio]);
