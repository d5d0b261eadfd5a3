import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { node, release, releaseStatus } from '../support/release.ts';
import { REMOTES } from './test.ts';

const test = withOwnServer();
const NEXT = '1.0.1-journey';

/** The files of each remote that a page has loaded, by remote. */
async function loadedFiles(page: Page): Promise<Record<string, string[]>> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const paths = urls.map((url) => new URL(url).pathname).filter((file) => file.startsWith('/remotes/'));
  const byRemote: Record<string, string[]> = {};
  for (const file of [...new Set(paths)].sort()) (byRemote[file.split('/')[2] ?? ''] ??= []).push(file);
  return byRemote;
}

async function openAllScreens(page: Page): Promise<Record<string, string[]>> {
  await page.goto('/orders?parent=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  // When idle, the page prefetches the other screens and the forms one by one.
  let files = await loadedFiles(page);
  const isComplete = async () => {
    const earlier = files;
    files = await loadedFiles(page);
    return Object.keys(files).length === REMOTES.length && isDeepStrictEqual(files, earlier);
  };
  await expect.poll(isComplete, { intervals: [1000], timeout: 15_000 }).toBe(true);
  return files;
}

test('Operations rolls back one remote: only its screen changes, nothing is built, the host stays @long', async ({
  page,
  signInAs,
  own,
}) => {
  test.setTimeout(120_000);
  const before = await releaseStatus(own);
  const orders = before.remotes.find(({ remote }) => remote === 'orders');
  await signInAs(page);
  const first = await openAllScreens(page);
  expect(first.orders?.every((file) => file.includes(`/${orders?.active}/`))).toBe(true);

  // The orders team ships: a real build with its own id, published and then activated.
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-orders-'));
  node(['e2e/support/buildOrders.mjs', folder], { RELEASE_ID: NEXT });
  await release(own, 'publish', folder);
  rmSync(folder, { recursive: true });
  // A tab that is open on orders, scrolled, follows without a reload.
  const tab = await page.context().newPage();
  await signInAs(tab);
  await tab.goto('/orders?parent=1&size=50');
  await expect(tab.getByRole('article').first()).toBeVisible();
  await tab.evaluate(() => {
    document.documentElement.dataset['same'] = 'page';
    globalThis.scrollTo(0, 600);
  });
  const runs = (id: string) =>
    tab.evaluate(
      (part) => [...document.styleSheets].some(({ href }) => href?.includes(part) === true),
      `/${id}/`,
    );

  await release(own, 'promote', 'orders', NEXT, '--reason', 'a new card');
  await expect.poll(() => runs(NEXT), { timeout: 5000 }).toBe(true);
  await expect(tab.getByRole('article').first()).toBeVisible();
  const after = await tab.evaluate(() => [document.documentElement.dataset['same'], Math.round(scrollY)]);
  expect(after).toEqual(['page', 600]);
  await expect
    .poll(async () => (await (await fetch(`${own.url}/releases.json`)).json()).revision)
    .toBe(before.revision + 1);
  const shipped = await openAllScreens(page);
  expect(shipped.orders?.every((file) => file.includes(`/${NEXT}/`))).toBe(true);

  await release(own, 'rollback', 'orders', '--reason', 'exports fail');
  await expect
    .poll(async () => (await (await fetch(`${own.url}/releases.json`)).json()).revision)
    .toBe(before.revision + 2);
  const back = await openAllScreens(page);
  expect(back).toEqual(first);
  for (const remote of REMOTES.filter((name) => name !== 'orders'))
    expect(shipped[remote]).toEqual(first[remote]);
  expect((await releaseStatus(own)).host).toEqual(before.host);
  expect(await release(own, 'history', 'orders')).toContain('(exports fail)');
});

test('Operations disables and enables a remote in the browser: an open tab follows within five seconds without losing unsaved input (LOAD-03)', async ({
  page,
  signInAs,
  browser,
  own,
}) => {
  test.setTimeout(120_000);
  await signInAs(page);
  await page.goto('/orders?parent=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Add activity about order line / })
    .first()
    .click();
  const notes = page.getByRole('dialog', { name: 'Add New Activity' }).getByLabel('Activity Notes');
  await notes.fill('Unsaved Changes');

  const context = await browser.newContext({ baseURL: own.url });
  const operator = await context.newPage();
  await signInAs(operator, 'ops@galley.example');
  await operator.goto('/activities');
  await operator.getByRole('button', { name: 'Parker Testcase' }).click();
  await operator.getByRole('menuitem', { name: 'Releases' }).click();
  const orders = operator.getByRole('article', { name: 'orders' });
  const change = async (operation: string, reason: string) => {
    await orders.getByRole('button', { name: `${operation} orders`, exact: true }).click();
    const dialog = operator.getByRole('dialog', { name: `${operation} orders` });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: operation, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await change('Disable', 'prices are wrong');
  await expect(orders).toContainText('Disabled: prices are wrong');
  // The form keeps its input; the screen behind it disappears once the input is saved or discarded.
  await expect(notes).toHaveValue('Unsaved Changes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'prices are wrong' })).toBeVisible({
    timeout: 5000,
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Companies/ })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await change('Enable', 'fixed');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(operator.getByRole('row', { name: /fixed/ })).toBeVisible();
  await context.close();
});
