const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

const isTyping = (element: Element) =>
  element.closest('input, textarea, [contenteditable], dialog, [role="combobox"]') !== null;

function move(this: HTMLElement, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof Element) || isTyping(target)) return;
  const titles = [...this.querySelectorAll<HTMLElement>('.record-title')];
  const at = titles.findIndex((title) => title.closest('article')?.contains(target));
  // Before the first card there is none to go back to.
  if (at + step >= 0) titles[at + step]?.focus();
}

/**
 * A ref: inside its element j and k move the focus to the next and the previous card's title, where Enter opens and
 * closes it (LIST-09). Inside, not on the whole page: a shortcut of one letter must not fire from elsewhere (WCAG 2.1.4).
 */
export function cardKeys(element: HTMLElement): () => void {
  element.addEventListener('keydown', move);
  return () => element.removeEventListener('keydown', move);
}
