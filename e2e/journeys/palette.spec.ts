import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { MANAGER, OTHER, REP } from '../support/accounts.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

/** Opens the palette by its shortcut, once the page has loaded all its code; earlier, nothing listens. */
async function openPalette(page: Page): Promise<void> {
  await page.goto('/activities');
  await expect(page.getByRole('article').first()).toBeVisible();
  await networkIdle(page);
  await page.keyboard.press('Control+k');
}

test.describe('The command palette', () => {
  test('finds a company with the keyboard alone and selects it with its parent (FILT-11)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await openPalette(page);
    const box = page.getByRole('combobox', {
      name: 'Search companies, contacts, orders, activities, email, views and actions',
    });
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await box.pressSequentially('meridian outdoor boise');
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(
      'Meridian Outdoor Boise',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies\?parent=1&company=\d+$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('goes to a screen by name, and Esc returns the focus @long', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/companies?parent=1');
    const button = page.getByRole('banner').getByRole('button', { name: /^Search/ });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\?parent=1$/);
  });

  for (const [command, dialog] of [
    ['add contact', 'Add New Contact'],
    ['keyboard shortcuts', 'Keyboard Shortcuts'],
  ] as const)
    test(
      `opens ${dialog} with Enter, and the same press does not close it again`,
      longUnless(command === 'add contact'),
      async ({ page, signInAs }) => {
        await signInAs(page);
        await openPalette(page);
        await page.keyboard.type(command);
        const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
        await expect(chosen).toContainText(command, { ignoreCase: true });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      },
    );

  test('finds a contact by phone number, and starts an activity with them (PAL-09, PAL-11)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(page);
    await page.goto('/contacts?parent=1');
    const contact = page.getByRole('article').first();
    const name = await contact.getByRole('heading').first().innerText();
    const number = await contact.locator('a[href^="tel:"]').first().innerText();
    await openPalette(page);
    await page.keyboard.type(number.replaceAll(/\D/g, ''));
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
    await expect(chosen).toContainText(name);
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await page.keyboard.type('add activity');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add New Activity' });
    await expect(form.getByRole('combobox', { name: /^Contact/ })).toContainText(name);
  });

  test('finds order lines only for those who can see them @both', async ({ browser, galley, signInAs }) => {
    const search = async (email: string, term: string) => {
      const page = await browser.newPage({ baseURL: galley.url });
      await signInAs(page, email);
      await page.goto('/activities');
      const answer = page.waitForResponse(/\/v1\/palette\?/);
      // Not by its shortcut, because nothing listens before the page has rendered.
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Search/ })
        .click();
      await page
        .getByRole('combobox', {
          name: 'Search companies, contacts, orders, activities, email, views and actions',
        })
        .fill(term);
      const { Orders } = (await (await answer).json()) as { Orders: { label: string }[] };
      await page.close();
      return Orders.map(({ label }) => label);
    };
    const [own = ''] = await search(REP, '73');
    expect(own).not.toBe('');
    expect(await search(MANAGER, own)).toContain(own);
    expect(await search(OTHER, own)).not.toContain(own);
  });

  test('? lists the shortcuts and / goes to the company filter @long', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/companies?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Company Parent' })).toBeFocused();
  });
});
