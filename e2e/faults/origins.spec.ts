import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../support/galleyServer.ts';
import { startOwn, withOwn } from '../support/ownServer.ts';
import { HOSTILE_CODE, startFaultProxy } from './faultProxy.ts';
import { startStaticOrigin } from './staticOrigin.ts';
import { expect, expectUsable, fallback, foreignCodeRan, link, REMOTES, screenOf } from './test.ts';

/** A server whose releases come from two other origins, each of which can be tampered with; one serves only orders. */
async function startElsewhere() {
  const files = await startStaticOrigin(path.join(root, 'releases-store'));
  const [common, ofOrders] = [await startFaultProxy(files.url), await startFaultProxy(files.url)];
  const own = await startOwn({ env: { RELEASE_BASE_URL: `${common.url}, orders=${ofOrders.url}` } });
  async function stop(): Promise<void> {
    await own.stop();
    await Promise.all([common.stop(), ofOrders.stop(), files.close()]);
  }
  return { url: own.url, files, common, ofOrders, stop };
}

const test = withOwn(startElsewhere);

/** The addresses of the releases' files that the page used. */
async function usedFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.filter((url) => /remoteEntry|__federation_expose/.test(url));
}

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

test.describe('Releases from other origins', () => {
  test('run every screen, verified by hashes, and no file is fetched twice', async ({
    page,
    signInAs,
    own: { files, common, ofOrders },
  }) => {
    await signInAs(page);
    files.takeRequests();
    await page.goto(screenOf('orders'));
    await expectUsable(page, 'orders');
    for (const remote of REMOTES) {
      await link(page, remote).click();
      await expectUsable(page, remote);
    }
    const used = await usedFiles(page);
    const from = (remote: string) => used.filter((url) => url.includes(`/${remote}/`));
    for (const remote of REMOTES) {
      const origin = remote === 'orders' ? ofOrders.url : common.url;
      expect(from(remote).length).toBeGreaterThan(0);
      expect(from(remote).filter((url) => !url.startsWith(`${origin}/${remote}/`))).toEqual([]);
    }
    const requested = files.takeRequests();
    expect(requested.filter((file, index) => requested.indexOf(file) !== index)).toEqual([]);
  });

  test.describe('after tampering', () => {
    test.use({ expectedErrors: [/Failed to load resource|Failed to find a valid digest/] });
    test('the entry does not run, its screen says so, and the others work @long', async ({
      page,
      signInAs,
      own: { ofOrders },
    }) => {
      ofOrders.inject((text) => text + HOSTILE_CODE, /^\/orders\/.*remoteEntry.*\.js/);
      await signInAs(page);
      await page.goto(screenOf('orders'));
      await expect(fallback(page, 'orders')).toContainText('don’t match the release');
      expect(await foreignCodeRan(page)).toBe(false);
      await link(page, 'contacts').click();
      await expectUsable(page, 'contacts');
      ofOrders.heal();
      await link(page, 'orders').click();
      await expectUsable(page, 'orders');
    });
  });
});
