// Runs Lighthouse on the sign-in page and the four lists, with its mobile and its desktop profile.
// node bench/web/lighthouse.mjs [--runs 3]   (needs npm start once, for the builds; downloads Lighthouse on its first run)
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chosenOf } from '../lib/chosen.mjs';
import { installPackage } from '../lib/onDemand.mjs';
import { freePort, quantile, signIn, startServer } from '../../tools/lib/server.mjs';

const chosen = chosenOf({ runs: 3 });
const PAGES = {
  'sign-in': '/',
  activities: '/activities?for=0&status=3&range=7',
  companies: '/companies?parent=1',
  contacts: '/contacts?parent=1',
  orders: '/orders?apply=yes&range=7',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const home = createRequire(path.join(installPackage('lighthouse', '12.8.2'), 'package.json'));
const { default: lighthouse, desktopConfig } = await import(pathToFileURL(home.resolve('lighthouse')).href);

/** A new browser for each page, so that nothing is cached and only the given person is signed in. */
async function scores(url, token, config) {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'galley-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    // Playwright disables this cache, but an audit checks whether pages can be restored from it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  try {
    if (token !== undefined) {
      const page = await browser.newPage();
      await page.goto(`${new URL(url).origin}/meta.json`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.close();
    }
    const options = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
    const { lhr } = await lighthouse(url, options, config);
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    );
    return { categories: lhr.categories, audits: lhr.audits, failed: failed.map(({ id }) => id) };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const server = await startServer(folder);
try {
  const token = await signIn(server.url, 'manager@galley.example');
  const rows = [];
  for (const [device, config] of [
    ['mobile', undefined],
    ['desktop', desktopConfig],
  ]) {
    for (const [name, address] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < chosen.runs; run += 1)
        runs.push(await scores(server.url + address, name === 'sign-in' ? undefined : token, config));
      const middle = (figure) => quantile(runs.map(figure), 0.5);
      rows.push({
        page: name,
        device,
        ...Object.fromEntries(
          CATEGORIES.map((category) => [
            category,
            Math.round(middle(({ categories }) => categories[category].score) * 100),
          ]),
        ),
        'LCP (ms)': Math.round(middle(({ audits }) => audits['largest-contentful-paint'].numericValue)),
        'TBT (ms)': Math.round(middle(({ audits }) => audits['total-blocking-time'].numericValue)),
        CLS: middle(({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(4),
        failed: runs.at(-1).failed.join(' '),
      });
    }
  }
  console.table(rows);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
