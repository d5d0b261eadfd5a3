import type { Locator, Page } from '@playwright/test';
import { MANAGER, OTHER, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Of an activity as call 3 answers it, what the journeys look at. */
interface Activity {
  ID: number;
  CompanyID: number;
  IndividualID: number;
  ActivityForID: number;
  TypeID: number;
  StartDate: string;
  ActivityComments: string;
  Status: string;
  IsAssociated: boolean;
}

const cards = (page: Page) => page.getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

/** Notes that no other activity has, so that a journey finds its own. */
let made = 0;
const ownNotes = (about: string) => `${about} ${Date.now()}-${(made += 1)}`;

const CREATED = 2;
/** Every activity that was added today with these notes, as the server has them. */
async function stored(page: Page, notes: string): Promise<Activity[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.post('/v1/activity/paged', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      PageNo: 1,
      PageSize: 200,
      SortOrder: 1,
      Filter_ActivityForID: 0,
      Filter_Status: 3,
      Filter_DateRange: 1,
      Filter_DateType: CREATED,
    },
  });
  const { Activities } = (await answer.json()) as { Activities: Activity[] };
  return Activities.filter(({ ActivityComments }) => ActivityComments.startsWith(notes));
}

async function choose(dialog: Locator, label: string, option: RegExp | string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await dialog.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

/** Adds an activity of today through the form, and waits until it is saved. */
async function add(page: Page, notes: string, more?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.goto('/activities?parent=1');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await choose(dialog, 'Company', /./);
  await choose(dialog, 'Contact', /./);
  await field(dialog, 'Activity Date').fill('today');
  await field(dialog, 'Activity Notes').fill(notes);
  await more?.(dialog);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  await page.goto('/activities?for=0&status=3&range=1&size=200&sort=1');
}
const cardOf = (page: Page, notes: string) => cards(page).filter({ hasText: notes });
/** With 50 and more a page, cards come collapsed. */
async function expanded(page: Page, notes: string): Promise<Locator> {
  await button(page, 'Expand All').click();
  const card = cardOf(page, notes).first();
  await expect(card).toBeVisible();
  return card;
}

// What the browser itself says of a lost network and of a refusal that a journey provokes.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409 \(Conflict\)/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a rep adds an activity from any screen with the keyboard alone, and finds it on the list (SHELL-02, ACTF-02) @both', async ({
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

test('done with final notes and another type, then its follow-up (ACTF-06, ACTF-07, ACTF-08) @both', async ({
  page,
}) => {
  const notes = ownNotes('To be done');
  await add(page, notes);
  await button(await expanded(page, notes), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await button(dialog, 'Save, Mark Done & Add Followup').click();
  await expect(dialog.getByText('Please add final notes before Marking Done.')).toBeVisible();
  await expect(
    dialog.getByText('Please update the Activity Type to indicate how you followed up before marking done.'),
  ).toBeVisible();
  await field(dialog, 'Activity Notes').fill(`${notes}, spoken to.`);
  await field(dialog, 'Activity Type').selectOption({ index: 0 });
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

test('done opens the follow-up that the server proposes (ACT-11)', async ({ page }) => {
  const notes = ownNotes('Once');
  await add(page, notes);
  await button(await expanded(page, notes), 'Done').click();
  const followUp = page.getByRole('dialog', { name: 'Add Follow-Up' });
  await expect(field(followUp, 'Activity Notes')).toHaveValue(notes);
  await page.keyboard.press('Escape');
  await expect(followUp).toBeHidden();
  await expect(cardOf(page, notes)).toContainText('DONE');
});

test('a series says what it means, comes again when it is done, and is taken back by Ctrl+Z (ACTF-05) @both', async ({
  page,
}) => {
  const notes = ownNotes('Every day');
  await add(page, notes, async (dialog) => {
    await field(dialog, 'Recurrence').selectOption('Daily');
    await expect(dialog.getByText(/^Every day\. Next: /)).toBeVisible();
    await field(dialog, 'Repeat Forever').uncheck();
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Recurrence End Date is required.')).toBeVisible();
    await field(dialog, 'Repeat Forever').check();
  });
  await button(await expanded(page, notes), 'Done').click();
  await expect(toast(page, 'Activity Updated!')).toBeVisible();
  expect((await stored(page, notes)).map(({ Status }) => Status).sort()).toEqual(['CLOSED', 'OPEN']);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await stored(page, notes)).map(({ Status }) => Status)).toEqual(['OPEN']);
  await expect(cardOf(page, notes).first()).toContainText('TO DO');
});

test('an open activity is put off by Snooze, and brought back by Undo @both', async ({ page }) => {
  const notes = ownNotes('Later');
  await add(page, notes);
  const before = (await stored(page, notes))[0]?.StartDate;
  await button(await expanded(page, notes), 'Snooze').click();
  await page.getByRole('menuitem', { name: 'Next month' }).click();
  await expect.poll(async () => (await stored(page, notes))[0]?.StartDate).not.toBe(before);
  await button(page, 'Undo').click();
  await expect.poll(async () => (await stored(page, notes))[0]?.StartDate).toBe(before);
});

test('what was entered comes back after a reload, and is asked about before it is lost', async ({ page }) => {
  await page.goto('/activities');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await field(dialog, 'Activity Notes').fill('Half a thought');
  await page.reload();
  await button(page, 'Add Activity').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await button(page, 'Keep Editing').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Add Activity').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('');
});

test.describe('Without a network', () => {
  test('Done waits on the card, and is sent by itself when the network returns', async ({
    page,
    context,
  }) => {
    const notes = ownNotes('Tunnel');
    await add(page, notes, async (dialog) => {
      await field(dialog, 'Recurrence').selectOption('Weekly');
    });
    const card = await expanded(page, notes);
    await context.setOffline(true);
    await button(card, 'Done').click();
    await expect(card.getByText('Waiting for the network')).toBeVisible();
    await expect(card).toContainText('DONE');
    await expect(button(page, '1 waiting')).toBeVisible();
    await context.setOffline(false);
    await expect(button(page, '1 waiting')).toBeHidden();
    await expect
      .poll(async () => (await stored(page, notes)).map(({ Status }) => Status).sort())
      .toEqual(['CLOSED', 'OPEN']);
  });

  test('a saved form survives a reload, is sent once, and a refused one comes back with its input', async ({
    page,
  }) => {
    const notes = ownNotes('Kept');
    await add(page, notes);
    await button(await expanded(page, notes), 'Edit').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
    await page.route('**/v1/activity', (route) => route.abort());
    await field(dialog, 'Activity Notes').fill(`${notes} in the lift`);
    await button(dialog, 'Save').click();
    await expect(toast(page, 'No connection')).toBeVisible();
    await page.reload();
    await expect(button(page, '1 waiting')).toBeVisible();
    // Meanwhile it was changed on another machine, so the waiting save is out of date.
    const [record] = await stored(page, notes);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.request.post('/v1/activity', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        saveMode: 0,
        ID: record?.ID,
        CompanyID: record?.CompanyID,
        IndividualID: record?.IndividualID,
        ActivityForID: record?.ActivityForID,
        TypeID: record?.TypeID,
        StartDate: record?.StartDate,
        Comments: `${notes} from the desk`,
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
      },
    });
    await page.unroute('**/v1/activity');
    await button(page, '1 waiting').click();
    await button(page, 'Send now').click();
    await expect(button(page, '1 refused')).toBeAttached();
    const list = page.getByRole('dialog', { name: 'Not saved yet' });
    await expect(list).toContainText('Somebody else has changed this record in the meantime.');
    await button(list, 'Open').click();
    await expect(field(dialog, 'Activity Notes')).toHaveValue(`${notes} in the lift`);
    await button(dialog, 'Save').click();
    await button(
      page.getByRole('dialog', { name: 'Changed in the meantime' }),
      'Overwrite with Mine',
    ).click();
    await expect(toast(page, 'Activity Updated!')).toBeVisible();
    expect((await stored(page, notes)).map(({ ActivityComments }) => ActivityComments)).toEqual([
      `${notes} in the lift`,
    ]);
  });
});

