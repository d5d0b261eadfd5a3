/** What a name may be part of: there it is no mention, nor is an email address. */
const WORD = /[\p{L}\p{N}_]/u;

const isWordAt = (text: string, place: number): boolean => WORD.test(text[place] ?? '');

/** So many people can be named as mentioned by one save. */
export const MOST_MENTIONED = 100;

/**
 * How often a text mentions each of these names: as '@Ana Reed', with no letter or digit before the '@' or after the name (INBOX-27).
 * Where several fit, the longest is meant.
 */
export function mentionsIn(text: string, names: readonly string[]): ReadonlyMap<string, number> {
  const longestFirst = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  const found = new Map<string, number>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (isWordAt(text, at - 1)) continue;
    const name = longestFirst.find(
      (one) => text.startsWith(one, at + 1) && !isWordAt(text, at + 1 + one.length),
    );
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** Whether the character that was typed before the caret begins a mention. */
export const beginsMention = (text: string, caret: number): boolean =>
  text[caret - 1] === '@' && !isWordAt(text, caret - 2);

/** A text in which more was written at the caret, and where the caret is then. */
export const insertAtCaret = (
  text: string,
  caret: number,
  more: string,
): { text: string; caret: number } => ({
  text: text.slice(0, caret) + more + text.slice(caret),
  caret: caret + more.length,
});

/** A name written behind its '@', with a space where the text goes on without one. */
export const mentionedAt = (text: string, caret: number, name: string) => {
  const gap = /\s/.test(text[caret] ?? '') ? '' : ' ';
  return insertAtCaret(text, caret, `${name}${gap}`);
};

/** Those who were chosen, each once, as one save takes them. */
export const withMention = (chosen: readonly number[] = [], one: number): number[] =>
  [...chosen.filter((id) => id !== one), one].slice(-MOST_MENTIONED);
