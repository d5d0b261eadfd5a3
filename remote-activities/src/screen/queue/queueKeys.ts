const TEXT = 'textarea, [contenteditable], [role="combobox"], input:not([type="radio"])';

/** What a key presses: the control that names it, so that a control that is not there or disabled has none. */
function press(main: HTMLElement, key: string): boolean {
  // The next record is rendered already, in an inert element.
  const control = [
    ...main.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`),
  ].find((found) => found.closest('[inert]') === null);
  if (control === undefined) return false;
  const field = ['input:checked', 'input', 'textarea']
    .map((selector) => control.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  // A field takes the focus; a group of radio buttons, its chosen one.
  if (field === undefined) control.click();
  else field?.focus();
  return true;
}

function pressed(this: HTMLElement, event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
  if (!(target instanceof Element) || target.closest('dialog') !== null || altKey) return;
  if (ctrlKey || metaKey) {
    if (key !== 'Enter') return;
    event.preventDefault();
    // A held key saves only one record.
    if (!repeat) press(this, 'Enter');
    return;
  }
  if (repeat || target.closest(TEXT) !== null) return;
  if (press(this, key.toLowerCase())) event.preventDefault();
}

/**
 * Inside the queue, keys press its controls (QUEUE-07); the letters and digits not while the cursor is in a text. Inside, not on the
 * whole page: a shortcut of one letter must not fire from elsewhere (WCAG 2.1.4).
 */
export function queueKeys(main: HTMLElement): () => void {
  main.addEventListener('keydown', pressed);
  return () => main.removeEventListener('keydown', pressed);
}
