import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { node, release } from '../support/release.ts';
import { expect, expectOthersUsable, expectUsable, link } from './test.ts';

const test = withOwnServer();
const BAD = '1.0.1-bad-styles';
const MARK = 'rgb(1, 2, 3)';
const MISTAKE = `article { display: none } body { visibility: hidden } h2 { color: ${MARK} }`;

/** Builds and publishes orders whose style sheet hides every line and everything else that it can reach. */
async function publishBad(store: Parameters<typeof release>[0]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-styles-'));
  node(['e2e/support/buildOrders.mjs', folder, MISTAKE], { RELEASE_ID: BAD });
  await release(store, 'publish', folder);
  rmSync(folder, { recursive: true });
}

/** The style sheets of the bad release in the page. */
const badSheets = (page: Page) =>
  page.evaluate(
    (id) => [...document.styleSheets].filter(({ href }) => href?.includes(id) === true).length,
    BAD,
  );

/** The orders in a tab that follows the releases from now on. */
async function openOrders(page: Page): Promise<void> {
  const follows = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/live');
  await page.goto('/orders?parent=1');
  await expectUsable(page, 'orders');
  await follows;
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
}

const lines = (page: Page) => page.locator('main article');

async function expectHidden(page: Page): Promise<void> {
  await expect(lines(page).first()).toBeHidden();
  await expect(lines(page).first()).toBeAttached();
}

/** Asserts that the same page looks as before, without anything left of the bad release. */
async function expectBack(page: Page): Promise<void> {
  await expectUsable(page, 'orders');
  await expect.poll(() => badSheets(page)).toBe(0);
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  // Its own style sheet is back, too.
  await expect(page.locator('.order-facts').first()).toHaveCSS('flex-basis', '384px');
}

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

test.describe('Styles of a release (LOAD-09)', () => {
  test.beforeAll(({ own }) => publishBad(own));

  test('that hide every line disappear with its canary, in an open tab @long', async ({
    page,
    signInAs,
    own,
  }) => {
    await signInAs(page);
    await openOrders(page);
    await release(own, 'canary', 'orders', BAD, '--employee', REP);
    await expectHidden(page);
    await release(own, 'canary', 'orders', '--off');
    await expectBack(page);
  });

  test('that hide every line affect no other screen, form or part of the page, and disappear on a rollback', async ({
    page,
    signInAs,
    own,
  }) => {
    await signInAs(page);
    await openOrders(page);
    await release(own, 'promote', 'orders', BAD, '--reason', 'a new look');
    await expectHidden(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

    // A dialog of orders gets their styles, wherever the page mounts it; another remote's dialog over their screen doesn't.
    const heading = (name: string) => page.getByRole('dialog', { name }).getByRole('heading', { level: 2 });
    await page.getByRole('button', { name: 'Search...', exact: true }).click();
    await expect(heading('Search Filters')).toHaveCSS('color', MARK);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add Contact' }).click();
    await expect(heading('Add New Contact')).not.toHaveCSS('color', MARK);
    await page.keyboard.press('Escape');
    await expectOthersUsable(page, 'orders');

    await link(page, 'orders').click();
    await expectHidden(page);
    await release(own, 'rollback', 'orders', '--reason', 'the lines are gone');
    await expectBack(page);
    await page.getByRole('button', { name: 'Search...', exact: true }).click();
    await expect(heading('Search Filters')).not.toHaveCSS('color', MARK);
  });

  test('are loaded before its screen is shown @long', async ({ page, signInAs }) => {
    await signInAs(page);
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/contacts\/.*\.css$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await openOrders(page);
    await link(page, 'contacts').click();
    await expect(page.getByRole('main')).toHaveText('Loading...please wait');
    await expect(page.getByRole('article')).toHaveCount(0);
    arrive();
    await expectUsable(page, 'contacts');
    await expect(page.locator('.contact-filter').first()).toHaveCSS('flex-basis', '280px');
  });
});
