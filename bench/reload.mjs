// Measures how soon a list appears after a reload, and where the time goes: until the response, the scripts, the shell and the
// painted list.
// node bench/reload.mjs --servers http://127.0.0.1:3000[,http://127.0.0.1:3001] [--rounds 14]   alternates between two servers
import { chromium } from '@playwright/test';
import { quantile, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { CHROMIUM } from './web/chromium.mjs';

const chosen = chosenOf({ servers: '', rounds: 14 });
const LIST = '/activities';
/** Long enough for the service worker to cache the page and its files, and for the list to be stored. */
const SETTLED_MS = 9000;
const REST_MS = 1500;

/** Marks when the shell and the list appear, and when the next frame after the list is painted. */
const watch = () => {
  const seen = new MutationObserver(() => {
    if (document.querySelector('.shell') && globalThis.shell === undefined)
      globalThis.shell = performance.now();
    if (document.querySelector('article, tbody tr') === null) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => (globalThis.painted = performance.now())));
  });
  seen.observe(document, { childList: true, subtree: true });
};

async function open(browser, server) {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('/');
  await page.getByLabel('Email').fill('rep@galley.example');
  await page.getByLabel('Password').fill('press-room-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto(LIST);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

async function reload(page) {
  // Lets the previous page finish its background work, which isn't measured.
  await page.waitForTimeout(REST_MS);
  await page.reload();
  await page.waitForFunction(() => globalThis.painted !== undefined);
  return page.evaluate(() => {
    const [{ responseStart }] = performance.getEntriesByType('navigation');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(host|remotes)\//.test(name));
    const scripts = Math.max(
      ...files.filter(({ startTime }) => startTime < globalThis.shell).map(({ responseEnd }) => responseEnd),
    );
    return { answer: responseStart, scripts, shell: globalThis.shell, painted: globalThis.painted };
  });
}

const browser = await chromium.launch(CHROMIUM);
const sides = [];
for (const server of chosen.servers.split(','))
  sides.push({ server, page: await open(browser, server), times: [] });
for (let nth = 0; nth < chosen.rounds; nth += 1)
  for (const { page, times } of nth % 2 === 0 ? sides : sides.toReversed()) times.push(await reload(page));
for (const { server, times } of sides)
  for (const part of ['answer', 'scripts', 'shell', 'painted']) {
    const all = times.map((time) => time[part]);
    const [median, low, high] = [0.5, 0.25, 0.75].map((share) => round(quantile(all, share)));
    console.log(
      `${server} ${part}: ${median} ms (quartiles ${low} and ${high}, best ${round(Math.min(...all))})`,
    );
  }
await browser.close();
