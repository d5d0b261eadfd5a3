import { isTextField } from '../field/isTextField.ts';
import { firstControl } from '../focus/firstControl.ts';

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

const RECORDS = '.record-card, .data-table > tbody > tr';

const isTyping = (element: Element) => isTextField(element) || element.closest('dialog') !== null;

function move(this: HTMLElement, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || isTyping(target)) return;
  if (key === 'x') return target.closest(RECORDS)?.querySelector<HTMLElement>('.select-box')?.click();
  const step = STEPS[key];
  if (step === undefined) return;
  const records = [...this.querySelectorAll<HTMLElement>(RECORDS)];
  const at = records.findIndex((record) => record.contains(target));
  // There is nothing before the first record.
  if (at + step >= 0) firstControl(records[at + step])?.focus();
}

/**
 * A ref. Inside its element, j and k move the focus to the next and the previous record: to a card's title, where Enter opens and
 * closes it (LIST-09), or to the first action of a table's row (GRID-07); x selects the record (SEL-04). The keys work only
 * inside the element, because single-letter shortcuts must not fire elsewhere on the page (WCAG 2.1.4).
 */
export function recordKeys(element: HTMLElement): () => void {
  element.addEventListener('keydown', move);
  return () => element.removeEventListener('keydown', move);
}
