import { beforeEach, describe, expect, test } from '@jest/globals';
import { galley } from '../store/index.ts';
import { DONE, OFFLINE, settle, states } from '../testing/outboxExamples.ts';
import { signInForTest } from '../testing/session.ts';
import { ApiError } from './apiError.ts';
import { createOutbox } from './createOutbox.ts';

beforeEach(() => {
  localStorage.clear();
  signInForTest();
});

describe('A change made while another one is being sent', () => {
  /** Two tabs, only one of which sends at a time; the first is already sending another change. */
  function twoTabs(...later: (object | Error)[]) {
    let answer: (value: object) => void = () => {};
    const answers = [new Promise<object>((resolve) => (answer = resolve)), ...later];
    let runs = 0;
    let last: Promise<unknown> = Promise.resolve();
    const withLock = (work: () => Promise<void>) => {
      runs += 1;
      const mine = last.then(settle).then(work);
      last = runs < 20 ? mine : new Promise(() => {});
      return mine;
    };
    const send = async () => {
      const next = answers.shift() ?? {};
      if (next instanceof Error) throw next;
      return next;
    };
    const open = () => createOutbox({ storage: localStorage, send, refresh: async () => {}, withLock });
    const [other, mine] = [open(), open()];
    other.submit(DONE);
    return { other, mine, answer: () => answer({}), runs: () => runs };
  }

  test('is reported as gone if another tab sends it', async () => {
    const { mine, answer, runs } = twoTabs();
    await settle();
    const { outcome } = mine.submit(DONE);
    answer();
    expect(await outcome).toEqual({ kind: 'gone' });
    await settle();
    expect(runs()).toBe(2);
  });

  test('is reported as gone if another tab withdraws it', async () => {
    const { other, mine, answer } = twoTabs(OFFLINE);
    await settle();
    const { id, outcome } = mine.submit(DONE);
    answer();
    await settle();
    expect(other.withdraw(id)).toBe(true);
    expect(await outcome).toEqual({ kind: 'gone' });
  });

  test('is reported with the reason for the refusal if another tab sent it', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Closed already.' };
    const { mine, answer } = twoTabs(new ApiError(409, 'Closed already.', problem));
    await settle();
    const { outcome } = mine.submit(DONE);
    answer();
    expect(await outcome).toMatchObject({
      kind: 'refused',
      error: { status: 409, message: 'Closed already.', problem },
    });
  });

  test('is kept if the user signs out, which is reported once', async () => {
    const { other, answer, runs } = twoTabs();
    await settle();
    const { outcome } = other.submit(DONE);
    galley.getState().endSession('signed-out');
    answer();
    expect(await outcome).toEqual({ kind: 'left' });
    expect(localStorage.getItem('galley.changes')).toContain('/v1/activity/done/12');
    expect(runs()).toBe(1);
  });

  test('isn’t shown to the next user, whether waiting or answered', async () => {
    const { other, answer } = twoTabs();
    await settle();
    const { outcome } = other.submit(DONE);
    signInForTest({ sub: 'ben-uid', given_name: 'Ben' });
    answer();
    expect(await outcome).toEqual({ kind: 'left' });
  });

  test('isn’t reported as waiting for the network if the session has expired', async () => {
    const send = async () => {
      galley.getState().endSession('expired');
      throw new ApiError(401, 'Unauthorized');
    };
    const outbox = createOutbox({
      storage: localStorage,
      send,
      refresh: async () => {},
      withLock: (work) => work(),
    });
    expect(await outbox.submit(DONE).outcome).toEqual({ kind: 'left' });
    expect(states(outbox)).toEqual(['waiting']);
  });

  test('waits for the network only if there is none', async () => {
    const { other, answer } = twoTabs(OFFLINE);
    await settle();
    const { outcome } = other.submit(DONE);
    expect(states(other)).toEqual(['sending', 'sending']);
    answer();
    expect(await outcome).toEqual({ kind: 'waiting' });
    expect(states(other)).toEqual(['waiting']);
  });
});
