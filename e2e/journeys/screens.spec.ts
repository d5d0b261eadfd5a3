import { MANAGER, OTHER, REP } from '../support/accounts.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

test.describe('Companies, contacts and orders', () => {
  for (const [path, title, hint] of [
    ['/companies', 'Companies', 'Please select a Company Parent and/or a Company.'],
    ['/contacts', 'Contacts', 'Please select a Company Parent, a Company, or a Contact.'],
    [
      '/orders',
      'Orders',
      "Please select a Customer. You must be associated with the Customer's assigned Account Owner to view Orders.",
    ],
  ] as const) {
    test(
      `${title} ask for a selection, load nothing without one, and show a list with one (FILT-12, COMP-07, CONT-06, ORD-10) @both`,
      longUnless(path === '/orders'),
      async ({ page, signInAs }) => {
        const lists: string[] = [];
        page.on('request', (request) => {
          if (/customers\/paged|individuals\/paged|orders\/paged/.test(request.url()))
            lists.push(request.url());
        });
        await signInAs(page);
        await page.goto(path);
        await expect(page.getByText(hint)).toBeVisible();
        expect(lists).toEqual([]);
        await page.goto(`${path}?parent=1`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('status').first()).toContainText(
          new RegExp(`of [\\d,]+ ${title}`),
        );
      },
    );
  }

  test('a company shows its parent, account type, phone, address, website and both price plans (COMP-01)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await page.goto('/companies?parent=1');
    const list = page.getByRole('main');
    for (const label of [
      'Company Parent',
      'Account Type',
      'Phone',
      'Address',
      'Website',
      'Price Plan',
      'Ship Price Plan',
    ]) {
      await expect(list.locator('dt', { hasText: new RegExp(`^${label}$`) }).first()).toBeVisible();
    }
  });

  test('companies and contacts sort by name in both directions (COMP-06, CONT-05) @long', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    for (const [path, descending] of [
      ['/companies', 'Company Z-A'],
      ['/contacts', 'Name Z-A'],
    ] as const) {
      await page.goto(`${path}?parent=1&size=200`);
      const names = async () => page.getByRole('article').getByRole('heading').allTextContents();
      await expect(page.getByRole('article').nth(20)).toBeVisible();
      const sorted = (all: string[]) => all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
      const forward = await names();
      expect(forward).toEqual(sorted(forward));
      await choose(page, 'Sort by', descending);
      await expect.poll(async () => (await names())[0]).not.toBe(forward[0]);
      const backward = await names();
      expect(backward).toEqual(sorted(backward).toReversed());
    }
  });

  test('an order line shows its money, dates, references and proof, and collapses its tracking links (ORD-02 to ORD-09)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page, MANAGER);
    await page.goto('/orders?parent=1&status=25&range=7');
    const folded = page
      .getByRole('article')
      .filter({ hasText: /\+\d+ more/ })
      .first();
    // By its name, because its text changes once it is expanded.
    const name = (await folded.getByRole('heading').first().textContent()) ?? '';
    const line = page.getByRole('article', { name });
    await expect(line).toBeVisible();
    await expect(line).toContainText(/\$[\d,]+\.\d\d/);
    await expect(line).toContainText(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d\d\/\d\d\/\d{4}/);
    const tracking = line.getByRole('link', { name: /^1Z\d+/ });
    await expect(tracking).toHaveCount(2);
    await line.getByRole('button', { name: /^\+\d+ more/ }).click();
    await expect.poll(() => tracking.count()).toBeGreaterThan(2);
    await line.getByRole('button', { name: 'Show less' }).click();
    await expect(tracking).toHaveCount(2);
    const proof = page.getByRole('article').getByRole('img').first();
    await proof.scrollIntoViewIfNeeded();
    await expect
      .poll(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test('order lines are visible to employees of the account owner; an order master override shows all @both @long', async ({
    browser,
    signInAs,
    galley,
  }) => {
    const totals: Record<string, number> = {};
    for (const email of [REP, OTHER, MANAGER]) {
      const page = await browser.newPage({ baseURL: galley.url });
      await signInAs(page, email);
      await page.goto('/orders?parent=1');
      const orders = page.getByRole('navigation').getByRole('link', { name: /^Orders [\d,]+$/ });
      totals[email] = Number((await orders.innerText()).replaceAll(/\D/g, ''));
      await page.close();
    }
    expect(totals[REP]).toBeGreaterThan(0);
    expect(totals[OTHER]).toBeGreaterThan(0);
    expect(totals[MANAGER]).toBeGreaterThanOrEqual((totals[REP] ?? 0) + (totals[OTHER] ?? 0));
  });
});
