import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { longUnless } from '../support/long.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';

export const REMOTES = ['activities', 'companies', 'contacts', 'orders', 'quotes'] as const;
export type Remote = (typeof REMOTES)[number];

/**
 * The host loads every remote with the same code, so in `npm test` each remote meets one kind of fault, a different one for
 * each; every kind meets every remote in `npm run test:long`.
 * @param kind the fault's index in its list
 */
export const ofLength = (kind: number, remote: Remote) => longUnless(REMOTES.indexOf(remote) === kind);

/** Pages come through a proxy that injects a test's faults until the test ends. */
export const test = base.extend<{ faulty: FaultProxy }>({
  faulty: async ({ fileResources, galley }, provide, { file }) => {
    const proxy = await fileResources.share(file, 'proxy', () => startFaultProxy(galley.url));
    await provide(proxy);
    proxy.heal();
  },
  baseURL: async ({ faulty }, provide) => provide(faulty.url),
});

/** A remote's screen, opened with a company parent that has records of every kind. */
export const screenOf = (remote: Remote) => `/${remote}?parent=1`;

export const link = (page: Page, remote: Remote) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${remote}\\b`, 'i') });

/** The replacement for a screen that couldn't be loaded. */
export const fallback = (page: Page, remote: Remote) =>
  page.getByRole('alert').filter({ hasText: `The ${remote} screen could not be loaded.` });

export async function expectUsable(page: Page, remote: Remote): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(remote, 'i') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Opens every other screen from the header. */
export async function expectOthersUsable(page: Page, broken: Remote): Promise<void> {
  for (const remote of REMOTES.filter((name) => name !== broken)) {
    await link(page, remote).click();
    await expectUsable(page, remote);
  }
}

/** The time limits apply on a machine that shows the shell without remotes within this time. */
const JUDGED_MS = 1000;

/**
 * How many times slower this machine currently is than one that has to meet time limits; 1 on any
 * that isn't busy with something else. Leaves the browser without a cache, as on a first visit.
 */
export async function slowness(page: Page): Promise<number> {
  const started = performance.now();
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(link(page, 'orders')).toBeVisible({ timeout: 60_000 });
  const took = performance.now() - started;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  return Math.max(1, took / JUDGED_MS);
}

/** The headers of the page stored on the device; undefined: none (INST-11). */
export const keptPage = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match('/', { cacheName: 'galley-page', ignoreVary: true });
    return kept && Object.fromEntries(kept.headers);
  });

export const untilKept = (page: Page) =>
  expect.poll(async () => (await keptPage(page)) !== undefined, { timeout: 30_000 }).toBe(true);

export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Opens the app, waits until the worker controls the page, and opens it again, so that the worker stores the page's files. */
export async function openTwice(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  await open();
}

export const foreignCodeRan = (page: Page) => page.evaluate(() => 'foreignCodeRan' in globalThis);

export { expect };
