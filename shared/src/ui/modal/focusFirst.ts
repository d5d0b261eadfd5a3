const FIELDS = ['input', 'textarea', '[role="combobox"]']
  .map((field) => `.modal-content ${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/**
 * Puts the focus where a dialog begins: at what is marked with data-autofocus (of a question, the choice that changes
 * nothing), else in its first field. By itself the browser takes the first control there is, which stands in the head.
 */
export function focusFirst(dialog: HTMLDialogElement): void {
  for (const selector of ['[data-autofocus]', FIELDS]) {
    for (const place of dialog.querySelectorAll<HTMLElement>(selector)) {
      // What is hidden takes none.
      place.focus();
      if (document.activeElement === place) return;
    }
  }
}
