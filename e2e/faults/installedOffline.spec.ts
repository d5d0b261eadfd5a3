import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, expectUsable, test } from './test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|net::ERR_/] });

/** The headers of the page that the device has; undefined: it has none. */
const keptPage = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match('/', { cacheName: 'galley-page', ignoreVary: true });
    return kept && Object.fromEntries(kept.headers);
  });
const untilKept = (page: Page) =>
  expect.poll(async () => (await keptPage(page)) !== undefined, { timeout: 30_000 }).toBe(true);
const offlinePage = (page: Page) => page.getByRole('heading', { name: 'You are offline' });

/** Opens the app until the page and the list that it shows are on the device. */
async function openUntilKept(page: Page): Promise<void> {
  const open = async () => {
    await page.goto('/activities');
    await expectUsable(page, 'activities');
  };
  await open();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
  await open();
  await untilKept(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('galley.list.activities')), { timeout: 30_000 })
    .not.toBeNull();
}

test('without a connection a reload shows the app with the last list, what is done there waits, and is sent when there is one again (INST-11)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  const cards = page.getByRole('article');
  const names = await cards.allInnerTexts();

  faulty.inject('down', /^/);
  await page.reload();
  await expect(cards).toHaveText(names, { useInnerText: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load activities' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done', exact: true }).first().click();
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();

  faulty.heal();
  // As the browser says when the network is there again.
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load activities' })).toHaveCount(0);
});

test('a page from the device has the policies that the server gave it, and a script that got in does not run (INST-13)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  const ofServer = (await page.request.get('/activities')).headers();
  const kept = await keptPage(page);
  for (const name of [
    'content-security-policy',
    'integrity-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
  ])
    expect(kept?.[name], name).toBe(ofServer[name]);
  faulty.inject('down', /^/);
  await page.reload();
  await expectUsable(page, 'activities');
  const wasRefused = await page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/a.js';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(wasRefused).toBe(true);
});

test('whatever the server answers is shown in place of the page on the device, which goes; so it does with a sign-out and after a day (INST-12)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  // The server is there, and broken.
  faulty.inject('500', /^\/activities/);
  await page.reload();
  await expect(page.getByText('broken', { exact: true })).toBeVisible();
  await expect.poll(() => keptPage(page)).toBe(undefined);
  faulty.heal();

  await openUntilKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('galley-page');
    const kept = await cache.match('/', { ignoreVary: true });
    if (kept === undefined) throw new Error('no page is kept');
    const headers = new Headers(kept.headers);
    headers.set('galley-kept-at', String(Date.now() - 24 * 60 * 60_000));
    await cache.put('/', new Response(await kept.text(), { headers }));
  });
  faulty.inject('down', /^/);
  await page.reload();
  await expect(offlinePage(page)).toBeVisible();
  faulty.heal();

  await openUntilKept(page);
  faulty.inject('down', /^/);
  // As a sign-out does it, with the network gone as well.
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => keptPage(page)).toBe(undefined);
  await page.goto('/activities');
  await expect(offlinePage(page)).toBeVisible();
});
