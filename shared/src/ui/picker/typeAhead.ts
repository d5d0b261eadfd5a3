import { foldName } from '../../domain/foldName.ts';
/** After a pause this long, typing starts a new text. */
const PAUSE_MS = 1000;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the key types a character rather than being a command. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What was typed into a list without a search box, and when the last character was. */
export interface Typed {
  text: string;
  at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: 0 };

/** The text that a key adds; undefined: none. A space counts only within a text; otherwise it chooses the option. */
export function extendTyped(before: Typed, event: Key & Pick<KeyboardEvent, 'timeStamp'>): Typed | undefined {
  if (!isCharacter(event)) return undefined;
  const begun = event.timeStamp - before.at > PAUSE_MS ? '' : before.text;
  if (event.key === ' ' && begun === '') return undefined;
  return { text: begun + event.key.toLowerCase(), at: event.timeStamp };
}

/**
 * The index of the option that starts with the text, from the highlighted one on and wrapping around, as in the browser's
 * own select: the same character again moves to the next one. -1 if there is none.
 */
export function placeOfTyped(
  options: readonly { label: string }[],
  highlighted: number,
  text: string,
): number {
  const isRepeated = text.replaceAll(text.charAt(0), '') === '';
  const start = isRepeated ? text.charAt(0) : text;
  const from = isRepeated ? highlighted + 1 : Math.max(0, highlighted);
  const folded = foldName(start);
  const begins = ({ label }: { label: string }) =>
    folded === '' ? label.toLowerCase().startsWith(start) : foldName(label).startsWith(folded);
  const after = options.findIndex((option, place) => place >= from && begins(option));
  return after < 0 ? options.findIndex(begins) : after;
}
