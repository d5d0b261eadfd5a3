import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OPERATIONS, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { button, field, toast } from '../support/companies.ts';
import { choose } from '../support/choose.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

/** What is imported must not reach the other journeys. */
const test = withOwnServer();
// One after the other: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

const ORDERS = `Order No,Line,Customer,Status,Ordered,Total,Product
970001,1,c-1,Shipped,11/13/2026,12.50,Import Bulletin
970001,2,c-1,Shipped,13/45/2026,12.50,Import Bulletin
970001,3,c-77,Shipped,11/13/2026,12.50,Import Bulletin
`;
/** What the orders refer to, in the order in which it is fed. */
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

/** Feeds it as the provider's own system does. */
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

test('Operations drop a table with a wrong date and an unknown customer, see what it would do, apply it and take it back (IMPO-08)', async ({
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
  await field(main, 'Source').fill('press');
  await main.getByText('Drop a file here').locator('..').dispatchEvent('drop', { dataTransfer: transfer });
  await button(main, 'Upload').click();
  await expect(main.getByRole('heading', { name: 'orders.csv', level: 3 })).toBeVisible();
  await expectAccessible(page);
  await choose(main, 'advertiser (required)', 'The same in every record');
  await field(main, 'Value of advertiser').fill('Import Outdoor');
  await button(main, 'Check').click();
  await expect(main.getByText('Checked, not applied yet')).toBeVisible();
  const refused = main.getByRole('list', { name: 'Refused records' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /Row 2, 970001-2.*Ordered: "13\/45\/2026" must be a day like 2026-11-24/,
    /Row 3, 970001-3.*Customer: "c-77" is no company here\./,
  ]);
  await button(main, 'Created 1').click();
  await expect(main.getByRole('list', { name: 'Created records' })).toContainText('cost 12.5');
  await expectAccessible(page);
  await button(main, 'Apply').click();
  await expect(main.getByText('Applied', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await button(main, 'Download the Refused Rows').click();
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
  await main.getByRole('link', { name: 'All imports' }).click();
  await main.getByRole('link', { name: 'orders.csv' }).click();
  await button(main, 'Undo the Import').click();
  await button(page.getByRole('dialog', { name: 'Undo orders.csv?' }), 'Undo').click();
  await expect(toast(page, 'orders.csv is being undone')).toBeVisible();
  await expect(main.getByText('Undone', { exact: true })).toBeVisible();
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
