import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '../everyCall.ts';

const numbers = Object.values(calls).map((call) => call.number);

test('every call from 1 to 34 and the three downloads exist', () => {
  const wanted = Array.from({ length: 37 }, (_, index) => index + 1);
  assert.deepEqual(
    numbers.filter((number) => number < 100).sort((a, b) => a - b),
    wanted,
  );
});

test('no two calls share a number, or a method and path', () => {
  const addresses = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  assert.equal(new Set(addresses).size, addresses.length);
  assert.equal(new Set(numbers).size, numbers.length);
});

test('only sign-in, password reset, setup, the version file, and calls with a permit or secret in their path need no token', () => {
  const open = Object.values(calls).filter((call) => 'secured' in call);
  assert.deepEqual(
    open.map((call) => call.number).sort((a, b) => a - b),
    [
      29, 31, 32, 33, 34, 209, 265, 266, 267, 268, 280, 281, 290, 291, 292, 293, 294, 325, 326, 342, 343, 346,
      383, 384, 385,
    ],
  );
});
