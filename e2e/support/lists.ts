import type { Page } from '@playwright/test';

/** Addresses that open a list. */
export const LISTS = [
  '/activities',
  '/companies?parent=1',
  '/contacts?parent=1',
  '/orders?parent=1',
  '/orders?apply=yes&range=7',
];

/** On a phone the tools of a list are a sheet (LIST-12). Opening a dialog from it closes it. */
export async function openTools(page: Page): Promise<void> {
  await page.locator('.list-screen').waitFor();
  const tools = page.getByRole('button', { name: 'List Tools' });
  if (await tools.isVisible()) await tools.click();
}
