import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnstile } from '#server/db/turnstile';

test('turns follow each other, also after one that failed', async () => {
  const inTurn = turnstile();
  const seen: string[] = [];
  const turn = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('first failed');
    });
  const first = turn('first');
  const second = turn('second');
  await assert.rejects(first, /first failed/);
  await second;
  assert.deepEqual(seen, ['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a turn asked for within a turn is refused at once, and the next caller is served', async () => {
  const inTurn = turnstile();
  await assert.rejects(
    inTurn(() => inTurn(() => Promise.resolve('never'))),
    /ask the transaction/,
  );
  assert.equal(await inTurn(() => Promise.resolve('served')), 'served');
});

test('what a turn leaves behind may ask for a turn once it is over', async () => {
  const inTurn = turnstile();
  let later = Promise.resolve('not yet');
  await inTurn(() => {
    later = new Promise((resolve) => setImmediate(resolve)).then(() =>
      inTurn(() => Promise.resolve('served')),
    );
    return Promise.resolve();
  });
  assert.equal(await later, 'served');
});
