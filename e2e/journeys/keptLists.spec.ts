import type { Page } from '@playwright/test';
import { OTHER, PASSWORD, REP } from '../support/accounts.ts';
import { add, button, expandCard, ownNotes } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

declare global {
  var shifted: number;
}

/** Delays the list's call. @returns a function that releases it, with these notes on the first activity */
async function holdBack(page: Page): Promise<(notes: string) => void> {
  let go: (notes: string) => void = () => {};
  const held = new Promise<string>((resolve) => {
    go = resolve;
  });
  await page.route('**/v1/activity/paged', async (route) => {
    const notes = await held;
    const response = await route.fetch();
    const answer = (await response.json()) as { Activities: { ActivityComments: string }[] };
    const [first] = answer.Activities;
    if (first !== undefined) first.ActivityComments = notes;
    await route.fulfill({ response, json: answer });
  });
  return go;
}

const status = (page: Page) => page.locator('.list-status').getByRole('status');
/** Waits until the current list is stored, with this page size. */
const untilKept = (page: Page, size = 20) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const kept = localStorage.getItem('galley.list.activities');
        return kept === null ? '' : (JSON.parse(kept) as { hash: string }).hash;
      }),
    )
    .toContain(`"PageSize":${size},`);

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(page, REP);
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('a reload shows the last list until the server answers, then the new one, without a jump (LIVE-14)', async ({
  page,
}) => {
  await page.goto('/activities');
  const cards = page.getByRole('article');
  // The cards below the window render a moment later.
  await expect(cards).toHaveCount(20);
  const names = await cards.allInnerTexts();
  await untilKept(page);
  const answer = await holdBack(page);
  await page.reload();
  await expect(cards).toHaveText(names, { useInnerText: true });
  await expect(status(page)).toHaveText('Loading...please wait');
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'true');
  answer('As the server has it now');
  await expect(cards.first()).toContainText('As the server has it now');
  await expect(status(page)).toHaveText(/^Displaying first 20 of/);
  expect(await page.evaluate(() => globalThis.shifted)).toBe(0);
});

test.describe('While the server does not answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the stored list shows unsent changes (LIVE-14)', async ({ page }) => {
    const notes = ownNotes('From the disk');
    await add(page, notes);
    const card = await expandCard(page, notes);
    await untilKept(page, 200);
    await page.route('**/v1/activity/done/**', (route) => route.abort());
    await button(card, 'Done').click();
    await expect(card.getByText('Waiting for the network')).toBeVisible();
    await holdBack(page);
    await page.reload();
    await expect(await expandCard(page, notes)).toContainText('DONE');
    await expect(card.getByText('Waiting for the network')).toBeVisible();
    await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'true');
  });
});

test('the next user of the browser sees no kept list, and nothing stays stored (LIVE-15)', async ({
  page,
  tokens,
}) => {
  await page.goto('/activities');
  await untilKept(page);
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Otherwise the next journey would start with the ended session.
  tokens.clear();
  await page.getByLabel('Email').fill(OTHER);
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('galley.list.'));
  expect(await page.evaluate(kept)).toEqual([]);
  const answer = await holdBack(page);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(status(page)).toHaveText('Loading...please wait');
  await expect(page.getByRole('article')).toHaveCount(0);
  answer('Of the next person');
  await expect(page.getByRole('article').first()).toContainText('Of the next person');
});
