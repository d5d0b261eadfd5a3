import { REP } from '../support/accounts.ts';
import { button, cards, field } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('Back in a form asks about its input and then closes it, even after a link or a reload (FORM-10)', async ({
  page,
}) => {
  const link = '/activities?for=0&status=3&range=7&page=2';
  await page.goto(link);
  await expect(cards(page).first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  for (const time of ['first', 'after a reload']) {
    await button(page, 'Add Activity').click();
    await field(dialog, 'Activity Notes').fill(`Half a thought, ${time}`);
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(link);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(field(dialog, 'Activity Notes')).toHaveValue(`Half a thought, ${time}`);
    await page.goBack();
    await button(question, 'Discard').click();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(link);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('Back closes a contact form over a prospect form first, then the prospect form, then the page @long', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  await page.getByRole('link', { name: /^Companies/ }).click();
  await expect(page).toHaveURL('/companies?parent=1');
  await button(page, 'Add Prospect').click();
  const prospect = page.getByRole('dialog', { name: 'Add New Prospect' });
  await button(prospect, 'Add New Contact').click();
  const contact = page.getByRole('dialog', { name: 'Add New Contact' });
  await expect(field(contact, 'Individual Name')).toBeFocused();
  await page.goBack();
  await expect(contact).toBeHidden();
  await expect(prospect).toBeVisible();
  await page.goBack();
  await expect(prospect).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contacts?parent=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});
