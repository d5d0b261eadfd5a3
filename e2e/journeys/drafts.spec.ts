import type { Page } from '@playwright/test';
import { OTHER, PASSWORD, REP } from '../support/accounts.ts';
import { button, cardOf, chooseContact, field, ownNotes, stored, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

// Console errors for the rejected calls that these journeys provoke.
test.use({ expectedErrors: [/401 \(Unauthorized\)|409 \(Conflict\)/] });

/** Signs in with the form, so that the session belongs to this page, because these journeys end it. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
}

/** Ends the page's session only on the server, like an operator or a timeout. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.post('/account/logout', { headers: { authorization: `Bearer ${token}` } });
}

const ended = (page: Page) => page.getByText('Your session has ended. Please sign in again.');
const kept = (page: Page) => page.getByText('Your draft is saved on this device');

test('Save says so if the session has ended, and after signing in the form is back with its input, and saves', async ({
  page,
}) => {
  const notes = ownNotes('Typed on the road');
  // The live stream would notice the end before Save does.
  await page.route('**/v1/live?*', () => new Promise(() => {}));
  await page.goto('/activities?parent=1');
  await signIn(page, REP);
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await choose(dialog, 'Company', /./);
  await chooseContact(page, dialog);
  await field(dialog, 'Activity Date').fill('today');
  await field(dialog, 'Activity Notes').fill(notes);
  await endSession(page);
  await button(dialog, 'Save').click();
  await expect(ended(page)).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await expectAccessible(page);

  await signIn(page, REP);
  await expect(page).toHaveURL('/activities?parent=1');
  await expect(field(dialog, 'Activity Notes')).toHaveValue(notes);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  expect(await stored(page, notes)).toHaveLength(1);
});

test('another user who signs in after the session has ended sees none of the input @long', async ({
  page,
}) => {
  await page.goto('/activities?parent=1');
  await signIn(page, REP);
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await field(dialog, 'Activity Notes').fill('Between us');
  await endSession(page);
  await page.reload();
  await expect(ended(page)).toBeVisible();
  await signIn(page, OTHER);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Add Activity').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('');
});

test('a record changed while its form waits for the next sign-in is shown as a conflict @long', async ({
  page,
}) => {
  const notes = ownNotes('Two of us');
  await page.goto('/activities');
  await signIn(page, REP);
  await page.goto('/activities?status=0&range=7&size=20');
  await button(page.getByRole('article').first(), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await field(dialog, 'Activity Notes').fill(notes);
  await endSession(page);
  await button(dialog, 'Save').click();
  await expect(kept(page)).toBeVisible();

  const other = await page.context().browser()?.newPage();
  if (other === undefined) throw new Error('There is no browser');
  await other.goto(new URL('/activities?status=0&range=7&size=20', page.url()).href);
  await signIn(other, REP);
  await button(other.getByRole('article').first(), 'Edit').click();
  const theirs = other.getByRole('dialog', { name: 'Edit Activity' });
  await field(theirs, 'Activity Notes').fill(`${notes}: theirs`);
  await button(theirs, 'Save').click();
  await expect(toast(other, 'Activity Updated!')).toBeVisible();
  await other.context().close();

  await signIn(page, REP);
  await expect(field(dialog, 'Activity Notes')).toHaveValue(notes);
  await button(dialog, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Record Changed' });
  await expect(conflict).toContainText(`${notes}: theirs`);
  await button(conflict, 'Overwrite with Mine').click();
  await expect(toast(page, 'Activity Updated!')).toBeVisible();
  await expect(cardOf(page, notes).first()).toBeVisible();
});

test('the browser asks before leaving a form with input, and after a reload the form is back', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  await page.getByLabel('Email').fill(REP);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Login').click();
  await button(page, 'Add Contact').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await field(dialog, 'Individual Name').pressSequentially('Half a name');
  const requested = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await requested;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(field(dialog, 'Individual Name')).toHaveValue('Half a name');
  await button(dialog, 'Close').first().click();
  await button(page, 'Discard').click();
  await page.reload();
  await expect(button(page, 'Add Contact')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
