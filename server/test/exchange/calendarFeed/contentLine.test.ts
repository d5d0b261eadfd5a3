import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { contentLine, escapeText } from '#server/exchange/calendarFeed/contentLine';

/** Texts with everything that is escaped, folded or made of several octets. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        '\\',
        '\\n',
        '\n',
        '\r\n',
        '\r',
        '\t',
        ':',
        '"',
        ' ',
        '👩‍👩‍👧',
        '🇨🇭',
        'é',
        '漢',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constant('a'.repeat(74)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** A text as a calendar can show it: the same, with one kind of line break and without control characters. */
const sayable = (text: string) =>
  Array.from(text.replaceAll(/\r\n?/g, '\n'))
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return character === '\t' || character === '\n' || (code >= 0x20 && (code < 0x7f || code > 0x9f));
    })
    .join('');

test('every text survives unchanged, and no line is longer than 75 octets (CALF-04)', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = contentLine(`SUMMARY:${escapeText(text)}`);
      assert.ok(written.endsWith('\r\n'));
      for (const line of written.slice(0, -2).split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.ok(!/[\r\n]/.test(line));
        // A line that ends within a character would decode to a different text.
        assert.equal(Buffer.from(line).toString(), line);
      }
      const [, , , read] = ICAL.parse.property(written.replaceAll('\r\n ', '').slice(0, -2)) as string[];
      assert.equal(read, sayable(text));
      const [, [[, , , whole]]] = ICAL.parse(`BEGIN:VEVENT\r\n${written}END:VEVENT\r\n`) as unknown as [
        string,
        [[string, object, string, string]],
      ];
      assert.equal(whole, sayable(text), 'folded');
    }),
    { numRuns: 500 },
  );
});
