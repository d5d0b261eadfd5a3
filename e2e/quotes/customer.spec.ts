import { button } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { createDraft, REP, sendByPage } from './testing.ts';

const HOSTILE = '<img src=x onerror="alert(1)"> Which ink?';

test.describe('the customer’s page of a quote', () => {
  // The link is requested after it was revoked.
  test.use({ expectedErrors: [/status of 404/] });

  test('is commented on and accepted without account or script; the rep sees and revokes it (QUOT-14, QUOT-15, QUOT-16, QUOT-18)', async ({
    page,
    signInAs,
    browser,
    baseURL,
  }) => {
    await signInAs(page, REP);
    await page.goto('/quotes');
    const id = await createDraft(page, 'For the customer');
    const path = await sendByPage(page, id);
    await expectAccessible(page);

    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      javaScriptEnabled: false,
    });
    const reader = await context.newPage();
    await reader.goto(path);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^Quote Q-\d+$/);
    await expect(reader.getByText('For the customer')).toBeVisible();
    await reader.getByRole('textbox', { name: 'Your comment' }).fill(HOSTILE);
    await button(reader, 'Send comment').click();
    await expect(reader.getByText(HOSTILE)).toBeVisible();
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Jo Placeholder');
    await reader.getByRole('textbox', { name: 'Your title' }).fill('Buyer');
    await button(reader, 'Accept this quote').click();
    await expect(reader.getByRole('status')).toContainText('accepted by Jo Placeholder, Buyer');
    await expect(button(reader, 'Accept this quote')).toHaveCount(0);

    const said = page.getByRole('region', { name: 'Customer Responses' });
    await expect(said).toContainText('Version 1 accepted by Jo Placeholder (Buyer)');
    await expect(said).toContainText(HOSTILE);
    await button(said, 'Open Activity').click();
    const activity = page.getByRole('dialog', { name: 'Edit Activity' });
    await expect(activity.getByLabel('Activity Notes', { exact: true })).toHaveValue(
      /^The customer accepted version/,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Revoke the link/ }).click();
    await page.getByRole('button', { name: /^Revoke Permanently/ }).click();
    await expect(page.getByRole('region', { name: 'Links' })).toContainText('Revoked');
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is readable on a phone and accessible, ${colorScheme} (QUOT-15)`, async ({ page, signInAs }) => {
      await signInAs(page, REP);
      await page.goto('/quotes');
      const path = await sendByPage(page, await createDraft(page, `On a phone, ${colorScheme}`));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.getByText('Decline instead').click();
      await expect(page.getByRole('textbox', { name: 'Why are you declining?' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.goto('/v1/quoted/unknown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
      await expectAccessible(page);
    });
});
