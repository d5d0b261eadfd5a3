import type { Page } from '@playwright/test';
import { OPERATIONS, OTHER } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Hides a page, as another tab would, until it has sent its measurements. */
async function hide(page: Page): Promise<void> {
  const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/releases/vitals');
  const isSent = sent.then(() => true);
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await Promise.race([isSent, page.evaluate(() => false)])).toBe(true);
  }).toPass();
  expect((await sent).status()).toBe(200);
}

test('Operations sees how fast a release is for people, and its contents (REL-39, REL-41, REL-42)', async ({
  page,
  browser,
  galley,
  signInAs,
}) => {
  const rep = await browser.newPage({ baseURL: galley.url });
  await signInAs(rep, OTHER);
  const early: string[] = [];
  rep.on('request', (request) => early.push(new URL(request.url()).pathname));
  await rep.goto('/activities');
  await rep.getByRole('article').first().waitFor();
  expect(early.filter((path) => path === '/v1/releases/vitals')).toEqual([]);
  await rep.getByRole('button', { name: 'Search' }).first().click();
  await rep.keyboard.press('Escape');
  await hide(rep);
  await rep.close();

  await signInAs(page, OPERATIONS);
  await page.goto('/releases');
  const table = page.getByRole('region', { name: 'In Use, Last 30 Days' }).getByRole('table');
  const row = table.getByRole('row', { name: /activities .* live/ });
  await expect(row.getByRole('cell').nth(3)).toHaveText(/^[\d,]+ ms \d+ (person|people)$/);
  await expect(row.getByRole('cell').nth(5)).toHaveText(/^\d\.\d{3} \d+ (person|people)$/);
  await expectAccessible(page);

  await page
    .getByRole('article', { name: 'activities' })
    .getByRole('button', { name: 'Details for activities' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Details for activities' });
  await expect(dialog.getByRole('row', { name: /^@module-federation\/runtime \d.* MIT$/ })).toBeVisible();
  await expect(dialog.getByText(/^Node \d+\.\d+\.\d+ on /)).toBeVisible();
  await expectAccessible(page);
});
