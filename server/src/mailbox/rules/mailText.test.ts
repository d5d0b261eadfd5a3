import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitText } from './mailText.ts';

const fresh = (text: string) => splitText(text).text.trim();

describe('The new text of a message', () => {
  test('ends where a program quotes earlier email, however it introduces that (MAIL-09)', () => {
    for (const heading of [
      'On Mon, Nov 23, 2026 at 9:00 AM Kim Lee <kim@example.com> wrote:',
      'On Mon, Nov 23, 2026 at 9:00 AM Kim Lee\n<kim@example.com> wrote:',
      'Am 23.11.2026 um 09:00 schrieb Kim Lee <kim@example.com>:',
      'Le lun. 23 nov. 2026 à 09:00, Kim Lee <kim@example.com> a écrit :',
      '-----Original Message-----',
      'From: Kim Lee <kim@example.com>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Robin\nSubject: Proof',
      'Von: Kim Lee <kim@example.com>\nGesendet: Montag, 23. November 2026 09:00',
      '________________________________\nFrom: Kim Lee <kim@example.com>\nSent: Monday',
    ])
      expect(fresh(`It is ready.\n\n${heading}\n> Where is it?\n> Kim`)).toBe('It is ready.');
  });

  test('ends at a signature, and at a phone’s ‘Sent from’ line (MAIL-09)', () => {
    expect(fresh('Yes.\n-- \nRobin\nGalley')).toBe('Yes.');
    expect(fresh('Yes.\n\nSent from my iPhone')).toBe('Yes.');
    expect(fresh('Sent from my heart, truly')).toBe('Sent from my heart, truly');
  });

  test('includes the quotes if somebody answers between them, or writes nothing else (MAIL-09)', () => {
    const between = 'On Monday, Kim wrote:\n> Matte or gloss?\nMatte.\n> When?\nFriday.\n';
    expect(splitText(between)).toEqual({ text: between, folded: '' });
    // One short answer, whatever is quoted below it.
    const one = 'Hi,\nOn Monday, Kim Lee wrote:\n> Matte or gloss?\nMatte.\n> Regards\n> Kim';
    expect(fresh(one)).toBe('Hi,\nOn Monday, Kim Lee wrote:\n> Matte or gloss?\nMatte.');
    const wrapped = 'Hi,\nOn Monday, Kim Lee\n<kim@example.com> wrote:\n\n> Matte?\nMatte.\n> Kim';
    expect(fresh(wrapped)).toMatch(/Matte\.$/);
    const nothing = '> Where is it?\n> Kim\n';
    expect(splitText(nothing)).toEqual({ text: nothing, folded: '' });
  });

  test('doesn’t end at words that only look like a heading', () => {
    const text = 'From: us to you.\nOn Friday we wrote a note: here.\nBye';
    expect(splitText(text)).toEqual({ text, folded: '' });
  });

  test('and the folded text are together the whole message; it is never blank if something is folded', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '> quoted',
        '-- ',
        '',
        'On Monday, Kim Lee wrote:',
        'From: a@example.com',
        'Sent: now',
        '__________',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const whole = lines.join('\n');
        const { text, folded } = splitText(whole);
        expect(text + folded).toBe(whole);
        if (folded !== '') expect(text.trim()).not.toBe('');
      }),
    );
  });

  test('is found within a second, even in a long text of odd lines', () => {
    const odd = `On ${'a '.repeat(5000)}\n`.repeat(200) + '>'.repeat(100_000);
    const begun = performance.now();
    splitText(odd);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
