import { LISTS } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

declare global {
  var listedWithShell: number | undefined;
}

test.describe('A page that opens with a list', () => {
  test.beforeEach(async ({ page, signInAs }) => signInAs(page));

  test('says that it is loading before its code has arrived, in the system’s color scheme @long', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route(/main\.\w+\.js$/, () => undefined);
    await page.goto('/orders?parent=1', { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading...please wait');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 22, 31)');
    await expect(page.getByRole('status')).toHaveCSS('color', 'rgb(230, 234, 240)');
  });

  test('a screen with preloaded files renders together with the shell and its list', async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout } = globalThis;
      // The shell waits a tenth of a second for its screen; here forever, so that a busy machine doesn't matter.
      globalThis.setTimeout = ((work: () => void, ms?: number) =>
        ms === 100 ? 0 : setTimeout(work, ms)) as typeof setTimeout;
      new MutationObserver(() => {
        if (document.querySelector('.app-header') !== null)
          globalThis.listedWithShell ??= document.querySelectorAll('article').length;
      }).observe(document, { childList: true, subtree: true });
    });
    const files = Promise.all(
      [/remoteEntry\.js$/, /Screen\.\w+\.css$/].map((file) =>
        page.waitForEvent('requestfinished', (request) => file.test(request.url())),
      ),
    );
    await page.route(/signed-in\.\w+\.js$/, async (route) => {
      await files;
      await route.continue();
    });
    await page.goto('/orders?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => globalThis.listedWithShell)).toBeGreaterThan(0);
  });

  test('a slow list doesn’t delay the shell @long', async ({ page }) => {
    const header = page.getByRole('banner');
    await page.route('**/v1/orders/paged', async (route) => {
      await expect(header).toBeVisible();
      await route.continue();
    });
    await page.goto('/orders?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const path of LISTS) {
    test(
      `${path} requests its list once, before the code of the app and of the screen has arrived (LOAD-05, LOAD-12)`,
      longUnless(path === LISTS[0]),
      async ({ page }) => {
        const pages: number[] = [];
        const call = new Promise<void>((resolve) => {
          page.on('request', (request) => {
            if (!request.url().endsWith('/paged')) return;
            pages.push((request.postDataJSON() as { PageNo: number }).PageNo);
            resolve();
          });
        });
        await page.route(/(main\.\w+|remoteEntry)\.js$/, async (route) => {
          await call;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('article').first()).toBeVisible();
        // The second page is also prefetched.
        expect(pages.filter((number) => number === 1)).toHaveLength(1);
      },
    );
  }
});
