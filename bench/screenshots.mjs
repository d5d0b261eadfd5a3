// Takes the pictures of the guide (docs/guide/images) and of the README (docs/screenshots) again, from the demo data.
// node bench/screenshots.mjs [name…]   (none named: all; needs npm start once, for the builds)
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signIn, startServer } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const DOCS = path.resolve(import.meta.dirname, '../docs');
const GUIDE = path.join(DOCS, 'guide/images');
const README = path.join(DOCS, 'screenshots');
/** What a picture may weigh: all of a guide's page loads at once on a slow network. */
const MOST_BYTES = 150_000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SMALL = { viewport: { width: 1024, height: 640 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const REP = 'rep@galley.example';
const OPERATIONS = 'ops@galley.example';

const card = (page) => page.locator('article').first();
const row = (page) => page.locator('tbody tr').first();
const heading = (page) => page.getByRole('heading', { level: 1 });
const dialog = (page) => page.getByRole('dialog').last();
const button = (page, name) => page.getByRole('button', { name });
const press = (name) => async (page) => await button(page, name).first().click();

async function callQueue(page) {
  await page.getByRole('link', { name: 'Work through' }).click();
  await page.getByText('Reached, follow up').first().click();
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

async function take(browser, server, picture) {
  const {
    name,
    url,
    ready,
    act,
    as = REP,
    device = DESKTOP,
    folder = GUIDE,
    colorScheme = 'light',
  } = picture;
  const context = await browser.newContext({ ...device, colorScheme, timezoneId: 'America/Denver' });
  try {
    const token = await signIn(server.url, as);
    await context.addInitScript((text) => localStorage.setItem('token', text), token);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(server.url + url);
    await ready(page).waitFor();
    // The last part of a page to come.
    await page.locator('.inbox button').waitFor();
    try {
      await act?.(page);
    } catch (error) {
      await page.screenshot({ path: path.join(tmpdir(), `${name}-failed.png`) });
      throw error;
    }
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    const png = await page.screenshot({ animations: 'disabled' });
    const blank = await context.newPage();
    await context.setOffline(false);
    const webp = await toWebp(blank, png);
    if (webp.length > MOST_BYTES) throw new Error(`${name} has ${webp.length} bytes, of ${MOST_BYTES}.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.webp`), webp);
    console.log(`${name}.webp  ${Math.round(webp.length / 1000)} kB`);
  } finally {
    await context.close();
  }
}

const chosen = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'galley-screens-'));
const server = await startServer(folder);
const browser = await chromium.launch(CHROMIUM);
try {
  for (const picture of PICTURES)
    if (chosen.length === 0 || chosen.includes(picture.name))
      await take(browser, server, picture).catch((error) => {
        console.error(`${picture.name}: ${error.message}`);
        process.exitCode = 1;
      });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
