import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { expect } from './test.ts';

/** The fields of an activity in call 3 that the journeys use. */
export interface Activity {
  ID: number;
  CompanyID: number;
  IndividualID: number;
  ActivityForID: number;
  TypeID: number;
  StartDate: string;
  ActivityComments: string;
  Status: string;
  IsAssociated: boolean;
}

export const cards = (page: Page) => page.getByRole('article');
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
export const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

/** Unique notes, so that a journey finds its own activity. */
let made = 0;
export const ownNotes = (about: string) => `${about} ${Date.now()}-${(made += 1)}`;

const CREATED = 2;
/** The activities added today with these notes, from the server. */
export async function stored(page: Page, notes: string): Promise<Activity[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.post('/v1/activity/paged', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      PageNo: 1,
      PageSize: 200,
      SortOrder: 1,
      Filter_ActivityForID: 0,
      Filter_Status: 3,
      Filter_DateRange: 1,
      Filter_DateType: CREATED,
    },
  });
  const { Activities } = (await answer.json()) as { Activities: Activity[] };
  return Activities.filter(({ ActivityComments }) => ActivityComments.startsWith(notes));
}

interface Option {
  value: number;
  label: string;
}

/** The name of the first contact of the company in the form. */
export async function firstContact(page: Page, dialog: Locator): Promise<string> {
  const company = await dialog.getByRole('combobox', { name: 'Company', exact: true }).innerText();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const get = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as T;
  };
  const term = encodeURIComponent(company.trim());
  const { results } = await get<{ results: Option[] }>(`/v1/companies/search?searchterm=${term}`);
  const [contact] = await get<Option[]>(`/v1/associations/individual/${results[0]?.value}`);
  if (contact === undefined) throw new Error(`${company} has no contact`);
  return contact.label;
}

/** Selects that contact; contacts are found once three characters are typed. */
export async function chooseContact(page: Page, dialog: Locator): Promise<void> {
  const name = await firstContact(page, dialog);
  await dialog.getByRole('combobox', { name: 'Contact', exact: true }).click();
  await dialog.getByPlaceholder('Search...').fill(name);
  await dialog.getByRole('listbox').getByRole('option', { name }).first().click();
}

/** Fills in the form of a new activity for today. */
export async function fillNew(page: Page, notes: string): Promise<Locator> {
  await page.goto('/activities?parent=1');
  return fillNewHere(page, notes);
}

/** The same on the open list of a company parent. */
export async function fillNewHere(page: Page, notes: string): Promise<Locator> {
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await choose(dialog, 'Company', /./);
  await chooseContact(page, dialog);
  await field(dialog, 'Activity Date').fill('today');
  await field(dialog, 'Activity Notes').fill(notes);
  return dialog;
}

/** Adds an activity for today through the form, and waits until it is saved. */
export async function add(
  page: Page,
  notes: string,
  more?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = await fillNew(page, notes);
  await more?.(dialog);
  await button(dialog, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  await page.goto('/activities?for=0&status=3&range=1&size=200&sort=1');
}
export const cardOf = (page: Page, notes: string) => cards(page).filter({ hasText: notes });
/** With 50 or more per page, cards start collapsed. */
export async function expandCard(page: Page, notes: string): Promise<Locator> {
  await button(page, 'Expand All').click();
  const card = cardOf(page, notes).first();
  await expect(card).toBeVisible();
  return card;
}
