import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OPERATIONS, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { button, toast } from '../support/companies.ts';
import { choose, select } from '../support/choose.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

/** A server of its own, so that imports don't disturb the other journeys. */
const test = withOwnServer();
// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

const ORDERS = `Order No,Line,Customer,Status,Ordered,Total,Product
970001,1,c-1,Shipped,11/13/2026,12.50,Import Bulletin
970001,2,c-1,Shipped,13/45/2026,12.50,Import Bulletin
970001,3,c-77,Shipped,11/13/2026,12.50,Import Bulletin
`;
/** The records that orders refer to, in feeding order. */
const FED = {
  parents: { externalId: 'g-1', name: 'Import Group' },
  'account-owners': { externalId: 'o-1', name: 'Rocky Mountain' },
  employees: {
    externalId: 'e-1',
    email: 'import.rep@galley.example',
    givenName: 'Sky',
    familyName: 'Fiction',
    type: 'Sales',
  },
  companies: {
    externalId: 'c-1',
    name: 'Import Posters',
    parent: 'g-1',
    accountOwner: 'o-1',
    salesRep: 'e-1',
  },
};

/** Feeds records like the provider's own system. */
const feedWhatOrdersNeed = (page: Page) =>
  page.evaluate(async (fed) => {
    const post = async (path: string, token: string | null, body: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { secret: string };
    };
    const { secret } = await post('/v1/service-tokens', localStorage.getItem('token'), {
      name: 'Press',
      source: 'press',
      scopes: ['feed:*'],
      expiresOn: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10),
    });
    for (const [resource, record] of Object.entries(fed))
      await post(`/v1/feed/${resource}`, secret, [record]);
  }, FED);

test('Operations drops a table with a wrong date and an unknown customer, previews the import, applies it and undoes it (IMPO-08)', async ({
  page,
  browser,
  own,
  signInAs,
}) => {
  await signInAs(page, OPERATIONS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/activities');
  await feedWhatOrdersNeed(page);
  await button(page, 'Parker Testcase').click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const main = page.getByRole('main');
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'orders.csv'));
    return data;
  }, ORDERS);
  await main.locator('.import-drop').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(main.getByRole('heading', { name: 'orders.csv', level: 3 })).toBeVisible();
  await expect(select(main, 'File Contents')).toHaveText('Orders');
  await choose(main, 'Source Program', 'press');
  await expect(select(main, 'Source Program')).toHaveText('press');
  await expectAccessible(page);
  await button(main, 'Check File').click();
  await expect(main.getByText('Checked. Nothing has been imported yet.')).toBeVisible();
  const refused = main.getByRole('list', { name: 'Orders: Can’t Be Imported' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /Row 2, 970001-2.*Ordered: "13\/45\/2026" must be a day like 2026-11-24/,
    /Row 3, 970001-3.*Customer: "c-77" isn’t a company here/,
  ]);
  await button(main, 'Add 1').click();
  await expect(main.getByRole('list', { name: 'Orders: Add' })).toContainText('Cost 12.5');
  await expectAccessible(page);
  await button(main, 'Import 1 Record').click();
  await expect(main.getByText('Imported', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await button(main, 'Download Rows with Errors').click();
  const rows = readFileSync(await (await saving).path(), 'utf8');
  expect(rows).toContain(
    '"13/45/2026","12.50","Import Bulletin","Ordered: ""13/45/2026"" must be a day like 2026-11-24"',
  );

  const rep = await browser.newPage({ baseURL: own.url });
  await signInAs(rep, REP);
  await rep.goto('/activities');
  await rep.getByRole('combobox', { name: /^Company Parent/ }).click();
  await rep.getByPlaceholder('Search...').fill('Import');
  await rep.getByRole('option', { name: 'Import Group' }).click();
  await rep.getByRole('navigation').getByRole('link', { name: 'Orders 1' }).first().click();
  await expect(rep.getByRole('main').getByText('970001-1').first()).toBeVisible();
  await rep.close();
  await main.getByRole('link', { name: 'All Imports' }).click();
  await main.getByRole('link', { name: 'orders.csv' }).click();
  await button(main, 'Undo Import').click();
  await button(page.getByRole('dialog', { name: 'Undo the import of orders.csv?' }), 'Undo').click();
  await expect(toast(page, 'Undoing orders.csv')).toBeVisible();
  await expect(main.getByText(/^Undone: /)).toBeVisible();
});

