import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksumOf } from '#server/db/migrate';
import { checksums } from './checksums.ts';
import { migrations } from '#server/db/migrations/index';

test('the text of a migration never changes once it is published, or databases that ran it would be refused (OPS-12)', () => {
  for (const { number, name, script } of migrations) {
    const now = checksumOf(script);
    assert.equal(
      now,
      checksums[number],
      `Migration ${number} (${name}) is not the text that checksums.ts has frozen. A new migration: append the line\n` +
        `  ${number}: '${now}',\nto server/test/db/migrations/checksums.ts. One that was published before: take your ` +
        'change back, and make it in a migration of its own.',
    );
  }
});

test('migrations stand in the order in which they run', () => {
  const numbers = migrations.map(({ number }) => number);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((one, other) => one - other),
  );
});
