import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });
test.beforeEach(async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, REP);
});

/** Controls and other elements that must not be printed. */
const SCREEN_ONLY = [
  /^Grid View/,
  /^(Expand|Collapse) All/,
  /^More actions/,
  /^Next/,
  /^Search/,
  /^Remove Filters/,
  /^Views/,
];

async function expectPaper(page: Page, list: string): Promise<void> {
  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `of` }).first()).toBeVisible();
  await expect(page.getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d\/\d\d\/\d{4}$/).first()).toBeVisible();
  for (const name of SCREEN_ONLY) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).color), 'dark on white').toBe(
    'rgb(27, 36, 48)',
  );
}

/** Texts that are cut off, and rows beyond the end of the printed page. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('.table-region') as HTMLElement;
    const texts = [...region.querySelectorAll<HTMLElement>('td, .line-1, .line-2')].filter(
      (one) =>
        one.offsetWidth > 0 &&
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).overflowX !== 'visible',
    );
    return {
      texts: texts.map(({ textContent }) => textContent),
      isScrolled: region.scrollHeight > region.clientHeight + 1,
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });

test('a table is printed completely: all rows, texts and filters, without buttons (LIST-13)', async ({
  page,
}) => {
  await page.goto('/activities?for=0&status=3&range=7&size=50');
  await expect(page.locator('tbody tr').nth(49)).toBeAttached();
  await expectPaper(page, 'Activities');
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Status');
  await expect(page.getByText('All Companies')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  // A4 landscape.
  await page.setViewportSize({ width: 1046, height: 718 });
  expect(await cut(page)).toEqual({ texts: [], isScrolled: false, isTooWide: false });
});

for (const [list, path] of [
  ['Companies', '/companies?parent=1'],
  ['Contacts', '/contacts?parent=1'],
  ['Orders', '/orders?parent=1'],
] as const)
  test(`${list} are printed as cards and as a table (LIST-13)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Grid View' }).click();
    await expect(page.locator('tbody tr').first()).toBeAttached();
    await expectPaper(page, list);
    await page.setViewportSize({ width: 1046, height: 718 });
    expect(await cut(page)).toEqual({ texts: [], isScrolled: false, isTooWide: false });
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Grid View' }).click();
    await expectPaper(page, list);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
