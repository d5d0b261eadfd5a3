import type { Locator, Page } from '@playwright/test';

/** A select or the button of a picker, by its label. */
export const select = (within: Page | Locator, label: string) =>
  within.getByRole('combobox', { name: label, exact: true });

/** Opens a select or a picker, selects the options with these names or indexes, and closes it. */
export async function choose(
  within: Page | Locator,
  label: string,
  ...options: (RegExp | string | number)[]
): Promise<void> {
  const trigger = select(within, label);
  await trigger.click();
  const search = within.getByRole('combobox', { name: `Search ${label}`, exact: true });
  const isSearchable = (await trigger.getAttribute('aria-haspopup')) === 'dialog';
  const listed = within.getByRole('listbox', { name: label, exact: true }).getByRole('option');
  for (const option of options) {
    // A long list only renders visible options.
    if (isSearchable && typeof option === 'string') await search.fill(option);
    const found =
      typeof option === 'number'
        ? listed.nth(option)
        : listed.and(within.getByRole('option', { name: option, exact: true })).first();
    await found.click();
  }
  // A multi-select list stays open.
  if ((await trigger.getAttribute('aria-expanded')) === 'true') await search.press('Escape');
}
