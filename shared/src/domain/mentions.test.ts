import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withMention, beginsMention, mentionedAt, mentionsIn, MOST_MENTIONED } from './mentions.ts';

const NAMES = ['Ana Reed', 'Ana Reed Jr', 'José Ñandú', "Bo O'Field"];
const name = fc.constantFrom(...NAMES);
/** Notes around a mention, also with parts of mentions and email addresses. */
const prose = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('@', ' ', '\n', '@Ana', 'x@Ana Reed', 'bo@example.com', '@Ana Reedy'),
    ),
  )
  .map((parts) => parts.join(''));
const total = (text: string) => [...mentionsIn(text, NAMES).values()].reduce((sum, count) => sum + count, 0);

describe('A mention in notes (INBOX-27)', () => {
  test.each([
    ['Ask @Ana Reed.', ['Ana Reed', 1]],
    ['@Ana Reed, @Ana Reed', ['Ana Reed', 2]],
    ['(@Ana Reed)', ['Ana Reed', 1]],
    ['@Ana Reed Jr and nobody else', ['Ana Reed Jr', 1]],
    ['@José Ñandú\n', ['José Ñandú', 1]],
  ] as const)('is found in %j', (text, found) => {
    expect([...mentionsIn(text, NAMES)]).toEqual([found]);
  });

  test.each([
    'Ana Reed',
    '@ Ana Reed',
    '@Ana',
    '@Ana Reedy',
    'x@Ana Reed',
    '7@Ana Reed',
    '@ana reed',
    '@Bo O’Field',
    '',
  ])('is not found in %j', (text) => expect(mentionsIn(text, NAMES).size).toBe(0));

  test('of a person without a name doesn’t count', () => {
    expect(mentionsIn('@ and @', ['', 'Ana Reed']).size).toBe(0);
  });

  test('is counted once more for each added ‘@Name’, and nothing else changes', () => {
    fc.assert(
      fc.property(prose, prose, name, (before, after, written) => {
        const typed = `${before} @`;
        expect(beginsMention(`${typed}\n${after}`, typed.length)).toBe(true);
        const { text, caret } = mentionedAt(`${typed}\n${after}`, typed.length, written);
        expect(text).toBe(`${typed}${written}\n${after}`);
        expect(text.slice(0, caret)).toBe(typed + written);
        expect(total(text)).toBe(total(typed) + total(`@${written}`) + total(`\n${after}`));
        expect(mentionsIn(text, [written]).get(written)).toBeGreaterThan(0);
      }),
    );
  });

  test('counts as often in joined notes as in the separate notes together', () => {
    fc.assert(
      fc.property(prose, prose, (one, other) => {
        expect(total(`${one}\n${other}`)).toBe(total(one) + total(other));
      }),
    );
  });

  test('doesn’t depend on the order of the names', () => {
    fc.assert(
      fc.property(prose, fc.shuffledSubarray(NAMES, { minLength: NAMES.length }), (text, shuffled) => {
        expect(Object.fromEntries(mentionsIn(text, shuffled))).toEqual(
          Object.fromEntries(mentionsIn(text, NAMES)),
        );
      }),
    );
  });

  test('never starts within a word', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'É', '7', '_'), prose, (letter, before) => {
        const text = `${before}${letter}@`;
        expect(beginsMention(text, text.length)).toBe(false);
      }),
    );
  });
});

test('mentioned colleagues are sent once each, at most the last hundred', () => {
  expect(withMention(withMention(undefined, 7), 7)).toEqual([7]);
  const many = Array.from({ length: MOST_MENTIONED + 5 }, (_, id) => id);
  const sent = many.reduce<number[]>((chosen, id) => withMention(chosen, id), []);
  expect(sent).toEqual(many.slice(5));
});
