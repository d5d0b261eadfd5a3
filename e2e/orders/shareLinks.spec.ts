import { REP } from '../support/accounts.ts';
import { button, cards, field } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const CUSTOMER_APPROVAL = 15;
const HOSTILE = '<img src=x onerror="alert(1)"> Please make the logo larger.';

test.describe('a link to an order line', () => {
  // The link is requested after it was revoked.
  test.use({ expectedErrors: [/status of 404/] });

  test('is created by a rep, answered by the customer without an account, reported to the rep at once, and revoked (SHAR-01, SHAR-02, SHAR-03, SHAR-05)', async ({
    page,
    signInAs,
    browser,
    baseURL,
  }) => {
    await signInAs(page, REP);
    await page.goto(`/orders?apply=yes&range=7&status=${CUSTOMER_APPROVAL}`);
    const card = cards(page)
      .filter({ has: page.getByRole('img', { name: /^Proof of order line/ }) })
      .first();
    await cards(page).first().waitFor();
    const first = (await card.count()) > 0 ? card : cards(page).first();
    const line = ((await first.getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
    await button(first, /^Share order line /).click();
    const dialog = page.getByRole('dialog', { name: 'Share with the Customer' });
    await expect(dialog.getByRole('checkbox', { name: 'Price' })).not.toBeChecked();
    await button(dialog, 'Create Link').click();
    const address = (await dialog.getByRole('code').textContent()) ?? '';
    const { pathname } = new URL(address);
    const links = dialog.getByRole('region', { name: 'Links to This Order Line' }).getByRole('listitem');
    await expect(links.first()).toContainText('Not opened yet');
    await expectAccessible(page);

    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      javaScriptEnabled: false,
    });
    const customer = await context.newPage();
    await customer.goto(pathname);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(`Order ${line}`);
    await expect(customer.getByText('Customer Approval')).toBeVisible();
    await customer.getByRole('radio', { name: 'Please change it' }).check();
    await button(customer.locator('form'), 'Send response').click();
    await expect(customer.getByRole('alert')).toHaveText('Please tell us what to change.');
    await expect(customer.getByRole('radio', { name: 'Please change it' })).toBeChecked();
    await customer.getByRole('textbox', { name: /^Comment/ }).fill(HOSTILE);
    await button(customer.locator('form'), 'Send response').click();
    await expect(customer.getByRole('status')).toContainText('Changes to this proof were requested');
    await expect(customer.getByText(HOSTILE)).toBeVisible();

    await expect(links.first()).toContainText(`Proof changes requested`);
    await expect(links.first()).toContainText(HOSTILE);
    await expectAccessible(page);
    await button(links.first(), 'Open Activity').click();
    const activity = page.getByRole('dialog', { name: 'Edit Activity' });
    await expect(field(activity, 'Activity Notes')).toHaveValue(
      new RegExp(`^The customer requested changes to the proof of order line ${line}, [^]*logo larger`),
    );
    await page.keyboard.press('Escape');
    await expect(activity).toBeHidden();

    await button(first, /^Share order line /).click();
    await links
      .first()
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await links
      .first()
      .getByRole('button', { name: /^Revoke Permanently/ })
      .click();
    await expect(links.first()).toContainText('Revoked');
    await customer.reload();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is readable on a phone and accessible, ${colorScheme} (SHAR-03)`, async ({ page, signInAs }) => {
      await signInAs(page, REP);
      await page.goto(`/orders?apply=yes&range=7&status=${CUSTOMER_APPROVAL}`);
      await button(cards(page).last(), /^Share order line /).click();
      const dialog = page.getByRole('dialog', { name: 'Share with the Customer' });
      await dialog.getByRole('checkbox', { name: 'Price' }).check();
      await button(dialog, 'Create Link').click();
      const { pathname } = new URL((await dialog.getByRole('code').textContent()) ?? '');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(pathname);
      await expect(page.getByText('Price', { exact: true })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.goto('/v1/shared/unknown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
      await expectAccessible(page);
    });
});
