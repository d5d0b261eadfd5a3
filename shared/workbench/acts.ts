import { configure, screen } from '@testing-library/dom';

// Without the whole page.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

export const nothing = (): void => {};

/** What never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** An answer that says what went wrong. */
export const refused = (): Response => Response.json({}, { status: 500 });

/** Presses a button by its name, or a part of it. */
export async function press(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  button.click();
  return button;
}

/** Opens a picker, and waits for what it shows. */
export async function open(label: string, role: 'option' | 'dialog' = 'option'): Promise<void> {
  (await screen.findByRole('combobox', { name: label })).click();
  await screen.findAllByRole(role);
}

/** Types into the search box of a picker that is open. */
export async function type(text: string): Promise<void> {
  await screen.findByPlaceholderText('Search...');
  // The one that is there now: once its code has loaded, a list has another.
  const field = screen.getByPlaceholderText('Search...');
  // Past React's own setter, which would take the text for known.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for a text. */
export const see = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text);
