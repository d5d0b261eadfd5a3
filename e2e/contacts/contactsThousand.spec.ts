import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, field, toast } from '../support/activities.ts';
import { api, companiesOf, employeeUid, ownContact, storedContact } from '../support/contacts.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

/** A server of its own: a thousand companies would disturb the other journeys. */
const test = withOwnServer();

const COUNT = 1000;
const AT_ONCE = 10;
const PROSPECT = {
  ID: 0,
  TrendGroupName: 'As chosen',
  TrendGroupNumber: 1,
  ForecastFamily: 1,
  Address1: '1 Press Road',
  City: 'Denver',
  State: 'CO',
  Zip: '80202',
  Phone: '303-555-0100',
  AccountTypeID: 1,
  IndividualAssociations: [],
};

/** Companies of the rep, as many as a contact can have; the demo has fewer. @returns them as options */
async function addCompanies(page: Page, EmployeeUID: string): Promise<object[]> {
  const add = async (number: number) => {
    const { Customer } = await api<{ Customer: { CustomerID: number } }>(page, '/v1/customers/prospect', {
      EmployeeUID,
      ...PROSPECT,
      Company: `Thousand Boards ${number}`,
    });
    return { value: Customer.CustomerID };
  };
  const added: object[] = [];
  for (let first = 1; first <= COUNT; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    added.push(...(await Promise.all(numbers.map(add))));
  }
  return added;
}

test('a contact with a thousand companies shows all of them, and keeps the rest if one is removed (CONT-03, CONF-03) @long', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, REP);
  await page.goto('/contacts');
  const EmployeeUID = await employeeUid(page);
  const own = ownContact('Thea Thousand');
  await api(page, '/v1/individuals', {
    EmployeeUID,
    IndividualId: 0,
    IndividualName: own.name,
    IndividualEmail: own.email,
    CompanyAssociations: await addCompanies(page, EmployeeUID),
  });
  const { IndividualId } = await storedContact(page, own.email);

  await page.goto(`/contacts?contact=${IndividualId}`);
  const card = page.getByRole('article', { name: own.name });
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await button(card, '+ 995 more').click();
  await expect(card.getByRole('listitem')).toHaveCount(COUNT);
  await button(card, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: own.name });
  await expect(companiesOf(dialog)).toHaveCount(COUNT);
  await button(dialog, 'Remove Thousand Boards 500').click();
  await expect(companiesOf(dialog)).toHaveCount(COUNT - 1);
  await field(dialog, 'Individual Title').fill('Knows everybody');
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Contact Updated!')).toBeVisible();
  const { Associations } = await storedContact(page, own.email);
  expect(Associations).toHaveLength(COUNT - 1);
  expect(Associations.map(({ label }) => label)).not.toContain('Thousand Boards 500');
  await expect(card.getByRole('listitem')).toHaveCount(COUNT - 1);
});
