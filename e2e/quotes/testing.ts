import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button } from '../support/activities.ts';
import { choose } from '../support/choose.ts';
import { expect } from '../support/test.ts';

/** Sends a call as the user, with the token of their page. */
export async function call<T>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.status(), `${method} ${path}`).toBe(200);
  return (await answer.json()) as T;
}

interface Terms {
  Contacts: { ID: number; Name: string }[];
  Products: { ID: number; Name: string; Breaks: { MinQty: number; Cents: number }[] }[];
}

/** A company whose orders the user can see, with its prices. */
export async function customer(page: Page): Promise<{ id: number; name: string; terms: Terms }> {
  const { Quotes } = await call<{ Quotes: { CompanyID: number; CompanyName: string }[] }>(
    page,
    'POST',
    '/v1/quotes/paged',
    { PageNo: 1, PageSize: 20 },
  );
  const [{ CompanyID: id, CompanyName: name } = { CompanyID: 0, CompanyName: '' }] = Quotes;
  return { id, name, terms: await call<Terms>(page, 'GET', `/v1/quoteterms/${id}`) };
}

/** Creates a draft of the user's through calls. @returns its id */
export async function createDraft(page: Page, notes: string): Promise<number> {
  const { id, terms } = await customer(page);
  const product = terms.Products.find(({ Breaks }) => Breaks.length > 0);
  const [first] = product?.Breaks ?? [];
  const { ID } = await call<{ ID: number }>(page, 'POST', '/v1/quotes/save', {
    ID: 0,
    CompanyID: id,
    ContactID: terms.Contacts[0]?.ID ?? 0,
    ValidUntil: '2099-12-31',
    Notes: notes,
    Lines: [{ ProductID: product?.ID ?? 0, Qty: first?.MinQty ?? 1, UnitCents: first?.Cents ?? 0 }],
  });
  return ID;
}

/** Sends a quote from its page. @returns the path of the customer's link */
export async function sendByPage(page: Page, id: number): Promise<string> {
  await page.goto(`/quotes/${id}`);
  await button(page, 'Send').click();
  const dialog = page.getByRole('dialog', { name: /^Send Q-/ });
  await choose(dialog, 'Link Valid For', '7 days');
  await button(dialog, 'Mark as Sent and Create Link').click();
  const { pathname } = new URL((await dialog.getByRole('code').textContent()) ?? '');
  await button(dialog, 'Done').click();
  return pathname;
}

export { REP };
