import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldName } from './foldName.ts';

/** A mark that modifies a sign. Without the sign it joins the letter before, whose marks Unicode then reorders. No name has one. */
const MARK_AFTER_SIGN = /[\s\p{P}\p{S}]\p{M}/u;

describe('A name in its search form (FIND-09)', () => {
  it.each([
    ['Crème Signs – East', 'cremesignseast'],
    ['Löwen Boards', 'lowenboards'],
    ['O’Neil', 'oneil'],
    ["O'Neil", 'oneil'],
    ['Zoë', 'zoe'],
    ['Straße', 'strasse'],
    ['Ærø & Søn', 'aeroson'],
    ['İstanbul', 'istanbul'],
    ['14×48', '14x48'],
    ['“A.B.C.” Printing, Inc.', 'abcprintinginc'],
    ['&', ''],
  ])('of %s is %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('doesn’t change when folded again, and contains each folded part of the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, name) => {
        fc.pre(!MARK_AFTER_SIGN.test(name.normalize('NFKD')));
        const folded = foldName(name);
        expect(foldName(folded)).toBe(folded);
        expect(foldName(`${before} ${name}`)).toContain(folded);
      }),
    );
  });
});
