const FIELDS = ['input', 'textarea', '[role="combobox"]']
  .map((field) => `.modal-content ${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/**
 * Sets the initial focus of a dialog: the element with data-autofocus (in a question, the choice that changes
 * nothing), or else the first field. By itself, the browser would focus the first control, which is in the header.
 */
export function focusFirst(dialog: HTMLDialogElement): void {
  for (const selector of ['[data-autofocus]', FIELDS]) {
    for (const place of dialog.querySelectorAll<HTMLElement>(selector)) {
      // Hidden elements can't take the focus.
      place.focus();
      if (document.activeElement === place) return;
    }
  }
}
