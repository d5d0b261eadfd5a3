import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.describe('The guide for reps', () => {
  test('opens from the user menu in a new tab, and leads back (HELP-02)', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/activities');
    await page.getByRole('button', { name: 'Robin Sample' }).click();
    const [help] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: 'Help' }).click(),
    ]);
    await expect(help.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await help.getByRole('link', { name: 'Galley', exact: true }).click();
    await expect(help).toHaveURL(/\/activities/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, viewport: { width: colorScheme === 'dark' ? 1280 : 360, height: 800 } });

      test('has ten pages in sequence, without axe findings (HELP-02)', async ({ page }) => {
        await page.goto('/help');
        const links = page.getByRole('navigation', { name: 'Help' }).getByRole('link');
        await expect(links).toHaveCount(11);
        for (const [index, title] of (await links.allInnerTexts()).entries()) {
          await links.nth(index).click();
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
      });

      test('lets keyboard users skip its links (HELP-02)', async ({ page }) => {
        await page.goto('/help/my-morning');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#page$/);
      });
    });
  }
});
