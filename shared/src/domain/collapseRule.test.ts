import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCollapsed } from './collapseRule.ts';

const size = fc.constantFrom(20, 50, 100, 200);

describe('The cards of a list (LIST-03)', () => {
  test('start collapsed with 50 or more per page', () => {
    expect([20, 50, 100, 200].map((pageSize) => isCollapsed(pageSize, undefined))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('stay as the user set them, whatever the page size', () => {
    fc.assert(
      fc.property(size, fc.boolean(), (pageSize, byHand) =>
        expect(isCollapsed(pageSize, byHand)).toBe(byHand),
      ),
    );
  });
});
