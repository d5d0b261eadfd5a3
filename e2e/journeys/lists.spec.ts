import type { Page } from '@playwright/test';
import { MANAGER } from '../support/accounts.ts';
import { choose, select } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('article');

/** Everybody's activities, regardless of date: a long list in every demo. */
const LONG = '/activities?for=0&status=3&range=7';

test.describe('Every list', () => {
  test.use({ viewport: { width: 900, height: 900 } });
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs(page, MANAGER);
  });

  test('says what it shows and how many filters are applied (LIST-01) @both', async ({ page }) => {
    await page.goto(LONG);
    await expect(status(page)).toContainText(/first 20 .*of [\d,]+ Activities found/);
    await expect(status(page)).toContainText('3 filters applied');
    await page
      .getByRole('button', { name: 'remove filters' })
      .or(page.getByRole('link', { name: 'remove filters' }))
      .click();
    await expect(page).toHaveURL(/\/activities$/);
  });

  test('offers five page numbers at a time (LIST-04) @both', async ({ page }) => {
    await page.goto(LONG);
    const pages = page.getByRole('navigation', { name: /pagination/i });
    await expect(pages.getByRole('button', { name: /^(Page )?\d+$/ })).toHaveCount(5);
    const first = await cards(page).first().getAttribute('aria-labelledby');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(status(page)).toContainText(/next 20 /);
    await pages.getByRole('button', { name: 'Last' }).click();
    await expect(status(page)).toContainText(/last \d+ /);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await pages.getByRole('button', { name: 'First' }).click();
    await expect(status(page)).toContainText(/first 20 /);
    expect(first).toBe(await cards(page).first().getAttribute('aria-labelledby'));
  });

  test('Last keeps the focus among the page buttons @long', async ({ page }) => {
    await page.goto(LONG);
    const pages = page.getByRole('navigation', { name: /pagination/i });
    await pages.getByRole('button', { name: 'Last' }).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText(/last \d+ /);
    await expect(pages.locator('[aria-current=page]')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/page=1$/);
    await expect(pages.locator(':focus')).toHaveCount(1);
  });

  test('a larger page returns to page 1 and collapses the cards, a smaller one expands them (LIST-02, LIST-03) @long', async ({
    page,
  }) => {
    await page.goto(`${LONG}&page=3`);
    await expect(page.getByRole('button', { name: 'Collapse All' })).toBeVisible();
    await choose(page, 'Display/Page', '50');
    await expect(page).toHaveURL(/size=50/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(cards(page)).toHaveCount(50);
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
    await choose(page, 'Display/Page', '20');
    await expect(page.getByRole('button', { name: 'Collapse All' })).toBeVisible();
    await page.getByRole('button', { name: 'Collapse All' }).click();
    await choose(page, 'Display/Page', '50');
    await choose(page, 'Display/Page', '20');
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
  });

  test('keeps its order, filters, page and size through a reload (FILT-13) @long', async ({ page }) => {
    await page.goto(`${LONG}&page=2&size=50&sort=1`);
    // Not innerText, which is empty for a card that isn't painted yet (content-visibility).
    const words = (await cards(page).first().textContent()) ?? '';
    expect(words).not.toBe('');
    await page.reload();
    await expect(cards(page).first()).toHaveText(words);
    await expect(select(page, 'Display/Page')).toHaveText('50');
  });

  for (const [width, path] of [
    [360, LONG],
    [900, LONG],
    [900, '/companies?parent=1'],
    [900, '/contacts?parent=1'],
    [900, '/orders?parent=1&range=7&apply=yes'],
    [1280, '/orders?parent=1&range=7&apply=yes'],
  ] as const)
    test(
      `shows its end, including the page numbers, when End is pressed, ${width} px wide on ${path}`,
      longUnless(width === 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // The first list renders the cards in view before the others; End goes to the end of what is rendered.
        await expect(cards(page)).toHaveCount(20);
        await expect(cards(page).first()).toBeVisible();
        await page.keyboard.press('End');
        // Wait until the cards there are rendered, so that their heights don't push the pagination out again.
        await expect(cards(page).last()).toBeInViewport();
        await page.evaluate(
          () => new Promise((rendered) => setTimeout(() => requestAnimationFrame(rendered), 300)),
        );
        await expect(page.getByRole('navigation', { name: /pagination/i })).toBeInViewport({ ratio: 1 });
      },
    );

  test.describe('that fails to load', () => {
    test.use({ expectedErrors: [/status of 503/] });
    test('shows a toast, keeps the records and can be retried (LIST-06)', async ({ page }) => {
      await page.goto(LONG);
      await expect(cards(page)).toHaveCount(20);
      await page.route('**/v1/activity/paged', (route) => route.fulfill({ status: 503, json: {} }));
      await page
        .getByRole('navigation', { name: /pagination/i })
        .getByRole('button', { name: 'Last' })
        .click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Failed to load activities' }).first(),
      ).toBeVisible({ timeout: 20_000 });
      await expect(cards(page)).toHaveCount(20);
      await page.unrouteAll();
      await page
        .getByRole('button', { name: /Try Again|Retry/ })
        .first()
        .click();
      await expect(status(page)).toContainText(/last \d+ /);
    });
  });
});
