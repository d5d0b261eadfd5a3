import { REP } from '../support/accounts.ts';
import { button, field, ownNotes, stored, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  addCompany,
  addContact,
  api,
  companiesOf,
  employeeUid,
  findContact,
  ownContact,
  storedContact,
} from '../support/contacts.ts';
import { expect, test } from '../support/test.ts';
import { withoutStream } from '../support/withoutStream.ts';
import { longUnless } from '../support/long.ts';

// Console errors that the browser prints for rejected calls that a journey provokes.
test.use({ expectedErrors: [/409 \(Conflict\)/] });
// Serial, because each adds a contact under the parent whose contacts the first one counts.
test.describe.configure({ mode: 'default' });
/** Under parent 1, and associated with the rep, so that its contacts are too. */
const OWN_COMPANY = /Boise/;

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a rep adds a contact with its companies, finds it, and the header counts it (CONT-01, CONT-02, CONF-02, CONF-08) @both', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  const own = ownContact('Nina New');
  const count = page.getByRole('link', { name: /^Contacts/ });
  await expect(count).toHaveText(/\d/);
  const before = Number((await count.textContent())?.replaceAll(/\D/g, ''));
  await addContact(page, own, async (dialog) => {
    await addCompany(dialog, OWN_COMPANY);
    await expect(companiesOf(dialog)).toHaveCount(1);
    await expect(dialog.getByTitle('Default Customer')).toBeVisible();
    await button(dialog, 'Time Stamp').click();
    await expect(field(dialog, 'Internal notes')).toBeFocused();
    await page.keyboard.type('met at the fair');
  });
  await expect(count).toContainText(String(before + 1));
  const card = await findContact(page, own.name);
  await expect(card).toContainText('met at the fair');
  await expect(card.getByRole('link', { name: own.email })).toBeVisible();
  await expect(page).toHaveURL(/contact=\d+/);
  await expect(page.getByText('1 filter applied')).toBeVisible();
  await button(page, 'Clear Contact').click();
  await expect(page).toHaveURL(/\/contacts\?parent=1$/);
});

test('a contact is edited and set inactive: it leaves the list, and comes back where inactive ones are included (CONF-05) @both', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  const own = ownContact('Aaa Inactive');
  await addContact(page, own, async (dialog) => addCompany(dialog, OWN_COMPANY));
  const card = page.getByRole('article', { name: own.name });
  await button(card, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: own.name });
  await field(dialog, 'Individual Title').fill('Retired');
  await dialog.getByLabel('Inactive').check();
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Contact Updated!')).toBeVisible();
  await expect(card).toBeHidden();
  await button(page, 'Include inactive').click();
  await expect(card).toContainText('Retired');
  await expect(card).toContainText('Inactive');
  await page.reload();
  await expect(card).toBeVisible();
  await button(page, 'Remove filter: Include inactive').click();
  await expect(card).toBeHidden();
});

test('another contact’s email address shows a warning while typing, and is refused on save (CONF-06) @both', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  const own = ownContact('Dora Double');
  await addContact(page, own);
  await button(page, 'Add Contact').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await field(dialog, 'Individual Name').fill('Somebody Else');
  await field(dialog, 'Individual Email').fill(own.email.toUpperCase());
  const warning = dialog.getByText('A contact with this email address already exists:');
  await expect(warning).toContainText(own.name);
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Email is already in use.')).toBeVisible();
  await expect(field(dialog, 'Individual Email')).toBeFocused();
  await expect(field(dialog, 'Individual Name')).toHaveValue('Somebody Else');
  const other = ownContact('Somebody Else');
  await field(dialog, 'Individual Email').fill(other.email);
  await expect(warning).toBeHidden();
  await button(dialog, 'Save').click();
  // The first toast can still be there.
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Contact Added!').last()).toBeVisible();
  expect(await storedContact(page, other.email)).toMatchObject({ IndividualName: 'Somebody Else' });
});