test('two people who edit one activity see what the other saved, and lose nothing @both', async ({
  page,
  browser,
  signInAs,
  baseURL,
}) => {
  const notes = ownNotes('Shared');
  await add(page, notes, async (dialog) =>
    choose(dialog, 'Assigned To', /Skyler|Oakley|Harper|Casey|Sample|Example/),
  );
  await button(await expanded(page, notes), 'Edit').click();
  const mine = page.getByRole('dialog', { name: 'Edit Activity' });
  await field(mine, 'Activity Notes').fill(`${notes}, mine`);

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 990, height: 900 },
  });
  const colleague = await context.newPage();
  await signInAs(colleague, REP);
  await colleague.goto('/activities?for=0&status=3&range=1&size=200&sort=1');
  await button(await expanded(colleague, notes), 'Edit').click();
  const theirs = colleague.getByRole('dialog', { name: 'Edit Activity' });
  await field(theirs, 'Activity Notes').fill(`${notes}, theirs`);
  await button(theirs, 'Save').click();
  await expect(toast(colleague, 'Activity Updated!')).toBeVisible();
  await context.close();

  await button(mine, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(conflict.getByRole('row', { name: /Activity Notes/ })).toContainText(`${notes}, theirs`);
  await expectAccessible(page);
  await button(conflict, 'Back to the Form').click();
  await expect(field(mine, 'Activity Notes')).toHaveValue(`${notes}, mine`);
});
test('a double click on a saving button leaves one row @both', async ({ page }) => {
  const notes = ownNotes('Twice');
  await page.goto('/activities?parent=1');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await choose(dialog, 'Company', /./);
  await choose(dialog, 'Contact', /./);
  await field(dialog, 'Activity Date').fill('today');
  await field(dialog, 'Activity Notes').fill(notes);
  await button(dialog, 'Save').dblclick();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  expect(await stored(page, notes)).toHaveLength(1);
});

test('the search narrows the list, is part of the link, and can be taken away (ACTS-01 to ACTS-05)', async ({
  page,
}) => {
  await page.goto('/activities');
  await button(page, 'Search...').click();
  const dialog = page.getByRole('dialog', { name: 'Search Filters' });
  await field(dialog, 'Status').selectOption('Done');
  await field(dialog, 'Date Range').selectOption('Last 30 Days');
  await choose(dialog, 'Assigned To', 'Everybody');
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

test('somebody who is not associated is offered no action (ACT-09)', async ({
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
  expect(OTHER).not.toBe(MANAGER);
  await context.close();
});

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the activity form and its search have no accessibility findings at ${width} px, ${scheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/activities');
    await button(page, 'Add Activity').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
    await field(dialog, 'Recurrence').selectOption('Monthly');
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Company is required.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await button(page, 'Discard').click();
    await button(page, 'Search...').click();
    await expect(page.getByRole('dialog', { name: 'Search Filters' })).toBeVisible();
    await expectAccessible(page);
  });
}
