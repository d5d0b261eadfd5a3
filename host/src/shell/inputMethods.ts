/** The key code that browsers report for a key handled by an input method, even if they no longer report composing. */
const PROCESSED = 229;

/**
 * Leaves the keys of a composition to the input method (SHELL-12): Escape ends the composition, not a dialog; Enter accepts what the
 * method offers and selects nothing. For Japanese and Chinese, and for dead keys on some systems.
 */
export function leaveKeysToInputMethods(): void {
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === PROCESSED) event.stopImmediatePropagation();
  };
  // Before every other listener of the page, including React's. The browser's own handling of the key stays.
  window.addEventListener('keydown', leave, { capture: true });
}
