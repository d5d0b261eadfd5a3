import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, mondayOf } from '@galley/shared/domain/calendar';
import { longDay, spanTitle } from '@galley/server/activities/rules/calendarSpan';
import type { Locator, Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, chooseContact, field, ownNotes, stored, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const today = todayIn('America/Denver', new Date());
/** In a week without demo data, so that only the journey's own activities are there. */
const tuesday = addDays(mondayOf(today), 60 * 7 + 1);
const wednesday = addDays(tuesday, 1);
const thursday = addDays(tuesday, 2);

const dayOf = (page: Page, day: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${longDay(day)}`) });
const openedIn = (page: Page, day: string): Locator =>
  dayOf(page, day).getByRole('button', { name: /^Follow-Up / });

async function addOn(page: Page, day: string, notes: string): Promise<void> {
  // Below its heading, where it is empty.
  await dayOf(page, day).click({ position: { x: 40, y: 120 } });
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  const [year, month, date] = day.split('-');
  await expect(field(dialog, 'Activity Date')).toHaveValue(new RegExp(`${month}/${date}/${year}$`));
  await choose(dialog, 'Company', /./);
  await chooseContact(page, dialog);
  await field(dialog, 'Activity Notes').fill(notes);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
}

test('the calendar shows a week or a month, and is remembered; on a phone its days are stacked (CALS-01, CALS-04, CALS-10)', async ({
  page,
}) => {
  await page.goto('/activities');
  await button(page, 'Calendar').click();
  await expect(dayOf(page, today)).toHaveAccessibleName(/, today/);
  await expect(page.getByRole('group', { name: 'Overdue' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Month').click();
  await expect(page.getByRole('heading', { name: spanTitle('month', today) })).toBeVisible();
  // The previous content is dimmed until the month has loaded.
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.list-body')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await button(page, 'Week').click();
  await button(page, 'Next Week').click();
  await dayOf(page, addDays(today, 7))
    .getByRole('button', { name: /^Add Activity/ })
    .focus();
  await page.keyboard.press('n');
  await expect(dayOf(page, addDays(today, 14))).toBeVisible();
  await page.keyboard.press('t');
  await expect(dayOf(page, today)).toBeVisible();
  await page.goto('/activities');
  await expect(dayOf(page, today)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  // The phone layout is active.
  await expect(button(page, 'List Tools')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const [monday, sunday] = [mondayOf(today), addDays(mondayOf(today), 6)];
  const boxes = await Promise.all([dayOf(page, monday).boundingBox(), dayOf(page, sunday).boundingBox()]);
  expect(boxes[0]?.x).toBe(boxes[1]?.x);
  expect(boxes[0]?.y).toBeLessThan(boxes[1]?.y ?? 0);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBeGreaterThanOrEqual((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0));
  await expectAccessible(page);
});

test('an activity is added with a click on a day and moved by dragging, Undo, its menu or a colleague (CALS-05, CALS-08, CALS-09)', async ({
  page,
}) => {
  const notes = ownNotes('In the calendar');
  const storedDay = async () => (await stored(page, notes)).map(({ StartDate }) => StartDate.slice(0, 10));
  await page.goto(`/activities?parent=1&show=week&day=${tuesday}`);
  await addOn(page, tuesday, notes);
  await openedIn(page, tuesday).dragTo(dayOf(page, wednesday));
  await expect(openedIn(page, wednesday)).toBeVisible();
  await expect.poll(storedDay).toEqual([wednesday]);
  await button(page, 'Undo').click();
  await expect(openedIn(page, tuesday)).toBeVisible();
  await expect.poll(storedDay).toEqual([tuesday]);
  await expect(openedIn(page, tuesday)).toBeEnabled();
  await openedIn(page, tuesday).focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'A Day Later' }).press('Enter');
  await expect(openedIn(page, wednesday)).toBeVisible();
  await expect.poll(storedDay).toEqual([wednesday]);
  // By a colleague.
  const [activity] = await stored(page, notes);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { CompanyID, IndividualID, ActivityForID, TypeID, ID } = activity ?? {};
  const moved = await page.request.post('/v1/activity', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      saveMode: 0,
      ID,
      CompanyID,
      IndividualID,
      ActivityForID,
      TypeID,
      StartDate: thursday,
      Comments: notes,
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    },
  });
  expect(moved.status()).toBe(200);
  await expect(openedIn(page, thursday)).toBeVisible();
});
