/** Characters that can't surround a mention, so that an email address isn't one. */
const WORD = /[\p{L}\p{N}_]/u;

const isWordAt = (text: string, place: number): boolean => WORD.test(text[place] ?? '');

/** The most people that one save can mention. */
export const MOST_MENTIONED = 100;

/**
 * How often a text mentions each of these names: as '@Ana Reed', with no letter or digit before the '@' or after the name (INBOX-27).
 * If several names match, the longest counts.
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

/** Whether the character that was typed before the caret starts a mention. */
export const beginsMention = (text: string, caret: number): boolean =>
  text[caret - 1] === '@' && !isWordAt(text, caret - 2);

/** Inserts text at the caret. @returns the new text and caret */
export const insertAtCaret = (
  text: string,
  caret: number,
  more: string,
): { text: string; caret: number } => ({
  text: text.slice(0, caret) + more + text.slice(caret),
  caret: caret + more.length,
});

/** Completes a name after its '@', and adds a space if the text continues without one. */
export const mentionedAt = (text: string, caret: number, name: string) => {
  const gap = /\s/.test(text[caret] ?? '') ? '' : ' ';
  return insertAtCaret(text, caret, `${name}${gap}`);
};

/** Adds a chosen colleague, without duplicates and within the limit of one save. */
export const withMention = (chosen: readonly number[] = [], one: number): number[] =>
  [...chosen.filter((id) => id !== one), one].slice(-MOST_MENTIONED);
