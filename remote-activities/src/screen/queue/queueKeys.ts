const TEXT = 'textarea, [contenteditable], [role="combobox"], input:not([type="radio"])';

/** Presses the enabled control that names the key. @returns false if there is none */
function press(main: HTMLElement, key: string): boolean {
  // The next record is rendered already, in an inert element.
  const control = [
    ...main.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`),
  ].find((found) => found.closest('[inert]') === null);
  if (control === undefined) return false;
  const field = ['input:checked', 'input', 'textarea']
    .map((selector) => control.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  // Focus a field, or the selected radio button of a group; click anything else.
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
 * Inside the queue, keys press its controls (QUEUE-07), except letters and digits while the cursor is in a text field. Not on the
 * whole page, because a one-letter shortcut must not fire elsewhere (WCAG 2.1.4).
 */
export function queueKeys(main: HTMLElement): () => void {
  main.addEventListener('keydown', pressed);
  return () => main.removeEventListener('keydown', pressed);
}
