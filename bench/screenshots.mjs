// Retakes the pictures of the guide (docs/guide/images) and of the README (docs/screenshots) from the demo data.
// node bench/screenshots.mjs [name…]   (default: all; needs npm start once, for the builds)
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signIn, startServer } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const DOCS = path.resolve(import.meta.dirname, '../docs');
const GUIDE = path.join(DOCS, 'guide/images');
const README = path.join(DOCS, 'screenshots');
/** The maximum size of a picture: all pictures of a guide page load at once, possibly on a slow network. */
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
  await page.getByRole('link', { name: 'Call Queue' }).click();
  await page.getByText('Reached, follow up').first().click();
  await page.locator('.queue-turn:not([inert]) dd', { hasText: '$' }).first().waitFor();
}

/** Types the number of an existing contact, as somebody reads it off a phone. */
async function whoCalls(page) {
  const number = await page.locator('a[href^="tel:"]').first().getAttribute('href');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number.replace(/\D/g, '').slice(-7));
  await page.getByRole('option').first().waitFor();
}

async function share(page) {
  await press(/^Share/)(page);
  await button(dialog(page), 'Create Link').click();
  await dialog(page).getByText('Price', { exact: true }).waitFor();
  await button(dialog(page), /^Copy/).first().waitFor();
}

async function compare(page) {
  await press('Possible Duplicates')(page);
  await button(dialog(page), /^Compare/)
    .first()
    .click();
  await dialog(page).getByRole('radio').first().waitFor();
}

async function saveView(page) {
  await page
    .getByRole('link', { name: /File Verify Error/ })
    .first()
    .click();
  await press('Save View')(page);
  await page.getByLabel('Name').fill('Waiting for art');
}

/** Closes an activity while offline. */
async function offline(page) {
  await page.context().setOffline(true);
  await button(card(page), 'Done').click();
  await page.getByText('1 waiting').first().waitFor();
}

async function notifications(page) {
  await button(page, /^Inbox/).click();
  await page.locator('summary', { hasText: 'Notifications' }).click();
  await page.getByText('Notes that mention me').scrollIntoViewIfNeeded();
}

const LIST = `Company Name,Contact Name,E-mail,Phone,City,State,Zip
Blue Sky Signs,Alex Moreno,alex@bluesky.example,303-555-0134,Denver,CO,80202
Blue Sky Signs,Dana Fox,dana@bluesky.example,303-555-0135,Denver,CO,80202
Harbor Print Shop,Lee Park,lee@harbor.example,206-555-0177,Seattle,WA,98101
`;

async function bringList(page) {
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await page.getByLabel('Drop a file here, or choose one').setInputFiles(file);
  await button(page, /^Check/)
    .first()
    .waitFor();
}

/** For each picture: the page, who opens it, what must be visible, and what to do then. */
const PICTURES = [
  { name: 'my-morning', url: '/activities', ready: row, device: SMALL },
  { name: 'call-queue', url: '/activities', ready: row, act: callQueue },
  { name: 'palette', url: '/contacts?parent=1', ready: card, act: whoCalls, device: SMALL },
  { name: 'order', url: '/orders?parent=1', ready: card, device: SMALL },
  { name: 'share', url: '/orders?parent=1', ready: card, act: share, device: SMALL },
  { name: 'merge', url: '/contacts?parent=1', ready: card, act: compare, device: SMALL },
  { name: 'views', url: '/orders?parent=1', ready: card, act: saveView, device: SMALL },
  { name: 'offline', url: '/activities', ready: card, act: offline, device: PHONE },
  { name: 'notifications', url: '/activities', ready: row, act: notifications, device: SMALL },
  { name: 'import', url: '/import', ready: heading, act: bringList, as: OPERATIONS },
  { name: 'calendar', url: '/activities', ready: row, act: press('Calendar'), folder: README },
  { name: 'company-page', url: '/companies/1', ready: heading, folder: README },
  { name: 'order-grid', url: '/orders?parent=1', ready: card, act: press('Grid View'), folder: README },
  { name: 'quotes', url: '/quotes', ready: card, folder: README },
  { name: 'phone', url: '/orders?parent=1', ready: card, folder: README, device: PHONE },
  { name: 'releases', url: '/releases', ready: heading, folder: README, as: OPERATIONS },
];

/** Converts the picture to WebP in Chromium: a third of the size of a PNG. */
async function toWebp(page, png) {
  const bytes = await page.evaluate(async (base64) => {
    const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(source.width, source.height);
    canvas.getContext('2d', { alpha: false }).drawImage(source, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  return Buffer.from(bytes);
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
    // The last part of the page to load.
    await page.locator('.inbox button').waitFor();
    try {
      await act?.(page);
    } catch (error) {
      await page.screenshot({ path: path.join(tmpdir(), `${name}-failed.png`) });
      throw error;
    }
    // Once the page's event stream is open, the network never becomes idle; by the time limit, everything else has loaded.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    // Pictures below the window load only when somebody scrolls to them.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > globalThis.innerHeight,
      ),
    );
    const png = await page.screenshot({ animations: 'disabled' });
    const blank = await context.newPage();
    await context.setOffline(false);
    const webp = await toWebp(blank, png);
    if (webp.length > MOST_BYTES)
      throw new Error(`${name} has ${webp.length} bytes, more than ${MOST_BYTES}.`);
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
