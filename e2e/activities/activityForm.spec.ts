import { MANAGER, REP } from '../support/accounts.ts';
import {
  add,
  button,
  cardOf,
  cards,
  expandCard,
  field,
  firstContact,
  ownNotes,
  stored,
  toast,
  type Activity,
} from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';
import { openTools } from '../support/lists.ts';

// Console errors that the browser prints for the lost network and rejected calls that a journey provokes.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409 \(Conflict\)/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a rep adds an activity from any screen with the keyboard alone, and it is saved once (SHELL-02, ACTF-02) @both', async ({
  page,
}) => {
  const notes = ownNotes('By keyboard');
  await page.goto('/companies?parent=1');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(dialog.getByRole('combobox', { name: 'Company Parent' })).not.toContainText('Select...');
  for (const label of ['Company', 'Contact']) {
    await dialog.getByRole('combobox', { name: label, exact: true }).press('ArrowDown');
    if (label === 'Contact') await page.keyboard.type(await firstContact(page, dialog));
    await dialog.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await field(dialog, 'Activity Date').fill('tomorrow');
  await field(dialog, 'Activity Notes').fill(notes);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/activities');
  await expect.poll(async () => (await stored(page, notes)).length).toBe(1);
});

test('Esc, however often pressed, asks before discarding: the form and its input stay (FORM-02)', async ({
  page,
}) => {
  await page.goto('/activities?parent=1');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await field(dialog, 'Activity Notes').pressSequentially('Half a thought');
  // Locators would count as user activity, which resets the browser's Esc handling, so only press keys.
  for (const times of [7, 4]) {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('Half a thought');
  await expect(field(dialog, 'Activity Notes')).toBeFocused();
});

test('marking as done requires final notes and another type, and then opens its follow-up (ACTF-06, ACTF-07, ACTF-08) @both', async ({
  page,
}) => {
  const notes = ownNotes('To be done');
  await add(page, notes);
  await button(await expandCard(page, notes), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await button(dialog, 'Save, Mark Done & Add Followup').click();
  await expect(dialog.getByText('Please add final notes before Marking Done.')).toBeVisible();
  await expect(
    dialog.getByText('Please update the Activity Type to indicate how you followed up before marking done.'),
  ).toBeVisible();
  await field(dialog, 'Activity Notes').fill(`${notes}, spoken to.`);
  await choose(dialog, 'Activity Type', 0);
  await button(dialog, 'Save, Mark Done & Add Followup').click();
  await expect(toast(page, 'Activity Updated!')).toBeVisible();
  const followUp = page.getByRole('dialog', { name: 'Add Follow-Up' });
  await expect(field(followUp, 'Activity Notes')).toHaveValue(`${notes}, spoken to.`);
  await expect(field(followUp, 'Activity Date')).toHaveValue('');
  await field(followUp, 'Activity Date').fill('12/31/2030');
  await button(followUp, 'Save').click();
  await expect(toast(page, 'Follow-Up Added!')).toBeVisible();
  const rows = await stored(page, notes);
  expect(rows.map(({ Status }) => Status).sort()).toEqual(['CLOSED', 'OPEN']);
});

test('Done opens the follow-up that the server proposes (ACT-11) @long', async ({ page }) => {
  const notes = ownNotes('Once');
  await add(page, notes);
  await button(await expandCard(page, notes), 'Done').click();
  const followUp = page.getByRole('dialog', { name: 'Add Follow-Up' });
  await expect(field(followUp, 'Activity Notes')).toHaveValue(notes);
  await page.keyboard.press('Escape');
  await expect(followUp).toBeHidden();
  await expect(cardOf(page, notes)).toContainText('DONE');
});

test('a series is described in words, Done continues it, and Ctrl+Z undoes Done (ACTF-05) @both', async ({
  page,
}) => {
  const notes = ownNotes('Every day');
  await add(page, notes, async (dialog) => {
    await choose(dialog, 'Recurrence', 'Daily');
    await expect(dialog.getByText(/^Every day\. Next: /)).toBeVisible();
    await field(dialog, 'Repeat Forever').uncheck();
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Recurrence End Date is required.')).toBeVisible();
    await field(dialog, 'Repeat Forever').check();
  });
  await button(await expandCard(page, notes), 'Done').click();
  await expect(toast(page, 'Activity Updated!')).toBeVisible();
  expect((await stored(page, notes)).map(({ Status }) => Status).sort()).toEqual(['CLOSED', 'OPEN']);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await stored(page, notes)).map(({ Status }) => Status)).toEqual(['OPEN']);
  await expect(cardOf(page, notes).first()).toContainText('TO DO');
});

