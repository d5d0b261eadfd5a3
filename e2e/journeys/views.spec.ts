import type { Page } from '@playwright/test';
import { OTHER, REP } from '../support/accounts.ts';
import { button, field, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openTools } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const ART = '/orders?status=3&range=7&apply=yes';
const views = (page: Page) => page.getByRole('group', { name: 'Views' });
const chip = (page: Page, name: string) => views(page).getByRole('link', { name });
const header = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Orders/ });

/** The total in the list's status line. */
async function total(page: Page): Promise<string> {
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText(' found');
  return /of ([\d,]+) Orders found/.exec(await status.innerText())?.[1] ?? '';
}
async function manage(page: Page) {
  await button(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'Manage Views…' }).click();
  return page.getByRole('dialog', { name: 'Manage Views' });
}

test('a view is named, pinned with its count and shared; somebody else opens it, finds their own records, and keeps the page when it is deleted (VIEW-02 to VIEW-07) @both', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto(ART);
  const mine = await total(page);
  await button(page, 'Save View').click();
  const form = page.getByRole('dialog', { name: 'Save View' });
  await field(form, 'Name').fill('Art needed');
  await choose(form, 'Visible To', 'Everyone');
  await expectAccessible(page);
  await field(form, 'Name').press('Enter');
  await expect(toast(page, 'View saved')).toBeVisible();
  await expect(chip(page, `Art needed ${mine}`)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await button(page, 'Remove filter: Date Range: All').click();
  await expect(button(page, 'Save Changes')).toBeVisible();
  await chip(page, 'Art needed').click();
  await expect(button(page, 'Save Changes')).toBeHidden();

  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 990, height: 900 },
  });
  const other = await context.newPage();
  await signInAs(other, OTHER);
  await other.goto('/orders?parent=2');
  await button(other, 'Views').click();
  await other.getByRole('menuitem', { name: 'Art needed · Robin Sample' }).click();
  await expect(other).toHaveURL(/\/orders\?parent=2&status=3&range=7&apply=yes&view=\d+$/);
  await other.goto('/orders');
  const list = await manage(other);
  await expect(list.getByRole('button', { name: /^(Edit|Delete) Art needed/ })).toHaveCount(0);
  await button(list, 'Pin Art needed').click();
  await button(list, 'Make Default: Art needed').click();
  await expect(button(list, 'Make Default: Art needed')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(other);
  await other.keyboard.press('Escape');

  await other.goto('/orders');
  await expect(other).toHaveURL(/\/orders\?status=3&range=7&apply=yes&view=\d+$/);
  const theirs = await total(other);
  expect(theirs).not.toBe(mine);
  await expect(chip(other, `Art needed ${theirs}`)).toHaveAttribute('aria-current', 'true');
  await expect(header(other)).toHaveAccessibleName(`Orders ${theirs}`);
  await button(other, 'remove filters').click();
  await expect(other).toHaveURL(/\/orders\?view=0$/);
  await other.reload();
  await expect(other.getByText(/^Please select a Customer\./)).toBeVisible();
  await header(other).click();
  await expect(chip(other, 'Art needed')).toHaveAttribute('aria-current', 'true');

  const own = await manage(page);
  await button(own, 'Delete Art needed').click();
  await button(own, 'Delete for Everyone: Art needed').click();
  await expect(toast(page, 'View deleted')).toBeVisible();
  await other.reload();
  expect(await total(other)).toBe(theirs);
  await expect(button(other, 'Save View')).toBeVisible();
  await expect(chip(other, 'Art needed')).toHaveCount(0);
  await other.goto('/orders');
  await expect(other.getByText(/^Please select a Customer\./)).toBeVisible();
  await context.close();
});

test('on a phone the views are in the tools’ sheet, which closes when one is opened (VIEW-03)', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, REP);
  await page.goto('/contacts?parent=1&inactive=1');
  await openTools(page);
  await button(page, 'Save View').click();
  await field(page.getByRole('dialog', { name: 'Save View' }), 'Name').fill('With the inactive');
  await page.getByLabel('Include the company filter').uncheck();
  await button(page, 'Save').click();
  await expect(toast(page, 'View saved')).toBeVisible();
  await page.goto('/contacts?parent=2');
  await openTools(page);
  await expect(chip(page, 'With the inactive')).toHaveAccessibleName(/\d$/);
  await expectAccessible(page);
  await chip(page, 'With the inactive').click();
  await expect(page).toHaveURL(/\/contacts\?parent=2&inactive=1&view=\d+$/);
  await expect(button(page, 'Show the List')).toBeHidden();
  await openTools(page);
  await button(await manage(page), 'Delete With the inactive').click();
  await expect(toast(page, 'View deleted')).toBeVisible();
});
