// Measures the company filter at its limit: 100,000 companies in 10,000 parents, compared with the small demo in the same run.
// node bench/companyFilter.mjs   (needs npm start once, for the builds)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sqlTemplate from 'sql-template-tag';
import { openDatabase } from '../server/dist/db/open.js';
import { migrate } from '../server/dist/db/migrate.js';
import { ensureReference } from '../server/dist/db/reference.js';
import { ensureDemo } from '../server/dist/demo/index.js';
import { printRatio, quantile, round, signIn, startServer } from '../tools/lib/server.mjs';

const sql = sqlTemplate.default ?? sqlTemplate;
const PARENTS = 10_000;
const COMPANIES = 100_000;
const KEYS = 'outdoor';
const ROUNDS = 8;

const median = (numbers) => quantile(numbers, 0.5);

async function prepare(dataDir, many) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLost() {} });
  await migrate(database);
  await ensureReference(database);
  await ensureDemo(database, { size: 'small', timeZone: 'America/Denver', onProgress() {} });
  if (many) {
    await database.query(
      sql`INSERT INTO trend_group (name) SELECT 'Group Outdoor ' || n FROM generate_series(1, ${PARENTS}::int) AS n`,
    );
    await database.query(sql`
      INSERT INTO company (trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id)
      SELECT trend_group.id, 1 + n % 8, 1 + n % 8, false, trend_group.name || ' Plant ' || n, 1
      FROM generate_series(1, ${COMPANIES}::int) AS n
      JOIN (SELECT id, name, row_number() OVER (ORDER BY id) AS place FROM trend_group WHERE name LIKE 'Group Outdoor %') AS trend_group
        ON trend_group.place = 1 + n % ${PARENTS}`);
  }
  await database.close();
}

/** Milliseconds from each key press until the next frame is painted, measured in the page. */
async function measureKeys(page) {
  await page.evaluate(() => {
    globalThis.presses = [];
    addEventListener(
      'keydown',
      () => {
        const started = performance.now();
        requestAnimationFrame(() => setTimeout(() => globalThis.presses.push(performance.now() - started)));
      },
      true,
    );
  });
  for (let times = 0; times < ROUNDS; times += 1) {
    await page.getByRole('combobox', { name: 'Company', exact: true }).click();
    const box = page.getByPlaceholder('Search...');
    for (const key of KEYS) await box.press(key);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
  }
  const presses = await page.evaluate(() => globalThis.presses);
  return { median: median(presses), p95: quantile(presses, 0.95), worst: Math.max(...presses) };
}

async function measure(label, many) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  await prepare(path.join(folder, 'data'), many);
  const server = await startServer(folder);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const token = await signIn(server.url, 'rep@galley.example');
    const call = async (headers = {}) => {
      const started = performance.now();
      const answer = await fetch(`${server.url}/v1/customers/trendgroups`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br', ...headers },
      });
      await answer.arrayBuffer();
      return { ms: performance.now() - started, etag: answer.headers.get('etag') };
    };
    const first = await call();
    const again = median(
      (await Promise.all(Array.from({ length: 9 }, () => call({ 'if-none-match': first.etag })))).map(
        ({ ms }) => ms,
      ),
    );
    const page = await browser.newPage();
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const options = page.waitForResponse((answer) => answer.url().endsWith('/trendgroups'));
    await page.goto(`${server.url}/companies`);
    await (await options).finished();
    const keys = await measureKeys(page);
    return {
      label,
      'call 1, built (ms)': round(first.ms),
      'call 1, unchanged (ms)': round(again),
      'key press (ms)': round(keys.median),
      'key press, p95 (ms)': round(keys.p95),
      'slowest key press (ms)': round(keys.worst),
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

printRatio('label', await measure('300 companies', false), await measure('100,300 companies', true));
