import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

// What the browser says of the call that a journey breaks.
test.use({ expectedErrors: [/ERR_FAILED/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load activities' });
const WHILE_STANDING_MS = 1000;
const LONGER_THAN_IT_STANDS_MS = 5500;

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a message stands for five seconds and longer under the pointer, motion: ${reducedMotion} (SHELL-09)`,
    longUnless(reducedMotion === 'reduce'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.route('**/v1/activity/paged', (route) => route.abort());
      await page.goto('/activities');
      const message = failure(page);
      await expect(message).toBeVisible();
      await page.waitForTimeout(WHILE_STANDING_MS);
      await expect(message).toBeVisible();

      await message.hover();
      await page.waitForTimeout(LONGER_THAN_IT_STANDS_MS);
      await expect(message).toBeVisible();

      await page.mouse.move(0, 0);
      await expect(message).toBeHidden();
    },
  );

test('a message that the keyboard is in stays until it is left (SHELL-09, SHELL-11) @long', async ({
  page,
}) => {
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.goto('/activities');
  const message = failure(page);
  await expect(message).toBeVisible();
  await message.locator('..').getByRole('button', { name: 'close' }).first().focus();
  await page.waitForTimeout(LONGER_THAN_IT_STANDS_MS);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await expect(message).toBeHidden();
});
