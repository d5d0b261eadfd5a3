/** The open dialog that stands above all others, of those that stay. */
export const innermostDialog = (closing?: Element | null): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog !== closing);
