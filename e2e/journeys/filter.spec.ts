import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const parent = (page: Page) => page.getByRole('combobox', { name: /^Company Parent/ });
const company = (page: Page) => page.getByRole('combobox', { name: /^Company(?! Parent)/ });
const searchBox = (page: Page) => page.getByPlaceholder('Search...');
// A native select has options too.
const listed = (page: Page) => page.getByRole('listbox').getByRole('option');
const count = async (page: Page, name: string) => {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) })
    .first();
  await expect(link).toBeVisible();
  return Number((await link.innerText()).replaceAll(/\D/g, ''));
};

interface Options {
  TrendGroups: { value: number; label: string }[];
  Customers: { value: number; label: string; TrendGroupId: number }[];
}
async function options(page: Page): Promise<Options> {
  return page.evaluate(async () => {
    const answer = await fetch('/v1/customers/trendgroups', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return (await answer.json()) as Options;
  });
}
/** A parent with several companies, and one with exactly one. */
async function examples(page: Page) {
  const { TrendGroups, Customers } = await options(page);
  const companiesOf = (id: number) => Customers.filter((customer) => customer.TrendGroupId === id);
  const many = TrendGroups.find((group) => companiesOf(group.value).length > 2);
  const single = TrendGroups.find((group) => companiesOf(group.value).length === 1);
  if (many === undefined || single === undefined) throw new Error('the demo data lacks an example');
  return { many, companies: companiesOf(many.value), single, only: companiesOf(single.value) };
}

test.describe('The company filter', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/activities');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('starts empty and asks for three letters of a parent (FILT-01, FILT-03) @both @long', async ({
    page,
  }) => {
    await expect(parent(page)).toContainText('Select...');
    await expect(company(page)).toContainText('Select...');
    const { many } = await examples(page);
    await parent(page).click();
    await searchBox(page).fill(many.label.slice(0, 2));
    await expect(listed(page)).toHaveCount(0);
    await searchBox(page).fill(many.label.toUpperCase());
    await expect(page.getByRole('option', { name: many.label, exact: true })).toBeVisible();
  });

  test('selecting a parent filters the companies and puts the selection into the link (FILT-04, FILT-13) @both', async ({
    page,
  }) => {
    const { many, companies } = await examples(page);
    await parent(page).click();
    await searchBox(page).fill(many.label);
    await page.getByRole('option', { name: many.label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`parent=${many.value}`));
    await expect(parent(page)).toContainText(many.label);
    await company(page).click();
    await expect(listed(page)).toHaveCount(companies.length);
  });

  test('the only company of a parent is selected automatically (FILT-04) @long', async ({ page }) => {
    const { single, only } = await examples(page);
    await parent(page).click();
    await searchBox(page).fill(single.label);
    await page.getByRole('option', { name: single.label, exact: true }).click();
    await expect(company(page)).toContainText(only[0]?.label ?? 'none');
    await expect(page).toHaveURL(new RegExp(`company=${only[0]?.value}`));
  });

  test("selecting a company also selects its parent, and sends the header's activity call and the counts (FILT-05, FILT-09) @both", async ({
    page,
  }) => {
    const { many, companies } = await examples(page);
    const chosen = companies[1];
    if (chosen === undefined) throw new Error('no second company');
    const call = page.waitForRequest(
      (request) =>
        request.url().endsWith('/v1/activity/paged') &&
        request.postDataJSON().SelectedCompanyID === chosen.value,
    );
    await company(page).click();
    await searchBox(page).fill(chosen.label);
    await page.getByRole('option', { name: chosen.label, exact: true }).click();
    await expect(parent(page)).toContainText(many.label);
    expect((await call).postDataJSON()).toMatchObject({
      PageNo: 1,
      PageSize: 20,
      Filter_ActivityForID: 0,
      Filter_Status: 4,
      Filter_Apply: true,
    });
    expect(await count(page, 'Companies')).toBe(1);
  });

  test('clearing the company keeps the parent, clearing the parent clears all (FILT-06) @long', async ({
    page,
  }) => {
    const { companies, many } = await examples(page);
    await page.goto(`/companies?parent=${many.value}&company=${companies[0]?.value}`);
    await page.getByRole('button', { name: /^Clear Company$/ }).click();
    await expect(company(page)).toContainText('Select...');
    await expect(parent(page)).toContainText(many.label);
    await page.getByRole('button', { name: /^Clear Company Parent$/ }).click();
    await expect(parent(page)).toContainText('Select...');
    await expect(page).not.toHaveURL(/parent=/);
    await expect(page.getByText('Please select a Company Parent and/or a Company.')).toBeVisible();
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Companies', exact: true }),
    ).toContainText('–');
  });

  test('shows no wrong name and can’t be cleared while its options, the counts or the list load (FILT-07) @long', async ({
    page,
  }) => {
    const { companies, many } = await examples(page);
    const height = async () =>
      (await page.getByRole('region', { name: 'Company filter' }).boundingBox())?.height;
    const before = await height();
    const held = new Map<string, () => void>();
    const calls = ['trendgroups', 'counts', 'paged'];
    for (const call of calls)
      await page.route(`**/v1/*/${call}`, async (route) => {
        await new Promise<void>((resolve) => held.set(call, resolve));
        await route.continue();
      });
    await page.goto(`/activities?parent=${many.value}&company=${companies[0]?.value}`);
    await expect(parent(page)).toContainText('Loading...');
    await expect(company(page)).toContainText('Loading...');
    expect(await height()).toBe(before);
    for (const call of calls) {
      for (const name of ['Clear Company', 'Clear Company Parent'])
        await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
      await expect.poll(() => held.has(call)).toBe(true);
      held.get(call)?.();
    }
    await expect(company(page)).toContainText(companies[0]?.label ?? 'none');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Clear Company', exact: true }).click();
    await expect(company(page)).toContainText('Select...');
    await expect(company(page)).toBeFocused();
  });

  test('every header count equals the total of the list it opens (SHELL-04) @both', async ({ page }) => {
    const { many } = await examples(page);
    for (const selection of ['', `?parent=${many.value}`]) {
      await page.goto(`/activities${selection}`);
      for (const name of ['Activities', 'Companies', 'Contacts', 'Orders']) {
        const isWaiting = selection === '' && name !== 'Activities';
        const expected = isWaiting ? 0 : await count(page, name);
        await page
          .getByRole('navigation')
          .getByRole('link', { name: new RegExp(`^${name}\\b`) })
          .first()
          .click();
        const status = page.getByRole('main').getByRole('status').first();
        if (expected > 0) await expect(status).toContainText(` ${expected.toLocaleString('en-US')} `);
        else await expect(page.getByRole('article')).toHaveCount(0);
      }
    }
  });

  test('a link reproduces the selection, and Back and Forward step through the screens (FILT-13)', async ({
    page,
  }) => {
    const { many, companies } = await examples(page);
    await page.goto(`/companies?parent=${many.value}`);
    await expect(page.getByRole('article')).toHaveCount(Math.min(20, companies.length));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Contacts\b/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    await expect(parent(page)).toContainText(many.label);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await page.reload();
    await expect(parent(page)).toContainText(many.label);
  });
});
