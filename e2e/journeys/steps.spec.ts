import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const heading = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });

test('contacts, then shipping addresses, can be stepped through dialog by dialog, forward and back (STEP-01)', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
  const first = await heading(page).innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).not.toHaveText(first);
  await expectAccessible(page);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heading(page)).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/companies?parent=1');
  await page
    .getByRole('button', { name: /^Addresses for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Shipping Addresses' });
  await expect(dialog.getByRole('button', { name: 'Enter New Address' })).toBeVisible();
  const company = await dialog.getAttribute('aria-describedby');
  const name = await page.locator(`[id="${company}"]`).innerText();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(name, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Enter New Address' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
});
