import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, REP);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox');
const dates = (page: Page) =>
  rows(page).evaluateAll((all) => all.slice(0, 6).map((row) => row.children[1]?.textContent ?? ''));

/** Snoozes the selected activities to a typed day. */
async function snooze(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'Pick a Date…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze' });
  await dialog.getByLabel('Activity Date', { exact: true }).fill('12/24/2027');
  await expectAccessible(page);
  await dialog.getByLabel('Activity Date', { exact: true }).press('Enter');
}

test('three activities are selected with Shift, snoozed, and restored by one undo (SEL-01, SEL-03, SEL-05, SEL-06)', async ({
  page,
}) => {
  await page.goto('/activities');
  await expect(rows(page).nth(19)).toBeAttached();
  const before = await dates(page);
  const table = await page.getByRole('table').boundingBox();
  await boxes(page).nth(1).check();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected activities' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  expect(await page.getByRole('table').boundingBox(), 'nothing moves').toEqual(table);
  await expectAccessible(page);
  await snooze(page);
  await expect(page.getByText('3 activities snoozed.')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect.poll(() => dates(page)).not.toEqual(before);
  await expectAccessible(page);
  await button(page, 'Undo').click();
  await expect(page.getByText('3 activities restored.')).toBeVisible();
  await expect.poll(() => dates(page)).toEqual(before);
});

test('rejected records are listed with the reason (SEL-06)', async ({ page }) => {
  await page.goto('/activities?for=0&status=1&range=7');
  await boxes(page).first().check();
  await snooze(page);
  await expect(page.getByText('0 activities snoozed. 1 refused.')).toBeVisible();
  await button(page, 'Show Refused').click();
  const list = page.getByRole('dialog', { name: 'Refused' });
  await expect(list.getByText(/This activity is (already closed|not associated with you)\./)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await button(page, 'Close').click();
});

test('all matching activities are assigned to a colleague, and restored by undo (SEL-02, SEL-04)', async ({
  page,
}) => {
  await page.goto('/activities');
  await expect(rows(page).nth(19)).toBeAttached();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const all = page.getByRole('button', { name: /^Select all \d+ that match$/ });
  const count = /\d+/.exec(await all.innerText())?.[0] ?? '';
  await all.click();
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  await button(page, 'Assign…').click();
  const dialog = page.getByRole('dialog', { name: 'Assign' });
  await expectAccessible(page);
  await choose(dialog, 'Assigned To', /Casey|Harper|Jordan|Oakley|Reese/);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`${count} activities assigned.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Displaying 0 of 0 Activities')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText(`${count} activities restored.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(new RegExp(`of ${count} Activities`))).toBeVisible();
});

test('a bulk change is found again after a reload, and undone there (SEL-07)', async ({ page }) => {
  await page.goto('/activities');
  await expect(rows(page).nth(19)).toBeAttached();
  const before = await dates(page);
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await snooze(page);
  await expect(page.getByText('2 activities snoozed.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Bulk Changes' }).click();
  const list = page.getByRole('dialog', { name: 'Bulk Changes' });
  const entry = list.getByRole('listitem').filter({ hasText: '2 activities snoozed.' });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('2 activities restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => dates(page)).toEqual(before);
});

test('on a phone, a bar above the screens adds an activity for each selected contact, and undo removes them (SEL-03, SEL-04)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contacts?parent=1');
  await page.getByRole('article').first().getByRole('checkbox').check();
  await expectAccessible(page);
  await button(page, 'Add Activities…').click();
  const dialog = page.getByRole('dialog', { name: 'Add Activities' });
  await dialog.getByLabel('Activity Date', { exact: true }).fill('12/24/2027');
  await dialog.getByLabel('Activity Notes', { exact: true }).fill('Season’s greetings.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByText('1 activity added.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('1 activity removed.')).toBeVisible();
});
