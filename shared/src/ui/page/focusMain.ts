/** Moves the focus to the page's main element, without scrolling. For when the focused element is gone. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
