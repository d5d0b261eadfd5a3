import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const ALL = '/activities?for=0&status=3&range=7';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The number of fully visible rows between the headings and the lower edge of the table. */
const rowsInSight = (page: Page) =>
  page.getByRole('region', { name: 'Activities' }).evaluate((region) => {
    const top = region.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    const { bottom } = region.getBoundingClientRect();
    return [...region.querySelectorAll('tbody tr')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1).length;
  });

test('the grid shows 12 activities at 1280 × 800, and 20 at 1920 × 1080 (GRID-02)', async ({ page }) => {
  for (const [width, height, least] of [
    [1280, 800, 12],
    [1920, 1080, 20],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(ALL);
    await expect(page.getByRole('row').nth(20)).toBeAttached();
    expect(await rowsInSight(page), `${width} × ${height}`).toBeGreaterThanOrEqual(least);
  }
});

test('a list has its first record in the upper third of a phone, where the tools are a sheet (LIST-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/activities', '/companies?parent=1', '/contacts?parent=1', '/orders?parent=1']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await networkIdle(page);
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y, path).toBeLessThan(240);
  }
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
  await button(page, 'List Tools').click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
});

test('companies, contacts and orders also have a grid, whose columns this browser remembers (GRID-01, GRID-04, GRID-05)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, column] of [
    ['/companies?parent=1', 'Website'],
    ['/contacts?parent=1', 'Notes'],
    ['/orders?parent=1', 'Tracking'],
  ] as const) {
    await page.goto(path);
    await button(page, 'Grid View').click();
    const heading = page.getByRole('columnheader', { name: column });
    await expect(heading).toBeVisible();
    await button(page, 'Columns').click();
    await page.getByRole('checkbox', { name: column }).uncheck();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Columns')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(heading).toBeHidden();
    await expectAccessible(page);
  }
});
