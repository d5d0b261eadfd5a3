import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { choose, select } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';
import { openTools } from '../support/lists.ts';

declare global {
  var shifts: number[];
}

/** With forced colors, axe would compare the page's own colors, so this checks the highlight's outline instead. */
async function expectOpen(page: Page, forcedColors: 'active' | 'none'): Promise<void> {
  if (forcedColors === 'none') return expectAccessible(page);
  await expect(page.locator('.picker-option[data-highlighted]')).toHaveCSS('outline-style', 'solid');
}

test.describe('Selects (FORM-12)', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs(page);
  });

  test('a select is usable before its code has loaded: no key is lost, and nothing jumps', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          globalThis.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/select\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contacts?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    const sort = select(page, 'Sort by');
    const before = await sort.boundingBox();
    await page.evaluate(() => globalThis.shifts.splice(0));
    await sort.focus();
    await page.keyboard.press('End');
    await expect(page.getByText('Loading...please wait').last()).toBeVisible();
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/sort=1/);
    await expect(sort).toHaveText('Name Z-A');
    await expect(sort).toBeFocused();
    expect(await sort.boundingBox()).toEqual(before);
    await sort.click();
    await expect(page.getByRole('option', { name: 'Name Z-A', selected: true })).toBeVisible();
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  });

  test('a list at the end of a dialog isn’t cut off, and the dialog doesn’t scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/activities');
    await page.getByRole('button', { name: 'Search...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search Filters' });
    const status = select(dialog, 'Status');
    const before = await status.boundingBox();
    await status.click();
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
    expect(await status.boundingBox()).toEqual(before);
    await expectAccessible(page);
  });

  test('Tab chooses the highlighted option and moves to the next control, Shift+Tab moves back @long', async ({
    page,
  }) => {
    await page.goto('/activities');
    await page.getByRole('button', { name: 'Search...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search Filters' });
    await select(dialog, 'Status').focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('listbox', { name: 'Status' })).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.press('Tab');
    await expect(select(dialog, 'Date Type')).toBeFocused();
    await expect(select(dialog, 'Status')).toHaveText('Done');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('listbox', { name: 'Date Type' })).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(select(dialog, 'Status')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox')).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  for (const [width, colorScheme, forcedColors] of [
    [360, 'light', 'none'],
    [1280, 'dark', 'none'],
    [1280, 'light', 'active'],
  ] as const) {
    test(
      `an open select is accessible and stays inside the window, ${width} px, ${colorScheme}, forced colors ${forcedColors}`,
      longUnless(width === 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme, forcedColors });
        await page.goto('/companies?parent=1');
        await page.getByRole('article').first().waitFor();
        await openTools(page);
        for (const label of ['Display/Page', 'Customers/Prospects', 'Sort by']) {
          await select(page, label).click();
          const box = await page.getByRole('listbox', { name: label }).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(box?.height).toBeLessThanOrEqual(300);
          await expectOpen(page, forcedColors);
          await page.keyboard.press('Escape');
        }
        await page.goto('/orders?parent=1');
        await page.getByRole('article').first().waitFor();
        await openTools(page);
        await page.getByRole('button', { name: 'Search...' }).click();
        await select(page.getByRole('dialog'), 'Status').click();
        const box = await page.getByRole('listbox', { name: 'Status' }).boundingBox();
        expect(box?.height).toBeLessThanOrEqual(300);
        // A list with a search box highlights nothing before a key is pressed.
        await page.keyboard.press('ArrowDown');
        await expectOpen(page, forcedColors);
        await page.keyboard.press('Escape');
        await choose(page.getByRole('dialog'), 'Status', 'Paid');
        await expect(select(page.getByRole('dialog'), 'Status')).toHaveText('Paid');
      },
    );
  }
});
