import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  addAndShowProspect,
  addProspect,
  addressOfCompany,
  button,
  card,
  chooseParent,
  companiesUnder,
  companyWhere,
  field,
  OWNER_PASSWORD,
  ownName,
  captureDownload,
  SPREADSHEET,
  toast,
} from '../support/companies.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { withoutStream } from '../support/withoutStream.ts';
import { longUnless } from '../support/long.ts';
import { openTools } from '../support/lists.ts';

// Console errors that the browser prints for rejected calls that a journey provokes.
test.use({ expectedErrors: [/409 \(Conflict\)/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a rep adds a prospect with a contact, and can select it in the filter at once (PROS-03, PROS-07 to PROS-09) @both', async ({
  page,
}) => {
  const name = ownName();
  await page.goto('/companies');
  await addProspect(page, name, async (dialog) => {
    await expect(dialog.getByRole('combobox', { name: 'Company Parent' })).toContainText(name);
    await expect(dialog.getByText(`New company parent: ${name}`)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Individual Association' }).click();
    await dialog.getByPlaceholder('Search...').fill('ali');
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await button(dialog, 'Add Contact Association').click();
    await expect(dialog.getByText('1 associations found.')).toBeVisible();
    await button(dialog, 'Add New Contact').click();
    const contact = page.getByRole('dialog', { name: 'Add New Contact' });
    await field(contact, 'Individual Name').fill(`Zoe of ${name}`);
    await field(contact, 'Individual Email').fill(`zoe@${name.replaceAll(' ', '.')}.com`);
    await button(contact, 'Save').click();
    await expect(dialog.getByText('2 associations found.')).toBeVisible();
  });
  await expect(toast(page, 'Prospect Added!')).toBeVisible();
  await chooseParent(page, name);
  await expect(card(page, name)).toContainText('Prospect');
  await expect(page).toHaveURL(/company=\d+/);
  await button(card(page, name), `Edit ${name}`).click();
  const dialog = page.getByRole('dialog', { name });
  for (const text of ['2 associations found.', `Zoe of ${name}`])
    await expect(dialog.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a taken name shows a warning, and is refused at its field (PROS-05) @long', async ({ page }) => {
  const name = await addAndShowProspect(page);
  await addProspect(page, ` ${name.toUpperCase()} `, async (dialog) => {
    await expect(dialog.getByText('A company with this name already exists:')).toBeVisible();
  });
  const dialog = page.getByRole('dialog', { name: 'Add New Prospect' });
  await expect(dialog.getByText('Company Name is already in use.')).toBeVisible();
  await expect(field(dialog, 'Company').first()).toBeFocused();
});

test('a missing company parent is created from its picker, by keyboard (PROS-11, REC-02)', async ({
  page,
}) => {
  const [name, parent] = [ownName(), `${ownName()} Holding`];
  await page.goto('/companies');
  await addProspect(page, name, async (dialog) => {
    const picker = dialog.getByRole('combobox', { name: 'Company Parent', exact: true });
    await picker.press('ArrowDown');
    await dialog.getByPlaceholder('Search...').fill(parent);
    await expect(dialog.getByRole('option', { name: `Create company parent “${parent}”` })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(picker).toBeFocused();
    await expect(picker).toHaveText(parent);
    await expect(dialog.getByText(`New company parent: ${parent}`)).toBeVisible();
  });
  await expect(toast(page, 'Prospect Added!')).toBeVisible();
  await chooseParent(page, parent);
  await expect(card(page, name)).toBeVisible();
});

test('the account owner can be changed only with the password (PROS-06) @both', async ({ page }) => {
  const name = await addAndShowProspect(page);
  await expect(card(page, name)).toContainText('Rocky Mountain');
  await button(card(page, name), `Edit ${name}`).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(field(dialog, 'Account Owner')).toBeDisabled();
  await field(dialog, 'Account Owner Password').fill('a guess');
  await field(dialog, 'Fax').focus();
  await expect(dialog.getByText('This isn’t the account owner password.')).toBeVisible();
  await field(dialog, 'Account Owner Password').fill(OWNER_PASSWORD);
  await field(dialog, 'Fax').focus();
  await expect(field(dialog, 'Account Owner')).toBeEnabled();
  await expect(field(dialog, 'Account Owner Password')).toHaveValue('');
  await choose(dialog, 'Account Owner', 'Great Plains');
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Prospect Updated!')).toBeVisible();
  await expect(card(page, name)).toContainText('Great Plains');
});

test('a colleague’s conflicting save is shown, and can be overwritten @long', async ({ page, browser }) => {
  await withoutStream(page);
  const name = await addAndShowProspect(page);
  await button(card(page, name), `Edit ${name}`).click();
  const dialog = page.getByRole('dialog', { name });
  await field(dialog, 'City').fill('Ogden');

  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto(page.url());
  await button(card(other, name), `Edit ${name}`).click();
  const theirs = other.getByRole('dialog', { name });
  await field(theirs, 'City').fill('Sandy');
  await button(theirs, 'Save').click();
  await expect(toast(other, 'Prospect Updated!')).toBeVisible();
  await other.close();

  await button(dialog, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Record Changed' });
  await expect(conflict.getByRole('row', { name: /^City/ })).toContainText('OgdenSandy');
  await button(conflict, 'Overwrite with Mine').click();
  await expect(toast(page, 'Prospect Updated!')).toBeVisible();
  await expect(card(page, name)).toContainText('Ogden');
});

test('the spend of the last five years is a table that agrees with the card (COMP-03, COMP-04)', async ({
  page,
}) => {
  await page.goto('/companies?parent=1');
  const badges = page.getByRole('list', { name: /^Spend for/ }).first();
  await expect(badges.getByRole('listitem')).toHaveText([/^LYTD \$/, /^YTD \$/, /^LTM \$/, /^LCY \$/]);
  const lastYear = await badges.getByRole('listitem').last().innerText();
  await page
    .getByRole('button', { name: /^More\.\.\./ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Last 5 Years' });
  await expect(dialog.getByRole('row')).toHaveCount(7);
  await expect(dialog.getByRole('row').nth(2)).toContainText(lastYear.replace(/^LCY\s*/, ''));
});

test('pricing documents are downloaded as spreadsheets or a PDF, without leaving the page (COMP-02) @both', async ({
  page,
}) => {
  await page.goto('/activities');
  const company = await companyWhere(
    page,
    ({ IsAssociated, ShowPricingSummary, ShowPricingDetail }) =>
      IsAssociated && ShowPricingSummary && ShowPricingDetail,
  );
  await page.goto(addressOfCompany(company));
  const { CustomerDisplayName: name } = company;
  const link = (text: string) => page.getByRole('link', { name: `${text} for ${name}`, exact: true });
  const summary = await captureDownload(page, () => link('Pricing Summary').click());
  expect(summary).toEqual({ name: `Pricing Summary - ${name}.xlsx`, start: SPREADSHEET });
  const pdf = await captureDownload(page, () => link('PDF of the Pricing Summary').click());
  expect(pdf).toEqual({ name: `Pricing Summary - ${name}.pdf`, start: '%PDF' });
  const detail = await captureDownload(page, () => link('Detailed Pricing Sheet').click());
  expect(detail).toEqual({ name: `Detailed Pricing Sheet - ${name}.xlsx`, start: SPREADSHEET });
  await expect(page).toHaveURL(/\/companies/);
});

test('customers, prospects and one sales rep’s companies are listed separately (COMP-06) @long', async ({
  page,
}) => {
  await page.goto('/companies?parent=1');
  const all = await companiesUnder(page, 1);
  await choose(page, 'Customers/Prospects', 'Prospects');
  const prospects = all.filter(({ Prospect }) => Prospect);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    `of ${prospects.length} Companies found`,
  );
  for (const { CustomerDisplayName, IsAssociated } of prospects.slice(0, 20)) {
    await expect(card(page, CustomerDisplayName).getByRole('button', { name: /^Edit/ })).toHaveCount(
      IsAssociated ? 1 : 0,
    );
  }
  await choose(page, 'Sales Rep', 1);
  await expect(page).toHaveURL(/kind=2&rep=\d+/);
});

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(
    `the companies and their forms have no accessibility findings at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/companies?parent=1');
      await expect(page.getByRole('list', { name: /^Spend for/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^More\.\.\./ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Last 5 Years' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      const [addresses, edit] = [/^Addresses for/, /^Edit/].map((name) => page.getByRole('button', { name }));
      await addresses?.first().click();
      const shipping = page.getByRole('dialog', { name: 'Shipping Addresses' });
      await button(shipping, 'Select Posting Company Address').click();
      await button(shipping, 'Add Address').click();
      await expect(shipping.getByText('Name is required.')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await edit?.first().click();
      const form = page.getByRole('dialog').filter({ hasText: 'Individual Associations:' });
      await expect(field(form, 'Account Owner Password')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await openTools(page);
      await button(page, 'Add Prospect').click();
      const dialog = page.getByRole('dialog', { name: 'Add New Prospect' });
      await button(dialog, 'Save').click();
      await expect(dialog.getByText('Company Name is required.')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
