import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { openSignedIn } from '@galley/remote/playwright';
import { expect, test, type Page } from '@playwright/test';

/** An account in the Galley that RELEASE_SERVER names; by default a demo account. */
const { GALLEY_EMAIL: email = 'rep@galley.example', GALLEY_PASSWORD: password = 'press-room-1' } =
  process.env;

const OWN = 'release.my-day=http://localhost:4101/__remote';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}

/** The accessibility barriers that axe can detect. */
async function violations(page: Page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as Axe;
    const found = await axe.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}

test('My Day runs inside Galley: each figure leads to its list, and the palette finds the screen', async ({
  page,
}) => {
  await openSignedIn(page, `/my-day?${OWN}`, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: /^My Day/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Day', exact: true })).toBeVisible();
  const overdue = page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^Overdue \d/ });
  const count = await overdue.locator('b').textContent();
  expect(await violations(page)).toEqual([]);
  await overdue.click();
  await expect(page).toHaveURL(/\/activities\?.*range=6/);
  await expect(page.getByText(new RegExp(`of ${count} Activit`))).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Search companies/ }).fill('overdue');
  await page.getByRole('option', { name: /^Go to My Day/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^My Day/ })).toBeVisible();
});
