import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HttpProblem } from '#server/http/problem';
import { inTurns, type Limits } from '#server/account/turns';

/** Work that ends when it is told to, and what became of each piece, in order. */
function workshop(limits: Limits) {
  const turns = inTurns(limits);
  const running: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  const send = (sender: string, name: string, fails = false) =>
    turns(sender, async () => {
      begun.push(name);
      await new Promise<void>((end) => running.push(end));
      if (fails) throw new Error('it broke');
    }).catch((error: unknown) => {
      if (error instanceof HttpProblem) refused.push(name);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    running.shift()?.();
    await settle();
  };
  return { send, begun, refused, running, settle, endOne };
}

describe('Sign-ins that take turns', () => {
  test('go on a few at a time, in the order they came, also when one fails', async () => {
    const { send, begun, running, settle, endOne } = workshop({ atOnce: 2, waiting: 10 });
    for (const name of ['1', '2', '3', '4']) void send('office', name, name === '1');
    await settle();
    assert.deepEqual(begun, ['1', '2']);
    await endOne();
    assert.deepEqual(begun, ['1', '2', '3']);
    for (let left = 0; left < 3; left += 1) await endOne();
    assert.deepEqual([begun, running], [['1', '2', '3', '4'], []]);
    void send('office', '5');
    void send('office', '6');
    await settle();
    assert.deepEqual(begun.slice(4), ['5', '6'], 'nothing is left behind');
  });

  test('of somebody else do not wait for all those of one who sends many', async () => {
    const { send, begun, settle, endOne } = workshop({ atOnce: 1, waiting: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void send('a', name);
    void send('b', 'b1');
    await settle();
    for (let turn = 0; turn < 4; turn += 1) await endOne();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  test('are refused when too many wait, those first of whoever has sent most', async () => {
    const { send, begun, refused, settle, endOne } = workshop({ atOnce: 1, waiting: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void send('a', name);
    void send('b', 'b1');
    void send('c', 'c1');
    void send('d', 'd1');
    await settle();
    assert.deepEqual(refused.toSorted(), ['a3', 'a4', 'a5', 'd1']);
    for (let turn = 0; turn < 4; turn += 1) await endOne();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1']);
  });

  test('that are refused are told when to come back', async () => {
    const turns = inTurns({ atOnce: 1, waiting: 0 });
    let end = () => {};
    void turns('a', () => new Promise<void>((resolve) => (end = resolve)));
    await assert.rejects(
      turns('b', async () => {}),
      (error) => error instanceof HttpProblem && error.status === 503 && error.headers['retry-after'] === '5',
    );
    end();
  });
});
