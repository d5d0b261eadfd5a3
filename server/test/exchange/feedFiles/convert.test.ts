import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { valueOf } from '#server/exchange/feedFiles/convert';

const amount = (text: string) => valueOf(text, { kind: 'amount' });

test('A number is read with its thousands and a currency, whatever it is (FILE-03)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const value = cents / 100;
      const text = value.toLocaleString('en-US', { minimumFractionDigits: 2 });
      for (const written of [String(value), text, `$${text}`]) assert.equal(amount(written), value, written);
    }),
  );
});

test('A number as programs of other countries write it, or in brackets, is read where it can be only one (FILE-03)', () => {
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

test('A comma that stands where no thousands and no cents end is not guessed away: the text is fed, and refused (FILE-03)', () => {
  for (const text of ['1,2345', ',5', '12,', '1,,000', '1,2,3', 'twelve']) assert.equal(amount(text), text);
});
