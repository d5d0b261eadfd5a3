import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '../store/index.ts';
import { DONE, OFFLINE, settle, states } from '../testing/outboxExamples.ts';
import { signInForTest } from '../testing/session.ts';
import { ApiError } from './apiError.ts';
import { createOutbox } from './createOutbox.ts';
import type { Call } from './request.ts';

type Send = (call: Call) => Promise<unknown>;

function outboxWith(...answers: (object | Error | Promise<object>)[]) {
  const sent: Call[] = [];
  const refresh = jest.fn(async (_keys: readonly string[]) => {});
  const send: Send = async (call) => {
    sent.push(call);
    const answer = answers.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = () => createOutbox({ storage: localStorage, send, refresh, withLock: (work) => work() });
  return { outbox: open(), open, sent, refresh };
}
beforeEach(() => {
  localStorage.clear();
  signInForTest();
});
afterEach(() => void jest.useRealTimers());

describe('A change', () => {
  test('is sent with its own key, shown as pending, refetched and then forgotten (KEEP-01)', async () => {
    const { outbox, sent, refresh } = outboxWith({ success: true });
    const { outcome } = outbox.submit(DONE);
    expect(outbox.store.getState().changes[0]).toMatchObject({
      state: 'sending',
      effect: { Status: 'CLOSED' },
    });
    expect(await outcome).toEqual({ kind: 'answered', answer: { success: true } });
    await settle();
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(refresh).toHaveBeenCalledWith(['activities']);
    expect(states(outbox)).toEqual([]);
  });

  test('without a network waits, survives a reload, and is sent later with the same key (KEEP-02)', async () => {
    const { outbox, open, sent } = outboxWith(OFFLINE, { success: true });
    expect(await outbox.submit(DONE).outcome).toEqual({ kind: 'waiting' });
    expect(states(outbox)).toEqual(['waiting']);
    const afterReload = open();
    expect(states(afterReload)).toEqual(['waiting']);
    afterReload.flush();
    await settle();
    expect(states(afterReload)).toEqual([]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  test('is sent by another tab if its own tab was closed', async () => {
    jest.useFakeTimers();
    const { open, sent } = outboxWith(new Promise<object>(() => {}));
    const [closed, other] = [open(), open()];
    const { id } = closed.submit(DONE);
    other.reload();
    expect(states(other)).toEqual(['sending']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ key }) => key)).toEqual([id, id]);
    expect(states(other)).toEqual([]);
  });

  test('doesn’t come back with a reload while its queries are refetched', async () => {
    const { outbox, open, refresh } = outboxWith();
    refresh.mockReturnValue(new Promise<void>(() => {}));
    await outbox.submit(DONE).outcome;
    expect(states(outbox)).toEqual(['answered']);
    const afterReload = open();
    await afterReload.submit({ ...DONE, record: 'activity/13' }).outcome;
    expect(afterReload.store.getState().changes).toMatchObject([
      { record: 'activity/13', state: 'answered' },
    ]);
    expect(localStorage.getItem('galley.changes')).toBeNull();
  });

  test('stays shown in another tab until its queries are refetched there too', async () => {
    const { outbox, open, refresh } = outboxWith();
    const { outcome } = outbox.submit(DONE);
    const other = open();
    await outcome;
    refresh.mockClear();
    other.reload();
    expect(states(other)).toEqual(['answered']);
    expect(refresh).toHaveBeenCalledWith(['activities']);
    await settle();
    expect(states(other)).toEqual([]);
  });

  test('that an earlier release left as answered is no longer shown', () => {
    const left = { ...DONE, id: 'k1', employeeUid: 'ana-uid', state: 'answered' };
    localStorage.setItem('galley.changes', JSON.stringify([left]));
    const { outbox } = outboxWith();
    outbox.reload();
    expect(states(outbox)).toEqual([]);
  });

  test('is sent after all earlier ones', async () => {
    const { outbox, sent } = outboxWith(OFFLINE);
    await outbox.submit(DONE).outcome;
    const { outcome } = outbox.submit({ ...DONE, call: { method: 'POST', path: '/v1/activity/done/13' } });
    await outcome;
    await settle();
    expect(sent.map(({ path }) => path.at(-1))).toEqual(['2', '2', '3']);
  });

  test('that the server refuses comes back with the reason, and stays until the user has dealt with it', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Closed already.' };
    const { outbox } = outboxWith(new ApiError(409, 'Closed already.', problem));
    const { id, outcome } = outbox.submit(DONE);
    expect((await outcome).kind).toBe('refused');
    expect(outbox.store.getState().changes[0]).toMatchObject({ state: 'refused', problem });
    expect(outbox.withdraw(id)).toBe(true);
    expect(states(outbox)).toEqual([]);
  });

  test('that the server calls a duplicate also comes back, even if it waited for the network', async () => {
    const refusedBy = {
      flag: 'DuplicateEmail',
      field: 'IndividualEmail',
      message: 'Email is already in use.',
    };
    const { outbox, open } = outboxWith(OFFLINE, { Success: false, DuplicateEmail: true });
    await outbox.submit({ ...DONE, refusedBy }).outcome;
    const afterReload = open();
    afterReload.flush();
    await settle();
    expect(afterReload.store.getState().changes).toMatchObject([
      {
        state: 'refused',
        problem: { errors: [{ field: 'IndividualEmail', message: 'Email is already in use.' }] },
      },
    ]);
  });

  test('that is refused doesn’t block later ones', async () => {
    const { outbox, sent } = outboxWith(OFFLINE, new ApiError(409, 'Closed already.'), { success: true });
    await outbox.submit(DONE).outcome;
    expect((await outbox.submit(DONE).outcome).kind).toBe('answered');
    expect(sent).toHaveLength(3);
  });

  test('can be withdrawn while it waits', async () => {
    const { outbox, sent } = outboxWith(OFFLINE);
    const { id, outcome } = outbox.submit(DONE);
    expect(outbox.withdraw(id)).toBe(false);
    await outcome;
    expect(outbox.withdraw(id)).toBe(true);
    outbox.flush();
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('waits for its own user: the next one at the browser neither sends nor sees it (KEEP-05)', async () => {
    const { outbox, open, sent } = outboxWith(OFFLINE);
    await outbox.submit(DONE).outcome;
    signInForTest({ sub: 'ben-uid', given_name: 'Ben', family_name: 'Ode' });
    const bens = open();
    bens.flush();
    await settle();
    expect(sent).toHaveLength(1);
    signInForTest();
    bens.flush();
    await settle();
    expect(sent).toHaveLength(2);
    expect(galley.getState().session?.employeeUid).toBe('ana-uid');
  });

  describe('that is answered after it has waited', () => {
    function late(...answers: Parameters<typeof outboxWith>) {
      const { outbox, open } = outboxWith(...answers);
      const heard: unknown[] = [];
      outbox.onLate((answer) => heard.push(answer));
      return { outbox, open, heard };
    }

    test('is reported to the page once; one answered at once is reported only to its submitter', async () => {
      const { outbox, heard } = late(OFFLINE, { success: true, Version: 2 });
      await outbox.submit(DONE).outcome;
      outbox.flush();
      await settle();
      await outbox.submit(DONE).outcome;
      expect(heard).toEqual([{ success: true, Version: 2 }]);
    });

    test('is reported by the tab that sends it, even if another tab stored it', async () => {
      const { outbox, open, heard } = late(OFFLINE, { success: true });
      const other = open();
      const others: unknown[] = [];
      other.onLate((answer) => others.push(answer));
      await outbox.submit(DONE).outcome;
      other.flush();
      await settle();
      outbox.reload();
      outbox.flush();
      await settle();
      expect([heard, others]).toEqual([[], [{ success: true }]]);
    });

    test('isn’t reported if it was withdrawn or refused', async () => {
      const { outbox, heard } = late(OFFLINE, OFFLINE, new ApiError(409, 'Closed already.'));
      const { id, outcome } = outbox.submit(DONE);
      await outcome;
      outbox.withdraw(id);
      await outbox.submit(DONE).outcome;
      await settle();
      outbox.flush();
      await settle();
      expect(heard).toEqual([]);
      expect(states(outbox)).toEqual(['refused']);
    });

    test('isn’t reported to the next user, who has signed in meanwhile (AUTH-07)', async () => {
      let answer: (value: object) => void = () => {};
      const { outbox, heard } = late(OFFLINE, new Promise<object>((resolve) => (answer = resolve)));
      await outbox.submit(DONE).outcome;
      await settle();
      outbox.flush();
      await settle();
      signInForTest({ sub: 'ben-uid', given_name: 'Ben' });
      answer({ success: true });
      await settle();
      expect(states(outbox)).toEqual([]);
      expect(heard).toEqual([]);
    });
  });

  test('tampered storage doesn’t cause a failure', () => {
    localStorage.setItem('galley.changes', '{"not": "a list"}');
    expect(states(outboxWith().outbox)).toEqual([]);
    localStorage.setItem('galley.changes', 'nonsense');
    expect(states(outboxWith().outbox)).toEqual([]);
  });
});
