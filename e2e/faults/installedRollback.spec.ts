import type { Page } from '@playwright/test';
import { withOwnServer } from '../support/ownServer.ts';
import { publishHostAgain } from '../support/publishHost.ts';
import { release, releaseStatus } from '../support/release.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { expect, expectUsable, openTwice, untilKept } from './test.ts';

const test = withOwnServer().extend<{ faulty: FaultProxy }>({
  faulty: async ({ own }, provide) => {
    const proxy = await startFaultProxy(own.url);
    await provide(proxy);
    await proxy.stop();
  },
  baseURL: async ({ faulty }, provide) => provide(faulty.url),
});
// The browser requests an icon for the address that isn't a page.
test.use({ serviceWorkers: 'allow', expectedErrors: [/status of 404|Failed to load resource|net::ERR_/] });

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

const hostOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2]);

const keptHosts = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('galley-files')).keys();
    const hosts = kept
      .map(({ url }) => /\/host\/([^/]+)\//.exec(url)?.[1])
      .filter((host) => host !== undefined);
    return [...new Set(hosts)];
  });

test('a rollback and a disabled remote reach a browser with stored files, and outdated files are removed (INST-04)', async ({
  page,
  signInAs,
  own,
}) => {
  const before = (await releaseStatus(own)).host?.release ?? '';
  const next = await publishHostAgain(own, '9.0.0-kept');
  await release(own, 'promote', 'host', next, '--reason', 'a new header');
  await signInAs(page);
  const open = async () => {
    await page.goto('/orders?parent=1');
    await expectUsable(page, 'orders');
  };
  await openTwice(page, open);
  expect(await hostOf(page)).toBe(next);
  await expect.poll(() => keptHosts(page)).toEqual([next]);
  // No page is open that would follow by itself.
  await page.goto('/meta.json');

  await release(own, 'rollback', 'host', '--reason', 'the header hides the search');
  await release(own, 'disable', 'contacts', '--reason', 'numbers are wrong');
  await open();
  expect(await hostOf(page)).toBe(before);
  await expect.poll(() => keptHosts(page)).toEqual([before]);
  await page.goto('/contacts?parent=1');
  await expect(page.getByRole('alert').filter({ hasText: 'numbers are wrong' })).toBeVisible();
});

test('a rollback while a browser is offline reaches its stored page as soon as it is online, by itself, and is never undone (INST-14)', async ({
  page,
  signInAs,
  own,
  faulty,
}) => {
  const before = (await releaseStatus(own)).host?.release ?? '';
  const next = await publishHostAgain(own, '9.0.1-kept');
  await release(own, 'promote', 'host', next, '--reason', 'a new header');
  await signInAs(page);
  const open = async () => {
    await page.goto('/orders?parent=1');
    await expectUsable(page, 'orders');
  };
  await openTwice(page, open);
  await untilKept(page);

  // An open page would learn of the rollback from its stream and clear the cache. This address bypasses the worker.
  await page.goto('/v1/nothing');
  faulty.inject('down', /^/);
  await release(own, 'rollback', 'host', '--reason', 'the header hides the search');
  await open();
  expect(await hostOf(page)).toBe(next);
  // The page listens for releases, but the server isn't reachable.
  await page.waitForRequest(/\/v1\/live/);

  faulty.heal();
  // As the browser does when the network returns.
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => hostOf(page).catch(() => ''), { timeout: 30_000 }).toBe(before);
  await expectUsable(page, 'orders');
  await untilKept(page);

  faulty.inject('down', /^/);
  await page.reload();
  await expectUsable(page, 'orders');
  expect(await hostOf(page)).toBe(before);
});
