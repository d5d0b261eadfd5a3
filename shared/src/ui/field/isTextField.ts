/** Whether keys pressed there are meant as text, and so are no shortcuts. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, [contenteditable], [role="combobox"]') !== null;
