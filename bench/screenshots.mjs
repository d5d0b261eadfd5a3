// Makes the README's pictures of the screens anew, of the demo data: docs/screenshots/.
// node bench/screenshots.mjs   (needs npm start once, for the builds)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signIn, startServer } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const OUT = path.resolve(import.meta.dirname, '../docs/screenshots');
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const REP = 'rep@galley.example';
const OPERATIONS = 'ops@galley.example';

const card = (page) => page.locator('article').first();
const row = (page) => page.locator('tbody tr').first();
const named = (name) => (page) => page.getByRole('heading', { name, level: 1 });
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

async function edit(page) {
  await press('More actions')(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

async function openQuote(page) {
  await card(page).getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Q-/, level: 1 }).waitFor();
}

/** Something for the audit log to tell. */
async function work(page) {
  const lines = page.locator('tbody tr');
  await lines.nth(2).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Activity Notes').fill('Introduce the eco poster line. Bring the paper samples.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const place of [3, 2]) {
    const saved = page.waitForResponse('**/v1/activity/done/**');
    await lines.nth(place).getByRole('button', { name: 'Done' }).click();
    await saved;
  }
}

/** What is opened by whom, what there has to be, and what is done then. Without a name no picture is taken. */
const SCREENS = [
  { name: 'activities-grid', url: '/activities', ready: row },
  { name: 'activities-dark', url: '/activities', ready: row, act: press('Grid View'), colorScheme: 'dark' },
  { name: 'activity-form', url: '/activities', ready: row, act: edit },
  { name: 'companies', url: '/companies?parent=1', ready: card },
  { name: 'contacts', url: '/contacts?parent=1', ready: card },
  { name: 'orders', url: '/orders?parent=1', ready: card },
  { name: 'order-search', url: '/orders?parent=1', ready: card, act: press('Search...') },
  { name: 'quotes', url: '/quotes', ready: card },
  { name: 'quote', url: '/quotes', ready: card, act: openQuote },
  { name: 'releases', url: '/releases', ready: named('Releases'), as: OPERATIONS },
  { name: null, url: '/activities', ready: row, act: work },
  { name: 'audit', url: '/audit', ready: named('Audit log'), as: OPERATIONS },
  { name: 'account', url: '/account', ready: named('Account') },
  { name: 'sign-in', url: '/', ready: (page) => page.getByLabel('Password'), as: null },
  { name: 'orders-phone', url: '/orders?parent=1', ready: card, device: PHONE },
];

async function take(
  browser,
  server,
  { name, url, ready, act, as = REP, device = DESKTOP, colorScheme = 'light' },
) {
  const context = await browser.newContext({ ...device, colorScheme, timezoneId: 'America/Denver' });
  if (as !== null) {
    const token = await signIn(server.url, as);
    await context.addInitScript((text) => localStorage.setItem('token', text), token);
  }
  const page = await context.newPage();
  await page.goto(server.url + url);
  await ready(page).waitFor();
  await act?.(page);
  if (name !== null) {
    // On a busy machine the live stream begins first, and stays.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    // The last part of a page to come.
    if (as !== null) await page.locator('.inbox button').waitFor();
    await page.screenshot({ path: path.join(OUT, `${name}.png`), animations: 'disabled' });
  }
  await context.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'galley-screens-'));
const server = await startServer(folder);
const browser = await chromium.launch({ ...CHROMIUM, ignoreDefaultArgs: ['--hide-scrollbars'] });
try {
  for (const screen of SCREENS) await take(browser, server, screen);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
