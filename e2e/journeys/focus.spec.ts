import { REP } from '../support/accounts.ts';
import { button } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

// What the browser says of the call that a journey breaks.
test.use({ expectedErrors: [/ERR_FAILED/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('the keyboard is on the screen that a card leads to, also when it is entered for the first time (SHELL-11)', async ({
  page,
}) => {
  await page.goto('/companies?parent=1');
  await page.getByRole('link', { name: 'View Activities' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keyboard is on the screen that the search leads to, and nowhere as a page loads (FILT-11, SHELL-11)', async ({
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

test('the keyboard stays on the list that could be loaded at the second attempt (LIST-06, SHELL-11)', async ({
  page,
}) => {
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.goto('/activities');
  await button(page, 'Try again').focus();
  await page.unroute('**/v1/activity/paged');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Try again')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
