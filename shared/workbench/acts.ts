import { configure, screen } from '@testing-library/dom';

// Don't print the whole page.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

export const nothing = (): void => {};

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise(() => {});

/** A failed response. */
export const refused = (): Response => Response.json({}, { status: 500 });

/** Presses the button whose accessible name equals or matches `name`. */
export async function press(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  button.click();
  return button;
}

/** Opens a picker and waits for its content. */
export async function open(label: string, role: 'option' | 'dialog' = 'option'): Promise<void> {
  (await screen.findByRole('combobox', { name: label })).click();
  await screen.findAllByRole(role);
}

/** Types into the search box of an open picker. */
export async function type(text: string): Promise<void> {
  await screen.findByPlaceholderText('Search...');
  // Find the box again: it is replaced when the code of the list has loaded.
  const field = screen.getByPlaceholderText('Search...');
  // Bypass React's setter, after which React would ignore the event.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for a text. */
export const see = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text);
