import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf } from '#server/exchange/feedFiles/readFile';

test('a file is read according to the extension of its name, even if the name is nothing else (IMPO-01)', () => {
  assert.deepEqual(['orders.csv', 'orders.2026.XLSX', '.ndJson'].map(kindOf), ['csv', 'xlsx', 'ndjson']);
  assert.throws(() => kindOf('orders.txt'), /isn’t a \.csv, \.ndjson or \.xlsx file/);
  assert.throws(() => kindOf('orders'), /isn’t a /);
});
