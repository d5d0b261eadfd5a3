import { MOST_LIVE_AGE_MS } from '@galley/server/day/rules/liveAge';
import { connection } from '@galley/shared/host';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { signInForTest } from '@galley/shared/testing';
import { openLiveStream, type LiveEvent } from './liveStream.ts';

let end = () => {};
const calls: { url: string; headers: Headers }[] = [];
const events: [LiveEvent | undefined, string | undefined][] = [];

/** The server's responses, one per call; the last one repeats. */
function answers(...each: (() => Response)[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push({
      url: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init?.headers),
    });
    const answer = each[Math.min(calls.length, each.length) - 1];
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
}
/** A response that ends after this text. */
const stream = (text: string) => () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return { ok: true, status: 200, body } as Response;
};
const refused = (status: number) => () => Response.json({}, { status });

function open(after?: string, readAt = Date.now() - 5_000) {
  end = openLiveStream({
    after,
    readAt,
    onEvent: (event, id) => events.push([event, id]),
  });
}
/** @returns the seconds until the next call */
async function pause(): Promise<number> {
  const before = calls.length;
  for (let seconds = 1; seconds <= 200; seconds += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    if (calls.length > before) return seconds;
  }
  return Infinity;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  signInForTest();
});
afterEach(() => {
  end();
  calls.length = 0;
  events.length = 0;
  jest.useRealTimers();
});

describe('The stream of live events', () => {
  test('is requested with the token and the page’s age, then from the last event on (LIVE-04)', async () => {
    answers(stream('id: 5\n\nid: 6\nevent: changes\ndata: [{"topic":"orders"}]\n\n'), stream(''));
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(calls[0]?.url).toMatch(/\/v1\/live\?age=5000$/);
    expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(events).toEqual([
      [undefined, '5'],
      [{ name: 'changes', data: [{ topic: 'orders' }] }, '6'],
    ]);
    expect(await pause()).toBe(1);
    expect(calls[1]?.url).toMatch(/\/v1\/live$/);
    expect(calls[1]?.headers.get('last-event-id')).toBe('6');
  });

  test('never claims a greater age than the server accepts, however old the page is (LIVE-04)', async () => {
    answers(refused(502));
    open(undefined, Date.now() - 30 * 60 * 60_000);
    await jest.advanceTimersByTimeAsync(0);
    expect(new URL(calls[0]?.url ?? '', location.href).searchParams.get('age')).toBe(
      String(MOST_LIVE_AGE_MS),
    );
  });

  test('is retried with growing pauses while there is no response (VER-03)', async () => {
    answers(refused(502));
    open();
    await jest.advanceTimersByTimeAsync(0);
    const pauses: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) pauses.push(await pause());
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('is requested at once, and only once, when the network returns, however long the pause (LIVE-18)', async () => {
    answers(refused(502));
    open();
    await jest.advanceTimersByTimeAsync(0);
    for (let nth = 0; nth < 8; nth += 1) await pause();
    const before = calls.length;
    globalThis.dispatchEvent(new Event('online'));
    globalThis.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(before + 1);
    expect(await pause()).toBe(1);
    end();
    globalThis.dispatchEvent(new Event('online'));
    expect(await pause()).toBe(Infinity);
  });

  test('is closed when the browser goes offline, and reopened at once when another call gets a response (LIVE-19)', async () => {
    answers(() => ({ ok: true, status: 200, body: new ReadableStream() }) as Response);
    open();
    await jest.advanceTimersByTimeAsync(0);
    const { signal } = jest.mocked(fetch).mock.calls[0]?.[1] ?? {};
    globalThis.dispatchEvent(new Event('offline'));
    expect(signal?.aborted).toBe(true);
    end();
    calls.length = 0;

    answers();
    open();
    await jest.advanceTimersByTimeAsync(0);
    for (let nth = 0; nth < 8; nth += 1) await pause();
    expect(connection.getState()).toEqual({ isLost: true });
    const before = calls.length;
    connection.setState({ isLost: false });
    connection.setState({ isLost: false });
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(before + 1);
  });

  test('starts over if the server rejects the id', async () => {
    answers(refused(400), stream(''));
    open('broken');
    await jest.advanceTimersByTimeAsync(0);
    await pause();
    expect(calls[1]?.headers.has('last-event-id')).toBe(false);
    expect(calls[1]?.url).toContain('age=');
  });

  test('ends with the session, and notifies the page', async () => {
    answers(refused(401));
    open('5');
    expect(await pause()).toBe(Infinity);
    expect(galley.getState().session).toBeNull();
  });
});
