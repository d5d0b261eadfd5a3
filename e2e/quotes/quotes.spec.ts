import { MANAGER } from '../support/accounts.ts';
import { button, cards, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { call, customer, createDraft, REP } from './testing.ts';

test.describe('quotes', () => {
  // A save on an outdated version is refused.
  test.use({ expectedErrors: [/status of 409/] });

  test('start from a company, use the list price, and open once they are saved (QUOT-01, QUOT-23, QUOT-24, QUOT-25)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page, REP);
    await page.goto('/quotes');
    const { id, name, terms } = await customer(page);
    await page.goto(`/companies/${id}`);
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Add Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Quote' });
    const product = terms.Products.find(({ Breaks }) => Breaks.length > 0);
    const cents = product?.Breaks.findLast(({ MinQty }) => MinQty <= 10)?.Cents ?? 0;
    await choose(dialog, 'Product', product?.Name ?? '');
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('10');
    await expect(dialog.getByRole('textbox', { name: 'Price Each' })).toHaveValue((cents / 100).toFixed(2));
    await choose(dialog, 'Contact', terms.Contacts[0]?.Name ?? '');
    await expectAccessible(page);
    await button(dialog, 'Save').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d+$/);
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(
      `$${((cents * 10) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
    await expectAccessible(page);
  });

  test('also start from an order line, and are found in the palette; their release adds both (QUOT-25)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page, REP);
    await page.goto('/orders?apply=yes&range=7');
    const card = cards(page).first();
    const line = ((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
    await card.getByRole('button', { name: `More actions for ${line}` }).click();
    await page.getByRole('menuitem', { name: 'Quote this again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Quote' });
    await expect(dialog.getByRole('textbox', { name: 'Quantity' })).not.toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: 'Product' })).not.toHaveText('Select...');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Go to Quotes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  });

  test('are listed by state, extended together and restored, fit every width, and have a grid (QUOT-02, QUOT-11, QUOT-22)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page, REP);
    await page.goto('/quotes');
    const id = await createDraft(page, 'To extend');
    await page.goto('/quotes?state=draft');
    await page.getByRole('checkbox', { name: new RegExp(`Q-${100_000 + id}`) }).check();
    await button(page, 'Extend by 14 Days').click();
    await expect(toast(page, '1 quote extended by 14 days')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(toast(page, '1 quote restored')).toBeVisible();
    const { ValidUntil } = await call<{ ValidUntil: string }>(page, 'GET', `/v1/quotes/${id}`);
    expect(ValidUntil).toBe('2099-12-31T00:00:00');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    }
    await button(page, 'Grid View').click();
    await expect(page.getByRole('table', { name: 'Quotes' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Grid View').click();
  });

  test('that somebody else has saved meanwhile are overwritten only after the conflict is shown (QUOT-12)', async ({
    page,
    browser,
    baseURL,
    signInAs,
  }) => {
    await signInAs(page, REP);
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const colleague = await context.newPage();
    await signInAs(colleague, MANAGER);
    await page.goto('/quotes');
    const id = await createDraft(page, 'Before');
    for (const one of [page, colleague]) {
      await one.goto(`/quotes/${id}`);
      await button(one, 'Edit').click();
    }
    const form = (one: typeof page) => one.getByRole('dialog', { name: /^Q-/ });
    await form(colleague).getByRole('textbox', { name: 'Notes' }).fill('Theirs');
    await button(form(colleague), 'Save').click();
    await expect(form(colleague)).toBeHidden();
    await form(page).getByRole('textbox', { name: 'Notes' }).fill('Mine');
    await button(form(page), 'Save').click();
    const conflict = page.getByRole('dialog', { name: 'Record Changed' });
    await expect(conflict.getByRole('row', { name: 'Notes Mine Theirs' })).toBeVisible();
    await button(conflict, 'Overwrite with Mine').click();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText('Mine')).toBeVisible();
    await context.close();
  });
});
