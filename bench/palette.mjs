// Measures the command palette's search on 1,000,000 order lines, compared with the small demo in the same run (PostgreSQL).
// node bench/palette.mjs   (needs npm start and npm run types once, for the builds; loads the large demo into a temporary
// PostgreSQL)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerOf, galleyClient } from '@galley/client';
import { DEMO_PASSWORD } from '../server/dist/demo/accounts.js';
import { startTestPostgres } from '../server/test/dist/db/testPostgres.js';
import { printRatio, quantile, round, startServer } from '../tools/lib/server.mjs';

const TERMS = ['mer', 'meridian', 'outdoor', 'alex', 'bluefork media d', '70', '7012', '112345', 'zzz'];
const PEOPLE = ['rep@galley.example', 'manager@galley.example'];
const ROUNDS = 30;

async function search(client, term) {
  const startTime = performance.now();
  await answerOf(client.GET('/v1/palette', { params: { query: { term } } }));
  return performance.now() - startTime;
}

async function measure(demo) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  const postgres = await startTestPostgres();
  const startTime = performance.now();
  const server = await startServer(folder, { DATABASE_URL: postgres.url, DEMO: demo });
  const loaded = performance.now() - startTime;
  try {
    const times = [];
    for (const email of PEOPLE) {
      const client = galleyClient({ baseUrl: server.url });
      await client.signIn(email, DEMO_PASSWORD);
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        for (const term of TERMS) times.push(await search(client, term));
      }
    }
    return {
      demo,
      'start and load (s)': round(loaded / 1000),
      'p50 (ms)': round(quantile(times, 0.5)),
      'p95 (ms)': round(quantile(times, 0.95)),
      'worst (ms)': round(quantile(times, 1)),
    };
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

printRatio('demo', await measure('small'), await measure('large'));