test('after Edit is saved and after Done, the focus is on the title of the card @long', async ({ page }) => {
  const notes = ownNotes('By keyboard');
  await add(page, notes);
  const card = await expandCard(page, notes);
  const title = card.locator('.record-title');
  await button(card, 'Edit').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await field(dialog, 'Activity Notes').fill(`${notes}, spoken to.`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();
  // Until the saved activity has arrived, its buttons are disabled, and the key would reach the title.
  await expect(button(card, 'Done')).toBeEnabled();
  await button(card, 'Done').press('Enter');
  const followUp = page.getByRole('dialog', { name: 'Add Follow-Up' });
  await expect(followUp).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(followUp).toBeHidden();
  await expect(card).toContainText('DONE');
  await expect(title).toBeFocused();
});

test('an open activity is postponed by Snooze, and restored by Undo (SNZ-01) @both', async ({ page }) => {
  const notes = ownNotes('Later');
  await add(page, notes);
  const before = (await stored(page, notes))[0]?.StartDate;
  await button(await expandCard(page, notes), 'Snooze').click();
  await page.getByRole('menuitem', { name: 'In a Month' }).click();
  const undo = button(page, 'Undo');
  // A hovered message stays, however long the server takes to respond.
  await undo.hover();
  await expect.poll(async () => (await stored(page, notes))[0]?.StartDate).not.toBe(before);
  await undo.click();
  await expect.poll(async () => (await stored(page, notes))[0]?.StartDate).toBe(before);
});

test('the search narrows the list, is part of the link, and is left with Back (ACTS-01 to ACTS-05) @long', async ({
  page,
}) => {
  await page.goto('/activities');
  await button(page, 'Search...').click();
  const dialog = page.getByRole('dialog', { name: 'Search Filters' });
  await choose(dialog, 'Status', 'Done');
  await choose(dialog, 'Date Range', 'Last 30 Days');
  await choose(dialog, 'Assigned To', 'Everyone');
  const call = page.waitForRequest('**/v1/activity/paged');
  await button(dialog, 'View').click();
  expect((await call).postDataJSON()).toMatchObject({
    Filter_ActivityForID: 0,
    Filter_Status: 1,
    Filter_DateRange: 5,
    Filter_Total: 3,
    Filter_Apply: true,
  });
  await expect(cards(page).first()).toContainText('DONE');
  await expect(button(page, 'Remove filter: Date Range: Last 30 Days')).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toContainText('DONE');
  await page.goBack();
  await expect(page).toHaveURL(/\/activities$/);
});

test('only associated activities have an Edit button (ACT-09) @long', async ({
  browser,
  signInAs,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 990, height: 900 },
  });
  const page = await context.newPage();
  await signInAs(page, MANAGER);
  await page.goto('/activities?for=0&status=0&range=7');
  await expect(cards(page).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  const answer = await page.request.post('/v1/activity/paged', {
    headers: { authorization: `Bearer ${token}` },
    data: { PageNo: 1, PageSize: 20, Filter_ActivityForID: 0, Filter_DateRange: 7 },
  });
  const { Activities } = (await answer.json()) as { Activities: Activity[] };
  for (const [index, { IsAssociated }] of Activities.entries()) {
    await expect(button(cards(page).nth(index), 'Edit')).toHaveCount(IsAssociated ? 1 : 0);
  }
  await context.close();
});

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(
    `the activity form and its search have no accessibility findings at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/activities');
      await openTools(page);
      await button(page, 'Add Activity').click();
      const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
      await choose(dialog, 'Recurrence', 'Monthly');
      await button(dialog, 'Save').click();
      await expect(dialog.getByText('Company is required.')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await button(page, 'Discard').click();
      await openTools(page);
      await button(page, 'Search...').click();
      await expect(page.getByRole('dialog', { name: 'Search Filters' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}
