import { MANAGER } from '../support/accounts.ts';
import { addressOfCompany, companyWhere } from '../support/companies.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, MANAGER));

test('a manager opens a company’s page from its card, and starts an activity there with one click (COPG-01 to COPG-06)', async ({
  page,
}) => {
  await page.goto('/activities');
  const company = await companyWhere(page, ({ Prospect }) => !Prospect);
  const name = company.CustomerDisplayName;
  await page.goto(addressOfCompany(company));
  await page.getByRole('link', { name: `Company Page for ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/companies/${company.CustomerID}\\?`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  await page.getByText('Show Spend as Table').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^(Request Reorder|Add Activity)$/ }).click();
  await expect(
    page.getByRole('dialog').getByRole('combobox', { name: 'Company', exact: true }),
  ).toContainText(name);
});
