import { REP } from '../support/accounts.ts';
import { add, button, field, ownNotes, stored, type Activity } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const isoDay = ({ StartDate }: Activity) => StartDate.slice(0, 10);

test('the calendar of a form shows the assignee’s activities and the dates of a series, and works by keyboard', async ({
  page,
}) => {
  await page.goto('/activities');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await field(dialog, 'Activity Date').fill('today');
  await choose(dialog, 'Recurrence', 'Daily');
  await button(dialog, 'Calendar: Activity Date').press('Enter');
  const calendar = dialog.getByRole('dialog', { name: 'Calendar: Activity Date' });
  await expect(calendar.getByTitle(/\d+ overdue activit/).first()).toBeVisible();
  const today = calendar.getByRole('gridcell', { selected: true });
  await expect(today).toBeFocused();
  await expect(today).toHaveAccessibleDescription(/\d+ open activit/);
  await page.keyboard.press('ArrowRight');
  await expect(calendar.locator(':focus')).toHaveAccessibleDescription(/next date of this series/);
  await expectAccessible(page);
  // The scrolling form doesn't cut off any of it.
  const box = await calendar.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(field(dialog, 'Activity Date')).toBeFocused();
});

test('a day chosen in the calendar is the day that is saved @both', async ({ page }) => {
  const notes = ownNotes('By calendar');
  let chosen = '';
  await add(page, notes, async (dialog) => {
    await field(dialog, 'Activity Date').fill('+1m');
    await button(dialog, 'Calendar: Activity Date').click();
    const day = dialog.getByRole('gridcell', { name: / 15,/ });
    await day.click();
    chosen = await field(dialog, 'Activity Date').inputValue();
  });
  const [month, date, year] = chosen.replace(/^\w+\. /, '').split('/');
  await expect
    .poll(async () => (await stored(page, notes)).map(isoDay))
    .toEqual([`${year}-${month}-${date}`]);
  expect(date).toBe('15');
});

test('‘To’ offers no day before ‘From’ (CAL-01) @long', async ({ page }) => {
  await page.goto('/activities?range=6&from=2026-03-10&to=2026-03-20');
  await page.getByRole('button', { name: 'Search...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search Filters' });
  await button(dialog, 'Calendar: To').click();
  const calendar = dialog.getByRole('dialog', { name: 'Calendar: To' });
  await expect(calendar.getByRole('gridcell', { name: /March 9,/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(calendar.getByRole('gridcell', { name: /March 10,/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expectAccessible(page);
});
