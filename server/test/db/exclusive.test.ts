import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exclusive } from '#server/db/exclusive';

test('work runs one piece after the other, also after one that failed', async () => {
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
    /ask the transaction/,
  );
  assert.equal(await alone(() => Promise.resolve('served')), 'served');
});

test('what work leaves behind may run again once the work is over', async () => {
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
