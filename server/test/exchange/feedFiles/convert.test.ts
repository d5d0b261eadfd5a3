import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { valueOf } from '#server/exchange/feedFiles/convert';

const amount = (text: string) => valueOf(text, { kind: 'amount' });

test('Any number is read with thousands separators and a currency (FILE-03)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const value = cents / 100;
      const text = value.toLocaleString('en-US', { minimumFractionDigits: 2 });
      for (const written of [String(value), text, `$${text}`]) assert.equal(amount(written), value, written);
    }),
  );
});

test('A number in another country’s format, or in parentheses, is read if it’s unambiguous (FILE-03)', () => {
  const numbers = {
    '12,50': 12.5,
    '1234,5': 1234.5,
    '1.234,50': 1234.5,
    '1,200': 1200,
    '(12.00)': -12,
    '€ 3': 3,
  };
  for (const [text, value] of Object.entries(numbers)) assert.equal(amount(text), value, text);
});

test('A comma that separates neither thousands nor cents isn’t removed: the text is fed unchanged, and refused (FILE-03)', () => {
  for (const text of ['1,2345', ',5', '12,', '1,,000', '1,2,3', 'twelve']) assert.equal(amount(text), text);
});
