import type { Locator, Page } from '@playwright/test';
import { button, field, toast } from './activities.ts';
import { expect } from './test.ts';

/** The fields of a contact in responses that the journeys use. */
export interface Contact {
  IndividualId: number;
  IndividualName: string;
  IndividualEmail: string;
  Inactive: boolean;
  Associations: { value: number; label: string; isDefault: boolean }[];
  Version: number;
}

/** A call as the page itself would send it: GET, or POST with a body. */
export async function api<T>(page: Page, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await (data === undefined
    ? page.request.get(path, { headers })
    : page.request.post(path, { headers, data }));
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A unique name and email address, so that a journey finds its own contact. */
let made = 0;
export function ownContact(about: string): { name: string; email: string } {
  const unique = `${Date.now()}${(made += 1)}`;
  return {
    name: `${about} ${unique}`,
    email: `${about.toLowerCase().replaceAll(' ', '.')}.${unique}@example.com`,
  };
}

/** The contact with this address, from the server. */
export async function storedContact(page: Page, email: string): Promise<Contact> {
  const { results } = await api<{ results: { value: number }[] }>(
    page,
    `/v1/individuals/similar?email=${encodeURIComponent(email)}`,
  );
  expect(results, email).toHaveLength(1);
  return api(page, `/v1/individuals?id=${results[0]?.value}`);
}

/** The EmployeeUID for a payload. */
export const employeeUid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('token') ?? '').split('.');
    return (JSON.parse(atob(claims)) as { sub: string }).sub;
  });

/** Adds a contact through the form, and waits until it is saved. */
export async function addContact(
  page: Page,
  { name, email }: { name: string; email: string },
  more?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await button(page, 'Add Contact').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await field(dialog, 'Individual Name').fill(name);
  await field(dialog, 'Individual Email').fill(email);
  await more?.(dialog);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Contact Added!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Shows one contact with the list's filter. */
export async function findContact(page: Page, name: string): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Contact', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search Contact' }).fill(name);
  await page.getByRole('option', { name }).click();
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  return card;
}

export const companiesOf = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Company Associations:' }).getByRole('listitem');

export async function addCompany(dialog: Locator, name: RegExp | string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Company Association', exact: true }).click();
  await dialog.getByRole('listbox').getByRole('option', { name }).first().click();
  await button(dialog, 'Add Company Association').click();
}
