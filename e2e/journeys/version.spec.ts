import type { Page, Route } from '@playwright/test';
import { PASSWORD, REP } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

/** Opens the activities with this meta.json. @returns how often the page has loaded after two checks */
async function loadsWith(page: Page, answer: (route: Route) => Promise<void>): Promise<number> {
  let loads = 0;
  let checks = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/meta.json', async (route) => {
    checks += 1;
    await answer(route);
  });
  await page.goto('/activities?size=50');
  await expect.poll(() => checks, { timeout: 20_000 }).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => checks).toBe(2);
  await expect(page.getByRole('article').first()).toBeVisible();
  return loads;
}

test.describe('Another version on the server', () => {
  test.beforeEach(async ({ page, signInAs }) => signInAs(page));

  test('reloads the app exactly once, even if the announced version never arrives, and keeps the page of the list (VER-01)', async ({
    page,
  }) => {
    let checks = 0;
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/meta.json', (route) => {
      checks += 1;
      return route.fulfill({ json: { version: `9.9.${checks}` } });
    });
    await page.goto('/activities?for=0&status=3&range=7&page=2');
    await expect.poll(() => checks, { timeout: 20_000 }).toBe(2);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => checks).toBe(3);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    expect(loads).toBe(2);
  });

  for (const [what, answer] of [
    ['corrupt', (route) => route.fulfill({ body: '{"version":', contentType: 'application/json' })],
    ['a page of HTML', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
    ['without a version', (route) => route.fulfill({ json: { version: null } })],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    test(
      `a version file that is ${what} reloads nothing (VER-01)`,
      longUnless(what === 'corrupt'),
      async ({ page }) => {
        expect(await loadsWith(page, answer)).toBe(1);
      },
    );
  }

  test.describe('that can’t be requested', () => {
    test.use({ expectedErrors: [/ERR_FAILED|status of 404/] });
    test('a missing version file reloads nothing (VER-01) @long', async ({ page }) => {
      expect(await loadsWith(page, (route) => route.fulfill({ status: 404, body: '' }))).toBe(1);
    });
  });

  test('the version label lists the active releases (SHELL-07) @long', async ({ page }) => {
    await page.goto('/activities');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /version 1\.8\.2/i })
      .click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(/activities/i);
    await expect(panel).toContainText(/1\.0\.0-[0-9a-f]{8}/);
  });
});

test.describe('A sign-in page that was left open during a deploy', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('reloads once its user has signed in, and opens their activities (VER-01)', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/');
    await page.route('**/meta.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
    // The previous version's files are gone; only a freshly loaded page requests the current ones.
    await page.route('**/assets/**', (route) =>
      loads < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.getByLabel('Email').fill(REP);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(page).toHaveURL('/activities');
    expect(loads).toBe(2);
  });
});
