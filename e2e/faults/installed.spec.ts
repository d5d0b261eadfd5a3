import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { root } from '../support/galleyServer.ts';
import { HOSTILE_CODE } from './faultProxy.ts';
import {
  expect,
  expectUsable,
  foreignCodeRan,
  isControlled,
  link,
  openTwice,
  test,
  untilKept,
} from './test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|net::ERR_/] });

const asset = (name: string) => readFileSync(path.join(root, 'server/assets', name), 'utf8');
const WORKER = /^\/service-worker\.js/;
/** Matches every release file of the host and of remotes. */
const RELEASED = /^\/(?:host|remotes)\//;

/** An outdated worker that stores pages and responds from its cache. */
const EARLIER_WORKER = `
addEventListener('install', (event) => {
  skipWaiting();
  // If calls of a previous page pass through this worker, Chromium sometimes keeps the newer worker waiting.
  event.waitUntil(event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const answered = async () => {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    await (await caches.open('earlier')).put(request, answer.clone());
    return answer;
  };
  if (request.mode === 'navigate') event.respondWith(answered());
});`;

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('galley-files')).keys();
    return kept.map(({ url }) => new URL(url).pathname).sort();
  });

/** Missing in lib.dom: the route that a request took past the worker. */
type Timing = PerformanceResourceTiming & { workerMatchedSourceType: string };

/** The paths of the page's requests that went through the worker. */
const pathsThroughWorker = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as Timing[])
      .filter(({ workerStart, workerMatchedSourceType }) => workerStart > 0 && workerMatchedSourceType === '')
      .map(({ name }) => new URL(name).pathname),
  );

async function openOrders(page: Page): Promise<void> {
  await page.goto('/orders?parent=1');
  await expectUsable(page, 'orders');
}

async function clearBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Opens the app, and waits until the worker has files of the host and the contacts screen, which is prefetched. */
async function warmUp(page: Page): Promise<void> {
  await openTwice(page, () => openOrders(page));
  const has = async () => {
    const kept = await keptPaths(page);
    return [/^\/host\//, /^\/remotes\/contacts\/[^/]+\/remoteEntry\.js$/].map((file) =>
      kept.some((path) => file.test(path)),
    );
  };
  await expect.poll(has, { timeout: 30_000 }).toEqual([true, true]);
}

test('the files of releases and one page are stored on the device, but no registry and no calls (INST-03, INST-10, INST-11)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await warmUp(page);
  expect((await keptPaths(page)).filter((file) => !RELEASED.test(file))).toEqual([]);
  await untilKept(page);
  expect(await page.evaluate(async () => (await (await caches.open('galley-page')).keys()).length)).toBe(1);
  expect(await page.evaluate(() => caches.keys())).toEqual(['galley-files', 'galley-page']);
  const passed = await pathsThroughWorker(page);
  expect(passed).not.toEqual([]);
  expect(passed.filter((path) => !RELEASED.test(path))).toEqual([]);
  const kept = new Set(await keptPaths(page));
  await clearBrowserCache(page);
  faulty.inject('500', { test: (path) => kept.has(path) });
  await openOrders(page);
  await link(page, 'contacts').click();
  await expectUsable(page, 'contacts');
});

test('offline without a page on the device, the app says so, and continues when it is back online (INST-05)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  // The first page isn't on the device yet.
  await openOrders(page);
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  faulty.inject('down', /^/);
  await page.goto('/contacts?parent=1');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  faulty.heal();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expectUsable(page, 'contacts');
});

test('a stored file that was changed is rejected by its hash and replaced (INST-06)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page);
  await warmUp(page);
  const changed = await page.evaluate(async (code) => {
    const cache = await caches.open('galley-files');
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    for (const { url } of scripts) {
      const kept = await cache.match(url);
      if (kept) await cache.put(url, new Response((await kept.text()) + code, kept));
    }
    return scripts.length;
  }, HOSTILE_CODE);
  expect(changed).toBeGreaterThan(1);
  await openOrders(page);
  await link(page, 'contacts').click();
  await expectUsable(page, 'contacts');
  const isReplaced = () =>
    page.evaluate(async (code) => {
      const cache = await caches.open('galley-files');
      const entry = (await cache.keys()).find(({ url }) =>
        /\/remotes\/contacts\/.*\/remoteEntry\.js$/.test(url),
      );
      const kept = entry && (await cache.match(entry));
      return kept !== undefined && !(await kept.text()).includes(code);
    }, HOSTILE_CODE);
  await expect.poll(isReplaced, { timeout: 30_000 }).toBe(true);
  expect(await foreignCodeRan(page)).toBe(false);
});

test('with full storage, the app runs and stores nothing (INST-06)', async ({ page, signInAs, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await signInAs(page);
  await openTwice(page, () => openOrders(page));
  expect(await keptPaths(page)).toEqual([]);
});

test('an earlier service worker is replaced with everything it stored; a removed one comes back (INST-07)', async ({
  page,
  signInAs,
  faulty,
}) => {
  faulty.inject(() => EARLIER_WORKER, WORKER);
  await signInAs(page);
  await openTwice(page, () => openOrders(page));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['earlier']);
  faulty.heal();
  await openOrders(page);
  await expect.poll(() => page.evaluate(() => caches.has('earlier')), { timeout: 30_000 }).toBe(false);

  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await openOrders(page);
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
});

test('a server with the worker disabled removes it and its files (INST-08)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await warmUp(page);
  faulty.inject(() => asset('no-service-worker.js'), WORKER);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  // Chromium makes a newer worker wait while the previous one has work; a page opened later tries again.
  await expect(async () => {
    await openOrders(page);
    await expect.poll(left, { timeout: 3_000 }).toEqual([]);
  }).toPass({ timeout: 45_000 });
  await openOrders(page);
  expect(await isControlled(page)).toBe(false);
});
