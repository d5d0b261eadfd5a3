import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, field, toast } from './activities.ts';
import { api } from './contacts.ts';
import { choose } from './choose.ts';
import { expect } from './test.ts';

/** The password that unlocks a prospect's account owner in the demo. */
export const OWNER_PASSWORD = 'owner-press-1';

/** The fields of a company in call 11 that the journeys use. */
export interface Company {
  CustomerID: number;
  CustomerDisplayName: string;
  TrendGroupId: number;
  TrendGroupName: string;
  Prospect: boolean;
  IsAssociated: boolean;
  ShowPricingSummary: boolean;
  ShowPricingDetail: boolean;
  Version: number;
}

let made = 0;
/** A unique name that isn't similar to another company's. */
export const ownName = (): string => {
  const letters = `${Date.now()}${(made += 1)}`.replaceAll(
    /\d/g,
    (digit) => 'abcdefghij'[Number(digit)] ?? '',
  );
  return `${letters.split('').toReversed().join('')} Signs`;
};

/** The companies under a parent, from the server. */
export async function companiesUnder(page: Page, parent: number): Promise<Company[]> {
  const { Customers } = await api<{ Customers: Company[] }>(page, '/v1/customers/paged', {
    ParentID: parent,
    CompanyID: 0,
    PageNo: 1,
    PageSize: 200,
    SortBy: 0,
    SortOrder: 0,
  });
  return Customers;
}

/** The first company that meets a condition. */
export async function companyWhere(page: Page, holds: (company: Company) => boolean): Promise<Company> {
  const { TrendGroups } = await api<{ TrendGroups: { value: number }[] }>(page, '/v1/customers/trendgroups');
  for (const { value } of TrendGroups) {
    const found = (await companiesUnder(page, value)).find(holds);
    if (found !== undefined) return found;
  }
  throw new Error('The demo has no such company');
}

export const addressOfCompany = ({ TrendGroupId, CustomerID }: Company): string =>
  `/companies?parent=${TrendGroupId}&company=${CustomerID}`;

export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** Adds a prospect through the form; `more` runs before saving. Without a selection, its parent is new and has the same name. */
export async function addProspect(
  page: Page,
  name: string,
  more?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await button(page, 'Add Prospect').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Prospect' });
  await field(dialog, 'Company').first().fill(name);
  await field(dialog, 'Address').fill('5 Oak St');
  await field(dialog, 'City').fill('Provo');
  await choose(dialog, 'State', 'Utah');
  await field(dialog, 'Zip').fill('84601');
  await field(dialog, 'Phone').fill('801-555-0100');
  await choose(dialog, 'Account Owner', 'Rocky Mountain');
  await more?.(dialog);
  await button(dialog, 'Save').click();
}

/** Selects a company parent in the header's filter. */
export async function chooseParent(page: Page, name: string): Promise<void> {
  const filter = page.getByRole('region', { name: 'Company filter' });
  await filter.getByRole('combobox', { name: 'Company Parent' }).click();
  await filter.getByPlaceholder('Search...').fill(name);
  await filter.getByRole('option', { name }).click();
}

/** Adds a prospect and shows its card. */
export async function addAndShowProspect(page: Page): Promise<string> {
  const name = ownName();
  await page.goto('/companies');
  await addProspect(page, name);
  await expect(toast(page, 'Prospect Added!')).toBeVisible();
  await chooseParent(page, name);
  await expect(card(page, name)).toBeVisible();
  return name;
}

/** Does what starts a download. @returns the file's name and first bytes */
export async function captureDownload(
  page: Page,
  work: () => Promise<void>,
): Promise<{ name: string; start: string }> {
  const waiting = page.waitForEvent('download');
  await work();
  const file = await waiting;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 4).toString('latin1') };
}

export { button, field, toast };

/** The first bytes of a saved spreadsheet, which is a ZIP file. */
export const SPREADSHEET = 'PK\u0003\u0004';
