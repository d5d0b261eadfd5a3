import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeChanges } from './mergeChanges.ts';

const values = fc.record({
  notes: fc.constantFrom('', 'a', 'b'),
  companies: fc.array(fc.record({ value: fc.nat(2) }), { maxLength: 2 }),
  day: fc.constantFrom(undefined, '2026-11-23'),
});
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test('for each field that a colleague changed, the form takes the value or asks, and never loses input (LIVE-10)', () => {
  fc.assert(
    fc.property(values, values, values, (first, mine, theirs) => {
      const { untouched, conflicting } = mergeChanges(first, mine, theirs);
      for (const name of ['notes', 'companies', 'day'] as const) {
        const isTheirs = !same(first[name], theirs[name]);
        const isMine = !same(first[name], mine[name]);
        expect(untouched.includes(name)).toBe(isTheirs && !isMine);
        expect(conflicting.includes(name)).toBe(isTheirs && isMine && !same(mine[name], theirs[name]));
      }
    }),
  );
});
