/** The topmost open dialog among those that count. */
export const innermostDialog = (counts: (dialog: Element) => boolean = () => true): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => counts(dialog));
