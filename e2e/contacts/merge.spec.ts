import { REP } from '../support/accounts.ts';
import { button, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { api, ownContact } from '../support/contacts.ts';
import { expect, test } from '../support/test.ts';

interface Saved {
  Contact: { IndividualId: number };
}

test('a rep finds two contacts for the same person, chooses what stays, and undoes the merge from its history (MERG-01, MERG-02, MERG-06, MERG-07, MERG-08)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/contacts?company=1');
  const own = ownContact('Twin');
  const phone = `303${String(Date.now()).slice(-7)}`;
  const add = async (change: object) => {
    const { Contact } = await api<Saved>(page, '/v1/individuals', {
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      IndividualId: 0,
      IndividualPhone: phone,
      CompanyAssociations: [{ value: 1, label: '', isDefault: true }],
      ...change,
    });
    return Contact.IndividualId;
  };
  await add({ IndividualName: own.name, IndividualEmail: own.email, InternalNotes: 'Calls on Mondays' });
  const away = await add({
    IndividualName: `${own.name} Jr.`,
    IndividualEmail: `x.${own.email}`,
    IndividualTitle: 'Buyer',
    InternalNotes: 'Prefers mail',
  });

  await button(page, 'Possible Duplicates').click();
  const list = page.getByRole('dialog', { name: 'Possible Duplicates' });
  const pair = list.getByRole('listitem').filter({ hasText: own.email }).first();
  await expect(pair).toContainText('Same phone number');
  await expectAccessible(page);
  await pair.getByRole('button', { name: /^Compare/ }).click();

  const form = page.getByRole('dialog', { name: 'Merge Contacts' });
  await form.getByRole('radio', { name: `Keep: ${own.name}, ${own.email}` }).check();
  await form.getByRole('radio', { name: `Name: ${own.name}, from ${own.email}` }).check();
  await form.getByRole('radio', { name: `Email: ${own.email}, from ${own.email}` }).check();
  await expect(form.getByRole('radio', { name: /^Title: Buyer/ })).toBeChecked();
  await expect(form).toContainText('Calls on Mondays');
  await expect(form).toContainText('Prefers mail');
  await expectAccessible(page);
  await button(form, 'Merge').click();
  await expect(toast(page, `2 contacts merged into ${own.name}`)).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: own.email })).toHaveCount(0);

  await page.goto(`/contacts?contact=${away}`);
  const card = page.getByRole('article', { name: own.name, exact: true });
  await expect(card).toContainText('Buyer');
  await card.getByRole('button', { name: 'Show Merge History' }).click();
  const history = page.getByRole('dialog', { name: 'Merge History' });
  await expect(history).toContainText(`${own.name} Jr.`);
  await expectAccessible(page);
  await history.getByRole('button', { name: /^Undo the merge from/ }).click();
  await expect(toast(page, 'Merge undone')).toBeVisible();
  await expect(history).toContainText('Undone by');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: `${own.name} Jr.` })).toContainText('Prefers mail');
});
