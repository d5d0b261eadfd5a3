/** Gives the page's own part the focus, when what held it is gone; nothing scrolls. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
