/** The topmost open dialog, of those that count. */
export const innermostDialog = (counts: (dialog: Element) => boolean = () => true): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => counts(dialog));
