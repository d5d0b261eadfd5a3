// Measures how long a select takes to open, from the press to the next frame, on a four times slower processor, and any layout
// shift. INP is computed as browsers report it: the slowest interaction of each visit, then the 75th percentile of all visits.
// node bench/selects.mjs   (needs npm start once, for the builds)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const VISITS = 8;
const OPENINGS = 4;
const SLOWER = 4;

/** Records the browser's own timing of interactions (Event Timing), and layout shifts. */
const watch = () => {
  globalThis.durations = [];
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: 'layout-shift' });
};

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));

async function visit(browser, token, server, { url, dialog, label, key }) {
  const page = await browser.newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${server.url}${url}`);
  await page.locator('article, tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (dialog) await page.getByRole('button', { name: 'Search...' }).click();
  const select = page.getByRole('combobox', { name: label, exact: true });
  await select.waitFor();
  await page.evaluate(idle);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  // A person's pointer is over the select before they press.
  await select.hover();
  await page.evaluate(idle);
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    if (key === undefined) await select.click();
    else await select.press(key);
    await page.getByRole('listbox', { name: label }).waitFor();
    await page.evaluate(twoFrames);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox', { name: label }).waitFor({ state: 'hidden' });
    await page.evaluate(twoFrames);
  }
  const seen = await page.evaluate(() => ({ durations: globalThis.durations, shift: globalThis.shift }));
  await page.close();
  return seen;
}

async function measure(browser, token, server, { name, ...select }) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, token, server, select));
  const slowest = visits.map(({ durations }) => Math.max(0, ...durations));
  const all = visits.flatMap(({ durations }) => durations);
  return {
    select: name,
    'INP (ms)': round(quantile(slowest, 0.75)),
    'of (ms)': 100,
    'median interaction (ms)': round(quantile(all, 0.5)),
    'slowest (ms)': Math.max(...slowest),
    'layout shift': Math.max(...visits.map(({ shift }) => shift)),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const server = await startServer(folder);
const browser = await chromium.launch(CHROMIUM);
try {
  const token = await signIn(server.url, 'rep@galley.example');
  const rows = [];
  for (const one of [
    { name: 'toolbar, 4 options, pressed', url: '/contacts?parent=1', label: 'Display/Page' },
    { name: 'toolbar, by key', url: '/contacts?parent=1', label: 'Sort by', key: 'ArrowDown' },
    { name: 'form, 40 options, pressed', url: '/orders?parent=1', dialog: true, label: 'Status' },
    { name: 'form, by key', url: '/orders?parent=1', dialog: true, label: 'Status', key: 'ArrowDown' },
  ])
    rows.push(await measure(browser, token, server, one));
  console.table(rows);
  if (rows.some((row) => row['INP (ms)'] > 100 || row['layout shift'] > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