/** A customer list saved by Excel: in a Windows encoding, with people in the rows. */
const CUSTOMERS = [
  'Customer;Street;City;State;ZIP;Buyer;Buyer e-mail',
  'Cr\u00e8me Lanterns;4 Lamp Street;Boston;Massachusetts;2134;Lou Lantern;lou@lantern.example',
  'Cr\u00e8me Lanterns;;;;;Max Lantern;max@lantern.example',
  'Moth Murals;7 Wing Way;Denver;CO;80202;Mia Moth;mia@moth.example',
].join('\r\n');

test('a first-time user imports customers and their people from Excel: choose, check, import (IMPO-02, IMPO-21, IMPO-22)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, OPERATIONS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/import');
  const main = page.getByRole('main');
  await main.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'Customers 2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(CUSTOMERS, 'latin1'),
  });
  await expect(select(main, 'File Contents')).toHaveText('Companies and Contacts');
  await expect(select(main, 'Buyer e-mail')).toHaveText('Contact email');
  const press = async (name: string | RegExp) => {
    await main.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await choose(main, 'Account Owner', 'Rocky Mountain');
  await choose(main, 'Sales Rep', 'Robin Sample');
  await expectAccessible(page);
  await press('Check File');
  const companies = main.getByRole('list', { name: 'Companies: Add' });
  await expect(companies.getByRole('listitem')).toHaveText([
    /Row 1, Crème Lanterns.*ZIP 02134/,
    /Row 3, Moth Murals/,
  ]);
  await expect(main.getByRole('list', { name: 'Contacts: Add' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await press('Import 5 Records');
  await expect(main.getByText('Imported', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Companies/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Company', exact: true }).click();
  await page.getByPlaceholder('Search...').fill('creme lan');
  await page.getByRole('option', { name: 'Crème Lanterns' }).click();
  await expect(page.getByRole('main').getByRole('article', { name: /Crème Lanterns/ })).toBeVisible();
});

for (const [width, scheme] of [
  [390, 'light'],
  [768, 'dark'],
  [1920, 'dark'],
] as const)
  test(`the columns of a file and the preview have no accessibility findings and no sideways scrolling at ${width} px, ${scheme} (IMPO-02, IMPO-03)`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await signInAs(page, OPERATIONS);
    await page.goto('/import');
    const main = page.getByRole('main');
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await main.getByLabel('Choose a file or drop it here').setInputFiles({
      name: `customers-${width}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(CUSTOMERS.replaceAll('antern', `antern${width}`), 'latin1'),
    });
    await expect(button(main, 'Check File')).toBeVisible();
    await expectAccessible(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await choose(main, 'Account Owner', 'Rocky Mountain');
    await choose(main, 'Sales Rep', 'Robin Sample');
    await button(main, 'Check File').click();
    await expect(main.getByText('Checked. Nothing has been imported yet.')).toBeVisible();
    // A tab that is partly scrolled under the header is too small a target for axe.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await button(main, 'Discard File').click();
    await expect(main.getByText('Canceled. Nothing was imported.')).toBeVisible();
  });

for (const [width, scheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const)
  test(`webhooks and service tokens have no accessibility findings and no sideways scrolling at ${width} px, ${scheme} (IMPO-09, IMPO-10)`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await signInAs(page, OPERATIONS);
    for (const [part, name, title] of [
      ['webhooks', 'Add Webhook', 'Add Webhook'],
      ['tokens', 'Create Token', 'Create Token'],
    ] as const) {
      await page.goto(`/import?part=${part}`);
      await button(page, name).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectAccessible(page);
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overhang()).toBeLessThanOrEqual(0);
    }
  });
