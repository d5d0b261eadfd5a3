import type { Locator, Page } from '@playwright/test';
import { choose, select } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('article');
const fact = (card: Locator, label: string) =>
  card.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]');
const EVERYTHING = '/activities?for=0&status=3&range=7';

test.describe('The activities screen', () => {
  test.beforeEach(async ({ page, signInAs }) => signInAs(page));

  test("opens with the rep's own open activities up to a week ahead, overdue ones first (ACT-01, ACT-15) @both", async ({
    page,
  }) => {
    const call = page.waitForRequest('**/v1/activity/paged');
    await page.goto('/activities');
    expect((await call).postDataJSON()).toMatchObject({
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      PageNo: 1,
      PageSize: 20,
      SortBy: 0,
      SortOrder: 0,
      Filter_ActivityForID: -1,
      Filter_Status: 0,
      Filter_Apply: false,
    });
    await expect(cards(page).first()).toContainText('overdue');
    await expect(cards(page)).toHaveCount(20);
  });

  test('shows the state of an activity with words and an icon, not by color alone (ACT-06, ACT-08) @long', async ({
    page,
  }) => {
    await page.goto('/activities');
    await expect(
      cards(page).filter({ hasText: 'TO DO · ' }).filter({ hasText: 'overdue' }).first(),
    ).toBeVisible();
    await expect(
      cards(page)
        .filter({ hasText: /TO DO · due today/i })
        .first(),
    ).toBeVisible();
    await page.goto('/activities?for=0&status=1&range=7');
    await expect(cards(page).first()).toContainText('DONE');
    await page.goto('/activities?for=0&status=2&range=7');
    await expect(cards(page).first()).toContainText('CANCELED');
  });

  test('an expanded card shows who, what, when, and who created it only if that was somebody else (ACT-07, ACT-14) @long', async ({
    page,
  }) => {
    await page.goto(EVERYTHING);
    const card = cards(page).first();
    for (const label of [
      'Company',
      'Contact',
      'Email',
      'Assigned To',
      'Activity Type',
      'Date',
      'Recurrence',
      'Notes',
    ]) {
      await expect(fact(card, label)).not.toBeEmpty();
    }
    for (const one of await cards(page).all()) {
      const creator = fact(one, 'Created By');
      if ((await creator.count()) === 0) continue;
      expect(await creator.textContent()).not.toBe(await fact(one, 'Assigned To').textContent());
    }
    await expect(page.getByRole('main')).not.toContainText('0001');
  });

  test("the company's name leads to that company, and selects its parent too (FILT-11)", async ({ page }) => {
    await page.goto('/activities');
    const link = fact(cards(page).first(), 'Company').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/companies\?parent=\d+&company=\d+/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Company', exact: true })).toContainText(name);
  });

  test('is a grid in a wide window and cards in a narrow one, even when a resize crosses 1000 px (ACT-04, ACT-05) @long', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/activities');
    const grid = page.getByRole('table');
    await expect(grid).toBeVisible();
    await expect(grid.getByRole('columnheader')).toHaveText([
      'Actions',
      'Status/Date',
      'Company/Address',
      'Contact/Title',
      'Email/Phone/Cell',
      'Activity Type/Recurrence',
      'Notes',
      'Assigned To/Creator/Sales Rep',
    ]);
    await page.setViewportSize({ width: 999, height: 800 });
    await expect(grid).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Grid View' }).click();
    await expect(grid).toBeVisible();
  });

  test('sorts by date in both directions (ACT-02)', async ({ page }) => {
    await page.goto(EVERYTHING);
    await select(page, 'Sort by').click();
    await expect(page.getByRole('option')).toHaveText(['Date Old-New', 'Date New-Old']);
    await page.keyboard.press('Escape');
    const oldest = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await choose(page, 'Sort by', 'Date New-Old');
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(oldest);
    await page
      .getByRole('navigation', { name: /pagination/i })
      .getByRole('button', { name: 'Last' })
      .click();
    await expect(cards(page).last().getByRole('heading')).toHaveText(oldest);
  });

  test('each filter is a chip that removes it, and ‘remove filters’ removes all (LIST-01, ACT-15) @long', async ({
    page,
  }) => {
    await page.goto(EVERYTHING);
    await page.getByRole('button', { name: 'Remove filter: Status: All' }).click();
    await expect(page).toHaveURL(/\/activities\?(for=0&range=7|range=7&for=0)$/);
    await expect(status(page)).toContainText('2 filters applied');
    await page.getByRole('button', { name: 'remove filters' }).click();
    await expect(page).toHaveURL(/\/activities$/);
  });

  test("a contact's View Activities shows To Do & Done for that contact, for all times, newest first (ACT-01, CONT-04) @long", async ({
    page,
  }) => {
    await page.goto('/contacts?parent=1');
    const contact = page.getByRole('article').first();
    const name = await contact.getByRole('heading').innerText();
    const call = page.waitForRequest('**/v1/activity/paged');
    await contact.getByRole('link', { name: 'View Activities' }).click();
    expect((await call).postDataJSON()).toMatchObject({
      Filter_Status: 4,
      Filter_DateRange: 7,
      SortOrder: 1,
    });
    await expect(page.getByRole('button', { name: `Remove filter: Contact: ${name}` })).toBeVisible();
  });

  test('says why the list is empty, and what to do (ACT-12) @long', async ({ page }) => {
    await page.goto('/activities?type=8&recurrence=4&status=2&range=1');
    await expect(page.getByText('No Activities found that match the applied filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Filters', exact: true }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.route('**/v1/activity/paged', (route) =>
      route.fulfill({ json: { Activities: [], TotalCount: 0 } }),
    );
    await page.goto('/activities?parent=1&for=0&status=4');
    await expect(page.getByText('No Upcoming Activities with the selected Company/Parent.')).toBeVisible();
    await page.goto('/activities');
    await expect(
      page.getByText('No Upcoming Activities. Use Search to access more Activities.'),
    ).toBeVisible();
  });
});

test('a done activity leaves the list, and so does a canceled series (ACT-09, ACT-10, ACT-13) @both', async ({
  page,
  signInAs,
}) => {
  await signInAs(page);
  await page.goto('/activities');
  /** A card by its record, wherever it is and whatever else is added meanwhile. */
  const same = async (card: Locator) =>
    page.locator(`article[aria-labelledby="${await card.getAttribute('aria-labelledby')}"]`);
  const once = await same(
    cards(page)
      .filter({ has: page.locator('dd', { hasText: /^Once$/ }) })
      .first(),
  );
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Activity Updated!' })).toBeVisible();
  await expect(once).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Add Follow-Up' })).toBeVisible();
  await page.keyboard.press('Escape');

  const series = await same(
    cards(page)
      .filter({ has: page.locator('dd', { hasText: /^Every (day|week)/ }) })
      .first(),
  );
  await series.getByRole('button', { name: 'Cancel' }).click();
  const options = page.getByRole('dialog', { name: 'Cancel Options' });
  await options.getByRole('button', { name: 'Do Nothing' }).click();
  await expect(options).toBeHidden();
  await series.getByRole('button', { name: 'Cancel' }).click();
  await options.getByRole('button', { name: 'Cancel This and All Remaining Occurrences' }).click();
  await expect(series).toBeHidden();
});
