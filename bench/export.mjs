// Measures how fast the sheet of all order lines streams, how much server memory it takes, and how much it slows down others.
// node bench/export.mjs [small|large]… [embedded|postgres]…   (needs npm start and npm run types once, for the builds; default:
// small and large on PostgreSQL. Each loads its demo into a temporary database; DATABASE_URL names a PostgreSQL database that already has
// it.)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '../server/test/dist/db/testPostgres.js';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';

const FILTERS = 'Filter_Apply=true&Filter_DateRange=7';
/** Repeats exports for this long, so that a small one also gives enough samples. */
const AT_LEAST_MS = 5_000;
const SAMPLE_MS = 100;

const residentMb = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

/** Sends another person's calls one after the other until stopped. */
function keepCalling(url, token) {
  const times = [];
  const over = new AbortController();
  const calling = (async () => {
    while (!over.signal.aborted) {
      const startTime = performance.now();
      const answer = await fetch(`${url}/v1/orders/paged`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ParentID: 0, CompanyID: 1, PageNo: 1, PageSize: 20 }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`orders list: ${answer.status}`);
      times.push(performance.now() - startTime);
    }
  })();
  return async () => {
    over.abort();
    await calling;
    return times;
  };
}

async function exportOnce(url, token) {
  const headers = { authorization: `Bearer ${token}` };
  const permit = await fetch(`${url}/v1/orders/getUid/0?${FILTERS}`, { headers });
  const startTime = performance.now();
  const answer = await fetch(`${url}/v1/Exports/Orders/${await permit.json()}`);
  if (!answer.ok) throw new Error(`export: ${answer.status}`);
  let firstByte;
  let bytes = 0;
  for await (const chunk of answer.body) {
    firstByte ??= performance.now() - startTime;
    bytes += chunk.length;
  }
  return {
    rows: Number(answer.headers.get('x-total-count')),
    bytes,
    firstByte,
    took: performance.now() - startTime,
  };
}

async function measure(demo, engine) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  const kept = process.env.DATABASE_URL;
  const thrownAway = engine === 'postgres' && kept === undefined ? await startTestPostgres() : undefined;
  const databaseUrl = engine === 'postgres' ? (kept ?? thrownAway?.url) : undefined;
  const server = await startServer(folder, {
    DEMO: demo,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    const token = await signIn(server.url, 'manager@galley.example');
    const stopQuiet = keepCalling(server.url, token);
    await new Promise((resolve) => setTimeout(resolve, AT_LEAST_MS));
    const quiet = await stopQuiet();
    const before = residentMb(server.pid);
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, residentMb(server.pid))), SAMPLE_MS);
    const stop = keepCalling(server.url, token);
    const exports = [];
    const startTime = performance.now();
    while (performance.now() - startTime < AT_LEAST_MS) exports.push(await exportOnce(server.url, token));
    const others = await stop();
    clearInterval(sampling);
    const sum = (member) => exports.reduce((total, one) => total + one[member], 0);
    return {
      demo,
      engine,
      rows: exports[0].rows,
      'MB of a file': round(exports[0].bytes / 1e6),
      'rows/s': Math.round((sum('rows') / sum('took')) * 1000),
      'first byte, worst (ms)': round(Math.max(...exports.map(({ firstByte }) => firstByte))),
      'extra memory (MB)': Math.round(most - before),
      'others p99 before (ms)': round(quantile(quiet, 0.99)),
      'others p99 meanwhile (ms)': round(quantile(others, 0.99)),
      'others worst (ms)': round(quantile(others, 1)),
    };
  } finally {
    await server.stop();
    await thrownAway?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const chosen = (all, standard) => {
  const named = all.filter((name) => process.argv.includes(name));
  return named.length === 0 ? standard : named;
};
const figures = [];
for (const engine of chosen(['embedded', 'postgres'], ['postgres'])) {
  for (const demo of chosen(['small', 'large'], ['small', 'large']))
    figures.push(await measure(demo, engine));
}
console.table(figures);
