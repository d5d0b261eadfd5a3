import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exclusive } from '#server/db/exclusive';

test('pieces of work run one by one, even after a failed one', async () => {
  const alone = exclusive();
  const seen: string[] = [];
  const work = (name: string) =>
    alone(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('first failed');
    });
  const first = work('first');
  const second = work('second');
  await assert.rejects(first, /first failed/);
  await second;
  assert.deepEqual(seen, ['first begins', 'first ends', 'second begins', 'second ends']);
});

test('work that waits for itself is refused at once, and the next caller is served', async () => {
  const alone = exclusive();
  await assert.rejects(
    alone(() => alone(() => Promise.resolve('never'))),
    /query the transaction/,
  );
  assert.equal(await alone(() => Promise.resolve('served')), 'served');
});

test('code left running by finished work can run again', async () => {
  const alone = exclusive();
  let later = Promise.resolve('not yet');
  await alone(() => {
    later = new Promise((resolve) => setImmediate(resolve)).then(() =>
      alone(() => Promise.resolve('served')),
    );
    return Promise.resolve();
  });
  assert.equal(await later, 'served');
});
