import type { Page } from '@playwright/test';
import { OPERATIONS, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { addAndShowProspect, button, card, field, toast } from '../support/companies.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('article');

test('Operations finds what a rep did today, the previous values, and who else changed that company @both', async ({
  page,
  browser,
  galley,
  signInAs,
}) => {
  const rep = await browser.newPage({ baseURL: galley.url });
  await signInAs(rep, REP);
  const name = await addAndShowProspect(rep);
  const address = `${name.slice(0, 12)} Rd`;
  await button(card(rep, name), `Edit ${name}`).click();
  const dialog = rep.getByRole('dialog', { name });
  await field(dialog, 'Address').fill(address);
  await button(dialog, 'Save').click();
  await expect(toast(rep, 'Prospect Updated!')).toBeVisible();
  await rep.close();

  await signInAs(page, OPERATIONS);
  await page.goto('/activities');
  await button(page, 'Parker Testcase').click();
  await page.getByRole('menuitem', { name: 'Audit Log' }).click();
  const filters = page.getByRole('search', { name: 'Audit Log' });
  await choose(filters, 'Employee', 'Robin Sample');
  await field(filters, 'From').fill('today');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/audit\?employee=\d+&from=\d{4}-\d\d-\d\d$/);
  const changed = entries(page).filter({ hasText: address });
  await expect(changed.getByRole('heading')).toHaveText(/^prospect changed company\/\d+$/);
  await expect(changed.getByRole('link', { name: 'Robin Sample' })).toBeVisible();
  await expect(changed.getByRole('definition').filter({ hasText: address })).toHaveText(
    `5 Oak St→ became ${address}`,
  );

  await changed.getByRole('link', { name: /^company\/\d+$/ }).click();
  await expect(page).toHaveURL(/\/audit\?record=company%2F\d+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Displaying all 2 Entries' })).toBeVisible();
  await expect(entries(page).nth(0)).toContainText(address);
  await expect(entries(page).nth(1)).toContainText('prospect added');
  // The address of the page is all that a colleague needs.
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  await page.goBack();
  await expect(field(filters, 'From')).not.toHaveValue('');
  await expect(changed).toHaveCount(1);
});

test('a rep can’t access the audit log (AUD-05)', async ({ page, signInAs }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signInAs(page, REP);
  await page.goto('/audit');
  await expect(page.getByText('Only Operations can read the audit log.')).toBeVisible();
  await button(page, 'Robin Sample').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Audit Log' })).toHaveCount(0);
  expect(calls).not.toContain('/v1/audit');
});

for (const [width, scheme] of [
  [360, 'dark'],
  [768, 'light'],
  [1280, 'dark'],
  [1920, 'light'],
] as const) {
  test(
    `the audit log has no accessibility findings and no sideways scrolling at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page, browser, galley, signInAs }) => {
      const rep = await browser.newPage({ baseURL: galley.url });
      await signInAs(rep, REP);
      await addAndShowProspect(rep);
      await rep.close();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await signInAs(page, OPERATIONS);
      await page.goto('/audit');
      await expect(entries(page).first()).toBeVisible();
      await expectAccessible(page);
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overhang()).toBeLessThanOrEqual(0);
      await page.getByRole('combobox', { name: 'Employee' }).click();
      await expect(page.getByRole('dialog', { name: 'Employee' })).toBeInViewport({ ratio: 1 });
      expect(await overhang()).toBeLessThanOrEqual(0);
      await page.goto('/audit?record=none&from=2026-02-02&to=2026-02-01');
      await expect(page.getByText('No entries match the filters.')).toBeVisible();
      await expectAccessible(page);
      expect(await overhang()).toBeLessThanOrEqual(0);
    },
  );
}
