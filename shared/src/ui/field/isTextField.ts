/** Whether keys pressed in this element are typed text rather than shortcuts. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, [contenteditable], [role="combobox"]') !== null;
