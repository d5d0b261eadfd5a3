import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A select or the button of a picker, by its label. */
export const select = (label: string) => screen.getByRole('combobox', { name: label });

/** The options of a select or a picker, which stays open. */
export async function optionsOf(label: string): Promise<string[]> {
  await userEvent.click(select(label));
  const options = await screen.findAllByRole('option');
  return options.map((option) => option.textContent);
}

/** Opens a select or a picker, chooses the options with these names, and closes it. */
export async function choose(label: string, ...options: (string | RegExp)[]): Promise<void> {
  await userEvent.click(select(label));
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }));
  // A multi-select list stays open.
  if (select(label).getAttribute('aria-expanded') === 'true') await userEvent.keyboard('{Escape}');
}
