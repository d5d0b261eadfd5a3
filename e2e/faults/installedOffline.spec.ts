import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, expectUsable, keptPage, link, openTwice, test, untilKept } from './test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|net::ERR_/] });

const offlinePage = (page: Page) => page.getByRole('heading', { name: 'You are offline' });

/** Opens the app, and waits until the page and its list are on the device. */
async function openUntilKept(page: Page): Promise<void> {
  await openTwice(page, async () => {
    await page.goto('/activities');
    await expectUsable(page, 'activities');
  });
  await untilKept(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('galley.list.activities')), { timeout: 30_000 })
    .not.toBeNull();
}

test('offline, a reload shows the app with the last list and says so in the header; changes wait, and are sent when it is back online (INST-11, LIVE-19, LIVE-20)', async ({
  page,
  signInAs,
  faulty,
}) => {
  test.slow();
  await signInAs(page);
  await openUntilKept(page);
  const cards = page.getByRole('article');
  // The cards below the window render a moment later.
  await expect(cards).toHaveCount(20);
  const names = await cards.allInnerTexts();

  faulty.inject('down', /^/);
  // Only the reloaded page's requests: the reload also ends those of the page before, such as a prefetch.
  const begun = new Set<Request>();
  const failed: string[] = [];
  page.once('framenavigated', () => page.on('request', (request) => begun.add(request)));
  page.on('requestfailed', (request) => {
    if (begun.has(request)) failed.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(cards).toHaveText(names, { useInnerText: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load activities' })).toBeVisible();
  const noConnection = page.getByRole('banner').getByRole('status').filter({ hasText: 'Offline' });
  await expect(noConnection).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done', exact: true }).first().click();
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();
  // Prefetches and reports aren't sent offline: nothing waits for them, and the browser would print errors. By now, the first
  // screen's reports would have been sent.
  await link(page, 'companies').hover();
  expect(failed).toContain('/v1/live');
  expect(failed.filter((path) => /^\/(?:host|remotes|releases)\//.test(path))).toEqual([]);

  faulty.heal();
  // As the browser does when the network returns.
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(noConnection).toHaveCount(0);
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load activities' })).toHaveCount(0);
});

test('a page from the device keeps the policies that the server sent with it (INST-13)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  const ofServer = (await page.request.get('/activities')).headers();
  faulty.inject('down', /^/);
  const answer = await page.reload();
  await expectUsable(page, 'activities');
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await keptPage(page)).toMatchObject({ etag: ofServer['etag'] });
  const shown = (await answer?.allHeaders()) ?? {};
  for (const name of [
    'content-security-policy',
    'integrity-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
  ])
    expect(shown[name], name).toBe(ofServer[name]);
});

test('even an error from the server is shown, and removes the page on the device (INST-12)', async ({
  page,
  signInAs,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  // The server is reachable, but broken.
  faulty.inject('500', /^\/activities/);
  await page.reload();
  await expect(page.getByText('broken', { exact: true })).toBeVisible();
  await expect.poll(() => keptPage(page)).toBe(undefined);
});

test('a page on the device opens for a day, and not after signing out (INST-12)', async ({
  page,
  signInAs,
  tokens,
  faulty,
}) => {
  await signInAs(page);
  await openUntilKept(page);
  // Offline first, so that the page isn't stored again.
  faulty.inject('down', /^/);
  await page.evaluate(async () => {
    const cache = await caches.open('galley-page');
    const kept = await cache.match('/', { ignoreVary: true });
    if (kept === undefined) throw new Error('no page is kept');
    const headers = new Headers(kept.headers);
    headers.set('galley-kept-at', String(Date.now() - 24 * 60 * 60_000));
    await cache.put('/', new Response(await kept.text(), { headers }));
  });
  await page.reload();
  await expect(offlinePage(page)).toBeVisible();

  faulty.heal();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expectUsable(page, 'activities');
  await expect
    .poll(async () => Date.now() - Number((await keptPage(page))?.['galley-kept-at']), { timeout: 30_000 })
    .toBeLessThan(60 * 60_000);
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Otherwise the next journey would start with the ended session.
  tokens.clear();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => keptPage(page)).toBe(undefined);
  faulty.inject('down', /^/);
  await page.goto('/activities');
  await expect(offlinePage(page)).toBeVisible();
});
