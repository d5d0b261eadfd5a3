import type { Page } from '@playwright/test';
import { OPERATIONS, PASSWORD, REP } from '../support/accounts.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('The shell', () => {
  test('the logo opens the activities, for the current selection if there is one (SHELL-01)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await page.goto('/orders?parent=1');
    await page.getByRole('link', { name: 'Galley home' }).click();
    await expect(page).toHaveURL(/\/activities\?parent=1&for=0&status=4&sort=1$/);
  });

  test('the user menu works with the keyboard: My Account, Logout (SHELL-03, ACC-01)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await page.goto('/activities');
    const menu = page.getByRole('button', { name: 'Robin Sample' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Bulk Changes' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Performance' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await expect(page.getByText(REP)).toBeVisible();
    await expect(page.locator('strong', { hasText: 'Rocky Mountain' })).toBeVisible();
    await expect(page.getByText('Great Plains')).toBeVisible();
  });

  test('shows the phone hours, the year and the version (SHELL-06, SHELL-07) @long', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page);
    await page.goto('/activities');
    await expect(page.getByText('Mon - Fri, 8 AM to 5 PM (MST)')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(footer).toContainText(/version 1\.8\.2/i);
  });

  test('the button back to the top appears once the page is scrolled (SHELL-08)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await page.goto('/activities');
    await expect(page.getByRole('article').first()).toBeVisible();
    const top = page.getByRole('button', { name: 'Scroll to top' });
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toBeHidden();
  });

  test('the browser’s tab says which screen it shows (SHELL-11) @long', async ({ page, signInAs }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Sign In · Galley');
    await signInAs(page, OPERATIONS);
    for (const title of ['Activities', 'Companies', 'Contacts', 'Orders', 'Releases']) {
      await page.goto(`/${title.toLowerCase()}`);
      await expect(page).toHaveTitle(`${title} · Galley`);
    }
    await page.goto('/account');
    await expect(page).toHaveTitle('My Account · Galley');
    await page.goto('/audit');
    await expect(page).toHaveTitle('Audit Log · Galley');
  });

  test.describe('at an address without a screen', () => {
    test.use({ expectedErrors: [/status of 404/] });
    test('answers 404 with a page that leads back (SHELL-10) @both', async ({ page, signInAs }) => {
      await signInAs(page);
      const answer = await page.goto('/nothing-here');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
      await page.getByRole('link', { name: 'Go to Activities' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });

  test('on a phone the screens are a bar at the bottom, the filter collapses, and nothing is wider than the screen (SHELL-11)', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page);
    for (const path of [
      '/activities',
      '/companies?parent=1',
      '/contacts?parent=1',
      '/orders?parent=1',
      '/account',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await networkIdle(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
    const bar = await links(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(740, -1);
    await expect(page.getByRole('combobox', { name: 'Company Parent' })).toBeHidden();
    await page.getByRole('region', { name: 'Company filter' }).getByRole('button').first().click();
    await expect(page.getByRole('combobox', { name: 'Company Parent' })).toBeVisible();
  });

  test('a rep signs in, pages through the list and selects a company with the keyboard alone (SHELL-11)', async ({
    page,
  }) => {
    // Past every link and button of twenty cards, one key at a time.
    test.slow();
    const press = (key: string) => page.keyboard.press(key);
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let steps = 0; steps < 500; steps += 1) {
        if (await isThere()) return;
        await press('Tab');
      }
      throw new Error('The keyboard does not get there');
    };
    const focused = (text: RegExp) => () =>
      page.evaluate(
        ([source]) => {
          const element = document.activeElement;
          const name = `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''} ${element?.id === '' ? '' : (document.querySelector(`label[for="${element?.id}"]`)?.textContent ?? '')} ${document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''}`;
          return element !== document.body && new RegExp(source ?? '').test(name);
        },
        [text.source],
      );
    await page.goto('/');
    await tabTo(focused(/Email/));
    await page.keyboard.type(REP);
    await press('Tab');
    await page.keyboard.type(PASSWORD);
    await press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await tabTo(focused(/^\s*Next/));
    await press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await tabTo(focused(/Company Parent/));
    await press('Enter');
    await page.keyboard.type('meridian');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await press('ArrowDown');
    await press('Enter');
    await expect(page).toHaveURL(/parent=\d+/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
