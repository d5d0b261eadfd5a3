import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HttpProblem } from '#server/http/problem';
import { fairQueue, type QueueLimits } from '#server/http/fairQueue';

const busy = () => new HttpProblem(503, 'Busy.');

/** Jobs that end on request, and the result of each, in order. */
function startQueue(limits: QueueLimits) {
  const acquire = fairQueue<string>(limits, { busy });
  const running: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  const send = (sender: string, name: string) =>
    acquire(sender).then(
      (release) => {
        begun.push(name);
        running.push(release);
      },
      () => refused.push(name),
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    running.shift()?.();
    await settle();
  };
  return { send, begun, refused, running, settle, endOne };
}

describe('A queue of jobs from many senders', () => {
  test('starts a few at a time, in order of arrival', async () => {
    const { send, begun, running, settle, endOne } = startQueue({ running: 2, waiting: 10 });
    for (const name of ['1', '2', '3', '4']) void send('office', name);
    await settle();
    assert.deepEqual(begun, ['1', '2']);
    await endOne();
    assert.deepEqual(begun, ['1', '2', '3']);
    for (let left = 0; left < 3; left += 1) await endOne();
    assert.deepEqual([begun, running], [['1', '2', '3', '4'], []]);
    void send('office', '5');
    void send('office', '6');
    await settle();
    assert.deepEqual(begun.slice(4), ['5', '6'], 'the queue works as before');
  });

  test('starts one job of each sender in turn, so a sender with many only delays their own', async () => {
    const { send, begun, settle, endOne } = startQueue({ running: 1, waiting: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void send('a', name);
    void send('b', 'b1');
    await settle();
    for (let round = 0; round < 4; round += 1) await endOne();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  test('refuses jobs if too many wait, first the newest of the sender with the most', async () => {
    const { send, begun, refused, settle, endOne } = startQueue({ running: 1, waiting: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void send('a', name);
    void send('b', 'b1');
    void send('c', 'c1');
    void send('d', 'd1');
    await settle();
    assert.deepEqual(refused.toSorted(), ['a3', 'a4', 'a5', 'd1']);
    for (let round = 0; round < 4; round += 1) await endOne();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1']);
  });
});