test('removing the default company makes another the default; companies of other account owners stay (CONF-03, REC-07) @both', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  const own = ownContact('Carla Companies');
  await addContact(page, own, async (dialog) => {
    for (const city of [/Boise/, /Casper/, /Austin/, /Helena/]) await addCompany(dialog, city);
    await expect(companiesOf(dialog)).toHaveCount(4);
    await companiesOf(dialog)
      .filter({ hasText: 'Casper' })
      .getByRole('button', { name: /^Make Default/ })
      .click();
    await expect(dialog.getByTitle('Default Customer')).toContainText('Casper');
  });
  await button(await findContact(page, own.name), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: own.name });
  const others = companiesOf(dialog).filter({ hasText: 'Helena' });
  await expect(others).toContainText('Other owner');
  await expect(others.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await companiesOf(dialog)
    .filter({ hasText: 'Casper' })
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(companiesOf(dialog)).toHaveCount(3);
  await expect(dialog.getByTitle('Default Customer')).toContainText('Austin');
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Contact Updated!')).toBeVisible();
  const { Associations } = await storedContact(page, own.email);
  expect(Associations.map(({ label, isDefault }) => [label.split(' ')[2], isDefault])).toEqual([
    ['Austin', true],
    ['Boise', false],
    ['Helena', false],
  ]);
});

test('a colleague’s conflicting save is shown before it is overwritten @both @long', async ({ page }) => {
  await withoutStream(page);
  await page.goto('/contacts?parent=1');
  const own = ownContact('Otto Overwritten');
  await addContact(page, own, async (dialog) => addCompany(dialog, OWN_COMPANY));
  await button(await findContact(page, own.name), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: own.name });
  await field(dialog, 'Individual Title').fill('Mine');
  const { IndividualId, Version, Associations } = await storedContact(page, own.email);
  await api(page, '/v1/individuals', {
    EmployeeUID: await employeeUid(page),
    IndividualId,
    IndividualName: own.name,
    IndividualEmail: own.email,
    IndividualTitle: 'Theirs',
    CompanyAssociations: Associations,
    Version,
  });
  await button(dialog, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Record Changed' });
  await expect(conflict.getByRole('row', { name: /Individual Title/ })).toContainText('MineTheirs');
  await button(conflict, 'Overwrite with Mine').click();
  await expect(toast(page, 'Contact Updated!')).toBeVisible();
  expect(await storedContact(page, own.email)).toMatchObject({ IndividualTitle: 'Mine' });
});

test('an activity started from a contact has the contact and its default company (CONT-04) @long', async ({
  page,
}) => {
  await page.goto('/contacts?parent=1');
  const own = ownContact('Bea Busy');
  await addContact(page, own, async (dialog) => addCompany(dialog, OWN_COMPANY));
  await button(await findContact(page, own.name), 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(dialog.getByRole('combobox', { name: 'Contact', exact: true })).toContainText(own.name);
  await expect(dialog.getByRole('combobox', { name: 'Company', exact: true })).toContainText('Boise');
  const notes = ownNotes('From the card');
  await field(dialog, 'Activity Date').fill('today');
  await field(dialog, 'Activity Notes').fill(notes);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  const { IndividualId } = await storedContact(page, own.email);
  expect(await stored(page, notes)).toMatchObject([{ IndividualID: IndividualId }]);
  await page.getByRole('link', { name: `View Activities for ${own.name}` }).click();
  await expect(page.getByRole('article')).toContainText(notes);
});

test('a form with its input survives a reload @long', async ({ page }) => {
  await page.goto('/contacts?parent=1');
  await button(page, 'Add Contact').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await field(dialog, 'Individual Name').fill('Half a name');
  await page.reload();
  await expect(field(dialog, 'Individual Name')).toHaveValue('Half a name');
  await button(dialog, 'Start Over').click();
  await expect(field(dialog, 'Individual Name')).toHaveValue('');
});

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(
    `the contacts and their form have no accessibility findings at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      // The contact with the most companies in the demo.
      await page.goto('/contacts?contact=1');
      await button(page, '+ 245 more').click();
      await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(250);
      await expectAccessible(page);
      await button(page, 'Edit').click();
      const dialog = page.getByRole('dialog', { name: 'Briar Hem' });
      await expect(companiesOf(dialog)).toHaveCount(250);
      await field(dialog, 'Individual Name').fill('');
      await field(dialog, 'Individual Email').fill('nobody');
      await button(dialog, 'Save').click();
      await expect(dialog.getByText('Individual Name is required.')).toBeVisible();
      await expect(dialog.getByText('Email is invalid')).toBeVisible();
      await expectAccessible(page);
      await field(dialog, 'Individual Name').fill('Alex Cutter');
      await expect(
        dialog.getByText(
          /^A contact with the same or a similar name already exists:|^Contacts with the same or a similar name already exist:/,
        ),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
}
