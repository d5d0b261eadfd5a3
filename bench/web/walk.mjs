// Loads pages and walks through the app in one variant, and returns the times.
import { installProbe, pressUntil, shiftOf, takePresses } from './probe.mjs';

/** Slow 4G as Chromium's developer tools apply it, per request: 1.6 Mbit/s and 150 ms, with the tools' own correction factors. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const UNTHROTTLED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Page loads vary by a tenth of a second, so they are repeated more often. */
export const PROFILES = {
  'Slow 4G, 4x CPU': { network: SLOW_4G, slowdown: 4, loads: 2 },
  unthrottled: { network: UNTHROTTLED, slowdown: 1, loads: 16 },
};

/** Everybody's lines and activities, regardless of date: long lists in every demo. */
export const ORDERS = '/orders?apply=yes&range=7';
const ACTIVITIES = '/activities?for=0&status=3&range=7';
export const CARD = '.list-screen article';
const FORM = 'dialog[open]:not(:has(.modal-pending))';
/** Longer than the host waits before it prefetches the other screens, plus the time for that on Slow 4G. */
const IDLE_MS = 7000;

const button = (page, name) => page.getByRole('button', { name }).first();
const list = (name) => `.list-screen[data-list="${name}"] article`;

async function openPage(context, { network, slowdown }, first) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(installProbe, { first });
  return page;
}

/** Opens an address in a new page and waits until its main content is painted. */
async function load(context, profile, { url, first }) {
  const page = await openPage(context, profile, first);
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(() => globalThis.probe.first);
  return page;
}

/**
 * @param {Awaited<ReturnType<typeof import('./bareBrowser.mjs').launchBareBrowser>>} bare
 * @param {Parameters<typeof bare.coldAndWarm>[0]} page
 * @param {string} name of the figures
 */
export async function coldAndWarm(bare, page, name) {
  const result = {};
  for (const [state, { took, shift, thread }] of Object.entries(await bare.coldAndWarm(page))) {
    result[`${name}, ${state}`] = took;
    result[`${name}, ${state}: main thread`] = thread;
    result[`${name}, ${state}: shift`] = shift;
  }
  return result;
}

const MODALS = [
  { name: 'Add Activity', at: ACTIVITIES, press: (page) => button(page, 'Add Activity').click() },
  { name: 'Search activities', at: ACTIVITIES, press: (page) => button(page, 'Search...').click() },
  { name: 'Edit activity', at: ACTIVITIES, press: (page) => button(page, /^Edit/).click() },
  { name: 'Search orders', at: ORDERS, press: (page) => button(page, 'Search...').click() },
  { name: 'Add Prospect', at: '/companies?parent=1', press: (page) => button(page, /Add Prospect/).click() },
  { name: 'Last 5 Years', at: '/companies?parent=1', press: (page) => button(page, /^More\.\.\./).click() },
  { name: 'Addresses', at: '/companies?parent=1', press: (page) => button(page, /^Addresses for/).click() },
  { name: 'Add Contact', at: '/contacts?parent=1', press: (page) => button(page, /Add Contact/).click() },
];

async function modals(context, profile, url) {
  const result = {};
  let at;
  let page;
  for (const modal of MODALS) {
    if (modal.at !== at) {
      await page?.close();
      page = await load(context, profile, { url: url + modal.at, first: CARD });
      await page.waitForTimeout(IDLE_MS);
      ({ at } = modal);
    }
    result[`modal ${modal.name}`] = await pressUntil(page, () => modal.press(page), FORM);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.close();
  return result;
}

async function switches(context, profile, url) {
  const result = {};
  const page = await load(context, profile, { url: `${url}/orders?parent=1`, first: CARD });
  await page.waitForTimeout(IDLE_MS);
  const to = (name) =>
    pressUntil(
      page,
      () =>
        page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: new RegExp(`^${name}`, 'i') })
          .click(),
      list(name),
    );
  result['next list, first visit'] = await to('contacts');
  const again = [];
  await page.waitForTimeout(1000);
  for (const name of ['orders', 'contacts', 'orders', 'contacts']) {
    again.push(await to(name));
    await page.waitForTimeout(300);
  }
  result['warm switch'] = again.sort((a, b) => a - b)[1];
  await page.waitForTimeout(2000);
  const before = await page.locator(CARD).first().getAttribute('aria-labelledby');
  result['next page'] = await pressUntil(
    page,
    () => button(page.getByRole('navigation', { name: /pagination/i }), 'Next').click(),
    `${CARD}:first-of-type:not([aria-labelledby="${before}"])`,
  );
  result['switches: shift'] = await shiftOf(page);
  await page.close();
  return result;
}

/** LIST-08: 200 expanded cards, and a person who types, expands cards, opens forms and turns pages among them. */
async function manyCards(context, profile, url) {
  const result = {};
  const page = await load(context, profile, { url: `${url}${ORDERS}&size=200`, first: CARD });
  await page.waitForTimeout(IDLE_MS);
  result['expand 200 cards'] = await pressUntil(
    page,
    () => button(page, 'Expand All').click(),
    `${CARD}:nth-of-type(200) .record-body`,
  );
  await takePresses(page);
  const company = page.getByRole('combobox', { name: 'Company', exact: true }).first();
  await company.click();
  await page.keyboard.type('meridian', { delay: 120 });
  const typing = await takePresses(page);
  await page.keyboard.press('Escape');
  for (let card = 0; card < 6; card += 1) {
    await page.locator(`${CARD} .record-title`).nth(card).click();
    await page.waitForTimeout(150);
  }
  for (const key of ['j', 'j', 'j', 'k', 'k']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  await button(page, 'Search...').click();
  await page.locator(FORM).waitFor();
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
  result['INP typing'] = typing;
  result['INP all'] = [...typing, ...(await takePresses(page))];
  result['200 cards: shift'] = await shiftOf(page);
  await page.close();
  return result;
}

/**
 * Loads the sign-in page and a list, each with an empty and with a full cache.
 * @param {Awaited<ReturnType<typeof import('./bareBrowser.mjs').launchBareBrowser>>} bare
 * @param {{ url: string, token: string, profile: { network: object, slowdown: number } }} options
 * @returns {Promise<Record<string, number>>} milliseconds, or layout shift
 */
export async function loads(bare, { url, token, profile }) {
  return {
    ...(await coldAndWarm(bare, { url, first: 'input[type=password]', profile }, 'sign-in page')),
    ...(await coldAndWarm(bare, { url: url + ORDERS, first: CARD, token, profile }, 'first list')),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, token: string, profile: { network: object, slowdown: number }, full: boolean }} options full: also measures
 * the modals and the 200 cards, not only switches between screens
 * @returns {Promise<Record<string, number | number[]>>} milliseconds, or layout shift, or the presses' milliseconds
 */
export async function walk(browser, { url, token, profile, full }) {
  const result = {};
  const inContext = async (work) => {
    const context = await browser.newContext({
      viewport: { width: 990, height: 900 },
      timezoneId: 'America/Denver',
      locale: 'en-US',
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
      },
    });
    Object.assign(result, await work(context));
    await context.close();
  };
  await inContext((context) => switches(context, profile, url));
  if (!full) return result;
  await inContext((context) => manyCards(context, profile, url));
  await inContext((context) => modals(context, profile, url));
  return result;
}
