import { REP } from '../support/accounts.ts';
import { choose } from '../support/choose.ts';
import {
  addAndShowProspect,
  button,
  card,
  field,
  captureDownload,
  SPREADSHEET,
  toast,
} from '../support/companies.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('shipping addresses are entered, chosen, changed, selected for a quote and deleted (SHIP-01 to SHIP-06) @both', async ({
  page,
}) => {
  const name = await addAndShowProspect(page);
  await button(card(page, name), `Addresses for ${name}`).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping Addresses' });
  await expect(dialog.getByText('No shipping addresses have been added.')).toBeVisible();

  await button(dialog, 'Enter New Address').click();
  await button(dialog, 'Add Address').click();
  await expect(dialog.getByText('Zip is required.')).toBeVisible();
  await field(dialog, 'Name').fill('Depot');
  await field(dialog, 'Address 1').fill('1 Main St');
  await field(dialog, 'City').fill('Provo');
  await choose(dialog, 'State', 'Utah');
  await field(dialog, 'Zip').fill('84601');
  await button(dialog, 'Add Address').click();
  await expect(toast(page, 'Shipping Address Added')).toBeVisible();

  await button(dialog, 'Select Posting Company Address').click();
  await choose(dialog, 'Branch Company', 1);
  await choose(dialog, 'Branch State', 1);
  await choose(dialog, 'Company', 1);
  await expect(field(dialog, 'Zip')).toHaveAttribute('readonly');
  const branch = await field(dialog, 'Name').inputValue();
  await button(dialog, 'Add Address').click();
  await expect(dialog.getByText('2 of 2 selected')).toBeVisible();

  await button(dialog, 'Edit Depot').click();
  await field(dialog, 'City').fill('Orem');
  await button(dialog, 'Update Address').click();
  await expect(toast(page, 'Shipping Address(es) Updated')).toBeVisible();
  await expect(dialog.getByText('1 Main St, Orem, UT 84601')).toBeVisible();

  await button(dialog, 'Unselect All').click();
  await dialog.getByRole('checkbox', { name: 'Depot' }).check();
  const file = await captureDownload(page, () => button(dialog, 'Excel').click());
  expect(file).toEqual({ name: `Build a Quote - ${name}.xlsx`, start: SPREADSHEET });

  await button(dialog, `Delete ${branch}`).click();
  await button(dialog.getByRole('group', { name: `Delete ${branch}?` }), 'Delete').click();
  await expect(toast(page, 'Shipping Address Removed')).toBeVisible();
  await page.reload();
  await button(card(page, name), `Addresses for ${name}`).click();
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
});
