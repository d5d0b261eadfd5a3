import type { Locator } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, field } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

// The console error for the call that a journey breaks.
test.use({ expectedErrors: [/ERR_FAILED/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('the focus moves to the screen that a card opens, even the first time (SHELL-11)', async ({ page }) => {
  await page.goto('/companies?parent=1');
  await page.getByRole('link', { name: 'View Activities' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus moves to the screen that the search opens, but not on page load (FILT-11, SHELL-11) @long', async ({
  page,
}) => {
  await page.goto('/companies?parent=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search companies/ }).fill('orders');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus starts in a form’s first field, and in a question on the choice that changes nothing (FORM-09)', async ({
  page,
}) => {
  const begins = async (dialog: string | RegExp, control: Locator) => {
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(control).toBeFocused();
  };
  const inDialog = (label: string) => field(page.getByRole('dialog'), label).first();
  await page.goto('/contacts?parent=1');
  await button(
    page
      .getByRole('article')
      .filter({ has: button(page, 'Edit') })
      .first(),
    'Edit',
  ).click();
  await begins(/./, inDialog('Individual Name'));
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await begins('Discard your changes?', button(page, 'Keep Editing'));
  await button(page, 'Discard').click();

  await button(page, 'Add Contact').click();
  await begins('Add New Contact', inDialog('Individual Name'));
  await page.keyboard.press('Escape');

  await page.goto('/companies?parent=1');
  await button(page, 'Add Prospect').click();
  await begins('Add New Prospect', inDialog('Company'));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Addresses for/ })
    .first()
    .click();
  await begins('Shipping Addresses', button(page, 'Enter New Address'));
  await page.keyboard.press('Escape');

  const picker = (name: string) => page.getByRole('dialog').getByRole('combobox', { name, exact: true });
  await page.goto('/activities');
  await button(page, 'Add Activity').click();
  await begins('Add New Activity', picker('Company Parent'));
  await page.keyboard.press('Escape');
  await button(page, 'Search...').click();
  await begins('Search Filters', picker('Assigned To'));
  await page.keyboard.press('Escape');
  await button(page.getByRole('article').first(), 'Snooze').click();
  await page.getByRole('menuitem', { name: 'Pick a Date…' }).click();
  await begins('Snooze', inDialog('Activity Date'));
  await page.keyboard.press('Escape');

  await page.goto('/orders');
  await button(page, 'Search...').click();
  await begins('Search Filters', picker('Company'));
});

test('the focus stays on a list that loads on the second attempt (LIST-06, SHELL-11) @long', async ({
  page,
}) => {
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.goto('/activities');
  await button(page, 'Try Again').focus();
  await page.unroute('**/v1/activity/paged');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Try Again')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
