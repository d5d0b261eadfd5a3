import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isInCanary } from './canary.ts';

const share = (remote: string, percent: number) => {
  const people = Array.from({ length: 5000 }, (_, n) => `employee-${n}`);
  return (people.filter((person) => isInCanary(person, remote, percent)).length / people.length) * 100;
};

test('a person gets the same answer every time, in whichever case their id is written', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.double({ min: 0, max: 100, noNaN: true }), (person, percent) => {
      const answer = isInCanary(person, 'orders', percent);
      return isInCanary(person.toUpperCase(), 'orders', percent) === answer;
    }),
  );
});

test('who is in a small share is in a larger one too', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (person, one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      return !isInCanary(person, 'orders', small) || isInCanary(person, 'orders', large);
    }),
  );
});

test.each([1, 5, 10, 50])('%i per cent is about that many', (percent) => {
  for (const remote of ['orders', 'activities']) {
    expect(Math.abs(share(remote, percent) - percent)).toBeLessThan(2);
  }
});

test('the shares of two remotes are different people', () => {
  const people = Array.from({ length: 2000 }, (_, n) => `employee-${n}`);
  const both = people.filter((one) => isInCanary(one, 'orders', 20) && isInCanary(one, 'contacts', 20));
  expect(both.length).toBeGreaterThan(20);
  expect(both.length).toBeLessThan(160);
});
