import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { startGalley } from '../support/galleyServer.ts';
import { withOwn } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

/** With an empty database, which these journeys fill one by one. */
const test = withOwn(() => startGalley({ env: { DEMO: 'off' } }));
test.describe.configure({ mode: 'default' });

const ADDRESS = /\/setup#[\w-]{43}/;
const PERSON = { email: 'sky@galley.example', password: 'quiet-ink-7' };
const COMPANIES = `Company,Account Owner,Sales Rep,City,State,ZIP,Phone
Harbor Signs,North,sky@galley.example,Denver,CO,80202,303-555-0101
Mesa Boards,North,sky@galley.example,Reno,NV,89501,775-555-0102
`;

/** Tabs to a control. */
async function tabTo(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let steps = 0; steps < 80; steps += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

const left = (page: Page) => page.getByRole('region', { name: 'Getting Started' });

async function signIn(page: Page) {
  await page.goto('/');
  await page.getByLabel('Email').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(left(page)).toBeVisible();
}

test('the first user sets up Galley, loads sample data and removes all of it, by keyboard (FIRST-05, FIRST-06, FIRST-07)', async ({
  page,
  own,
}) => {
  test.slow();
  await expect.poll(own.output).toMatch(ADDRESS);
  await page.goto(ADDRESS.exec(own.output())?.[0] ?? '');
  await page.getByLabel('First Name').fill('Sky');
  await page.getByLabel('Last Name').fill('Fiction');
  await page.getByLabel('Email').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page.getByLabel('Account Owner Password').fill('owner-ink-7');
  await page.keyboard.press('Enter');
  await expect(left(page).getByText('0 of 7 done')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'Load sample data to look around');
  await page.keyboard.press('Enter');
  await expect(left(page).getByRole('button', { name: 'Remove the sample data' })).toBeFocused();
  // A reload in the middle changes nothing.
  await page.reload();
  // The list is shown once the sample data is loaded.
  await expect(page.getByRole('status').filter({ hasText: 'of 42 Activities' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(left(page).getByText('0 of 7 done')).toBeVisible();
  await tabTo(page, 'Remove the sample data');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove the sample data?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Load sample data to look around' })).toBeFocused();
  await expect(page.getByText('No Upcoming Activities.')).toBeVisible();
});

test('the first user gets from the setup steps to a first list of customers (FIRST-05)', async ({ page }) => {
  await signIn(page);
  await tabTo(page, 'Account Owners');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Add Account Owner/i }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('North');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('North', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Galley', exact: false }).first().click();
  await expect(left(page).getByText('1 of 7 done')).toBeVisible();
  await tabTo(page, 'Customers');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(COMPANIES) });
  await main.getByRole('button', { name: 'Check File' }).click();
  await main.getByRole('button', { name: 'Import 2 Records' }).click();
  await expect(main.getByText('Imported', { exact: true })).toBeVisible();

  await page.goto('/companies');
  await page.getByRole('combobox', { name: /^Company Parent/ }).click();
  await page.getByPlaceholder('Search...').fill('harb');
  await page.getByRole('option', { name: 'Harbor Signs' }).click();
  await expect(page.getByRole('article', { name: /Harbor Signs/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/activities');
  const customers = left(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Customers' }) });
  await expect(customers).toContainText('Done');
  // They have their own records now, so sample data is no longer offered.
  await expect(left(page).getByRole('button', { name: /sample data/ })).toHaveCount(0);
  for (const [width, scheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await tabTo(page, 'Dismiss');
  await page.keyboard.press('Enter');
  await expect(left(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(left(page)).toHaveCount(0);
  await page.goto('/people?part=start');
  await expect(page.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expectAccessible(page);
});
