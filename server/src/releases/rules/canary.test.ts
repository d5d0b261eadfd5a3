import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isInCanary, personMark } from './canary.ts';

const isIn = (key: string, remote: string, percent: number) =>
  isInCanary({ percent }, remote, { key, type: '' });

const share = (remote: string, percent: number) => {
  const people = Array.from({ length: 5000 }, (_, n) => `employee-${n}`);
  return (people.filter((person) => isIn(person, remote, percent)).length / people.length) * 100;
};

test('people in a small share are in any larger one, too (CAN-01)', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (person, one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      return !isIn(person, 'orders', small) || isIn(person, 'orders', large);
    }),
  );
});

test('a share always has the same people (CAN-01)', () => {
  const people = Array.from({ length: 100 }, (_, n) => `employee-${n}`);
  expect(people.filter((person) => isIn(person, 'orders', 5))).toEqual([
    'employee-11',
    'employee-62',
    'employee-82',
    'employee-92',
    'employee-96',
  ]);
});

test.each([1, 5, 10, 50])('%i percent is about that share of the people', (percent) => {
  for (const remote of ['orders', 'activities']) {
    expect(Math.abs(share(remote, percent) - percent)).toBeLessThan(2);
  }
});

test('the shares of two remotes are independent of each other', () => {
  const people = Array.from({ length: 2000 }, (_, n) => `employee-${n}`);
  const both = people.filter((one) => isIn(one, 'orders', 20) && isIn(one, 'contacts', 20));
  expect(both.length).toBeGreaterThan(20);
  expect(both.length).toBeLessThan(160);
});

test('named people get a canary whatever the share, and nobody else does', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (ana, other) => {
      const audience = { percent: 0, people: [personMark(ana, 'orders')] };
      expect(isInCanary(audience, 'orders', { key: ana, type: 'Sales' })).toBe(true);
      expect(isInCanary(audience, 'orders', { key: other, type: 'Sales' })).toBe(ana === other);
      expect(isInCanary(audience, 'contacts', { key: ana, type: 'Sales' })).toBe(false);
    }),
  );
});

test('a named employee type gets a canary, and people of other or unknown types don’t', () => {
  const audience = { percent: 0, types: ['operations'] };
  expect(isInCanary(audience, 'orders', { key: 'a', type: 'Operations' })).toBe(true);
  expect(isInCanary(audience, 'orders', { key: 'a', type: 'Sales' })).toBe(false);
  expect(isInCanary(audience, 'orders', { key: 'a', type: '' })).toBe(false);
});

test('nobody gets a canary before signing in', () => {
  expect(isInCanary({ percent: 100, types: [''] }, 'orders', { key: '', type: '' })).toBe(false);
});
