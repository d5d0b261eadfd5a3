/** What browsers say of a key that an input method takes, also where they no longer call it composing. */
const PROCESSED = 229;

/**
 * Leaves the keys of a composition to the input method (SHELL-12): Escape ends the composition and closes no dialog, Enter takes what the
 * method offers and chooses nothing. For Japanese and Chinese, and for dead keys on some systems.
 */
export function leaveKeysToInputMethods(): void {
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === PROCESSED) event.stopImmediatePropagation();
  };
  // Before every other listener of the page, those of React among them. What the browser does with the key stays.
  window.addEventListener('keydown', leave, { capture: true });
}
