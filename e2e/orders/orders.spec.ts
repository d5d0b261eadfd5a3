import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OTHER, REP } from '../support/accounts.ts';
import { button, cards, field } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose, select } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';
import { openTools } from '../support/lists.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search Filters' });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
async function openSearch(page: Page) {
  await button(page, 'Search...').click();
  await expect(search(page)).toBeVisible();
  return search(page);
}

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a line is found by its number, whatever its date and company, and the search is part of the link (ORDS-04, ORDS-06) @both', async ({
  page,
}) => {
  await page.goto('/orders?parent=1');
  const number = ((await cards(page).nth(3).getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
  await page.goto('/orders');
  await expect(page.getByText(/^Please select a Customer\./)).toBeVisible();
  const dialog = await openSearch(page);
  await field(dialog, 'Order Number').fill(number);
  await choose(dialog, 'Date Range', 'All');
  await expect(dialog).toHaveAccessibleDescription(/2 filters applied$/);
  await button(dialog, 'View').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(number);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await button(page, `Remove filter: Order Number: ${number}`).click();
  await expect(status(page)).toContainText('1 filter applied');
});

test('several filters combine, and a number field rejects letters (ORDS-03, ORDS-04)', async ({ page }) => {
  await page.goto('/orders?parent=1');
  const dialog = await openSearch(page);
  await field(dialog, 'Invoice').fill('a1b');
  await expect(field(dialog, 'Invoice')).toHaveValue('1');
  await field(dialog, 'Invoice').fill('');
  await field(dialog, 'Size').fill("14' x 48'");
  await choose(dialog, 'Status', 'Paid');
  await choose(dialog, 'Date Range', 'All');
  await button(dialog, 'View').click();
  await expect(status(page)).toContainText('3 filters applied');
  for (const card of await cards(page).all()) await expect(card).toContainText('Paid');
});

test('several statuses, sales reps and products are searched together, by keyboard, in one link (ORDS-07, FORM-14) @both', async ({
  page,
}) => {
  await page.goto('/orders?parent=1');
  const dialog = await openSearch(page);
  await choose(dialog, 'Date Range', 'All');
  const statuses = dialog.getByRole('combobox', { name: 'Status', exact: true });
  await statuses.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: 'Art Needed' })).toBeVisible();
  for (const name of ['paid', 'shipped', 'art hold']) {
    await page.keyboard.type(name);
    await expect(dialog.getByRole('listbox', { name: 'Status' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(button(dialog, 'Remove Art Hold')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(button(dialog, 'Remove Art Hold')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(statuses).toBeFocused();
  await expect(statuses).toHaveText('Paid, Shipped');
  await dialog.getByRole('combobox', { name: 'Product', exact: true }).click();
  await expect(dialog.getByText('Type part of a product name, then press Enter.')).toBeVisible();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('e');
  await button(dialog, 'View').click();
  await expect(page).toHaveURL(/status=25&status=36&range=7&apply=yes&product=a&product=e$/);
  await expect(button(page, 'Remove filter: Product: a, e')).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(/Paid|Shipped/);
  const found = await status(page).textContent();
  await page.reload();
  await expect(status(page)).toHaveText(found ?? '');
  await button(page, 'Remove filter: Status: Paid, Shipped').click();
  await expect(page).not.toHaveURL(/status=/);
});

test('lines that need attention are counted above the list, and one click shows exactly those (ORD-14) @both', async ({
  page,
}) => {
  await page.goto('/orders');
  const chip = page.getByRole('navigation', { name: 'Needs Attention' }).getByRole('link').first();
  const [, name, count] =
    /^(.*) ([\d,]+)$/.exec((await chip.innerText()).replaceAll(/\s+/g, ' ').trim()) ?? [];
  await chip.click();
  await expect(status(page)).toContainText(`of ${count} Orders`);
  await expect(cards(page).first()).toContainText(name ?? '');
});

test('the list is exported as a spreadsheet (ORD-12) @both', async ({ page }) => {
  await page.goto('/orders?parent=1');
  await expect(cards(page).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Excel').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('filename.xlsx');
  // A spreadsheet is a zip; the server's tests check its cells.
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(button(page, 'Excel')).toBeEnabled();
});

test('an export that fails says so (ORD-12) @long', async ({ page }) => {
  await page.route('**/v1/orders/getUid/*', (route) => route.fulfill({ json: '' }));
  await page.goto('/orders?parent=1');
  await expect(cards(page).first()).toBeVisible();
  await button(page, 'Excel').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to find customer identifiers' }),
  ).toBeVisible();
});

test('on a phone, a field’s menu is as wide as the field @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/orders?parent=1');
  await openTools(page);
  const dialog = await openSearch(page);
  const trigger = dialog.getByRole('combobox', { name: 'Contact', exact: true });
  await trigger.click();
  const offered = await dialog.getByRole('dialog', { name: 'Contact' }).boundingBox();
  const field = await trigger.boundingBox();
  expect([offered?.x, offered?.width]).toEqual([field?.x, field?.width]);
});

test('an activity about a line starts with a description of the line @long', async ({ page }) => {
  await page.goto('/orders?parent=1');
  const card = cards(page).first();
  const number = ((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
  await button(card, /^Add activity about order line /).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(field(dialog, 'Activity Notes')).toHaveValue(new RegExp(`^Order line ${number} `));
});

test("an activity's link to its company's orders sorts them by order date; the next visit, by priority again (ORD-13) @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/activities');
  await cards(page)
    .first()
    .getByRole('link', { name: /^Orders for / })
    .click();
  await expect(page).toHaveURL(/\/orders\?parent=\d+&company=\d+&sort=OrderDate-asc$/);
  await expect(select(page, 'Sort by')).toHaveText('Order Date asc');
  await page
    .getByRole('link', { name: /^Orders\b/ })
    .first()
    .click();
  await expect(select(page, 'Sort by')).toHaveText('Priority');
});

test('a rep sees nothing of companies that are not their own: no line, no count, no export (ORD-10) @both', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  await page.goto('/orders?parent=1');
  const number = ((await cards(page).first().getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await signInAs(other, OTHER);
  await other.goto(`/orders?order=${number}&range=7&apply=yes`);
  await expect(other.getByText('No Orders found.')).toBeVisible();
  await expect(button(other, 'Excel')).toBeDisabled();
  await context.close();
});

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(
    `the orders and their search have no accessibility findings at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/orders?parent=1');
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page);
      await openTools(page);
      await openSearch(page);
      await expectAccessible(page);
    },
  );
}
