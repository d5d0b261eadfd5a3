import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkIdle(page);
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(
      `axe finds nothing (${colorScheme}, ${width} px)`,
      longUnless(colorScheme === 'dark' && width === 1280),
      () => {
        test.use({ colorScheme, viewport: { width, height: 900 } });

        test('on the public pages (SHELL-11)', async ({ page }) => {
          for (const path of ['/', '/reset-password', '/reset-password?token=abc']) {
            await page.goto(path);
            await settled(page);
            await expectAccessible(page);
          }
          await page.getByRole('button', { name: 'Reset Password' }).click();
          await expectAccessible(page);
        });

        test('on every screen (SHELL-11)', async ({ page, signInAs }) => {
          test.setTimeout(120_000);
          await signInAs(page);
          for (const path of [
            '/activities',
            '/activities?for=0&status=3&range=7',
            '/companies',
            '/companies?parent=1',
            '/companies/1',
            '/contacts?parent=1',
            '/orders?parent=1',
            '/account',
            '/figures',
          ]) {
            await page.goto(path);
            await settled(page);
            await expectAccessible(page);
          }
        });

        test('with a picker and the user menu open (SHELL-11)', async ({ page, signInAs }) => {
          await signInAs(page);
          await page.goto('/companies?parent=1');
          await settled(page);
          const folded = page
            .getByRole('region', { name: 'Company filter' })
            .getByRole('button', { expanded: false })
            .first();
          if (width < 768) await folded.click();
          await page.getByRole('combobox', { name: 'Company', exact: true }).click();
          await expect(page.getByRole('listbox')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Robin Sample' }).click();
          await expectAccessible(page);
        });
      },
    );
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`The keyboard focus (${colorScheme})`, longUnless(colorScheme === 'light'), () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test('buttons and checkboxes show the focus ring when the keyboard reaches them', async ({
      page,
      signInAs,
    }) => {
      await signInAs(page);
      await page.goto('/activities');
      await settled(page);
      const expectRing = async (control: Locator) => {
        await page.keyboard.press('Tab');
        await control.focus();
        const primary = await control.evaluate((element) => {
          const probe = document.createElement('i');
          probe.style.color = 'var(--galley-primary)';
          element.after(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        });
        await expect(control).toHaveCSS('outline', `${primary} solid 2px`);
        await expect(control).toHaveCSS('outline-offset', '2px');
      };
      const grid = page.getByRole('button', { name: 'Grid View' });
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      for (const control of [
        grid,
        page.getByRole('button', { name: 'Search...' }),
        page.getByRole('button', { name: 'Add Activity' }),
      ])
        await expectRing(control);
      await page.keyboard.press('Enter');
      await choose(page, 'Recurrence', 'Weekly');
      await expectRing(page.getByLabel('Repeat Forever'));
    });
  });
}
