import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldName } from './foldName.ts';

/** A mark that modifies a sign: without the sign it joins the letter before, and Unicode orders a letter's marks anew. No name has one. */
const MARK_AFTER_SIGN = /[\s\p{P}\p{S}]\p{M}/u;

describe('A name as it is looked for (FIND-09)', () => {
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

  it('is the same when it is folded again, and as a part of it stands in the whole', () => {
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
