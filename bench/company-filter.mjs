// How the company filter feels at its limit: 100,000 companies in 10,000 parents, beside the small demo in the same run.
// node bench/company-filter.mjs   (needs npm start once, for the builds)
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sqlTemplate from 'sql-template-tag';
import { openDatabase } from '../server/dist/db/open.js';
import { migrate } from '../server/dist/db/migrate.js';
import { ensureReference } from '../server/dist/db/reference.js';
import { ensureDemo } from '../server/dist/demo/index.js';

const sql = sqlTemplate.default ?? sqlTemplate;
const root = path.resolve(import.meta.dirname, '..');
const PARENTS = 10_000;
const COMPANIES = 100_000;
const KEYS = 'outdoor';
const ROUNDS = 8;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number) => Math.round(number * 10) / 10;

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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start(folder) {
  const port = await freePort();
  const store = path.join(folder, 'store');
  cpSync(path.join(root, 'releases-store'), store, { recursive: true });
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: store,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return { url, stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')) };
}

/** The time from a key press to the next frame in which the list stands, in ms: the browser's own event timing. */
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
  return { median: median(presses), worst: Math.max(...presses) };
}

async function measure(label, many) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  await prepare(path.join(folder, 'data'), many);
  const server = await start(folder);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const login = await fetch(`${server.url}/account/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'rep@galley.example', password: 'press-room-1' }),
    });
    const token = await login.json();
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
      'slowest key press (ms)': round(keys.worst),
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const small = await measure('300 companies', false);
const large = await measure('100,300 companies', true);
const ratio = { label: 'ratio' };
for (const key of Object.keys(small)) if (key !== 'label') ratio[key] = round(large[key] / small[key]);
console.table([small, large, ratio]);
