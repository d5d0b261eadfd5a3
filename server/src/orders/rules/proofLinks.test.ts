/** @jest-environment <rootDir>/tools/remote/jest/env.cjs */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { proofLinks } from './proofLinks.ts';

describe('The proof of an order line', () => {
  test('is an image that links to its PDF version (ORD-06)', () => {
    expect(proofLinks('https://proofs.example/a/12.PNG?v=2')).toEqual({
      image: 'https://proofs.example/a/12.PNG?v=2',
      pdf: 'https://proofs.example/a/12.pdf?v=2',
    });
  });

  test("can be at the page's own origin", () => {
    expect(proofLinks('/proofs/12.jpg')?.pdf).toBe(new URL('/proofs/12.pdf', location.href).href);
  });

  test.each(['', '  ', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://', 'file:///a.png'])(
    'is missing for %p',
    (link) => expect(proofLinks(link)).toBeUndefined(),
  );

  test('is always at an http or https address, whatever the link says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (link) => {
        const proof = proofLinks(link);
        for (const address of proof === undefined ? [] : [proof.image, proof.pdf]) {
          expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
      }),
    );
  });
});
