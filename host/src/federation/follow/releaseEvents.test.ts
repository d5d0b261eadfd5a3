import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onRevision } from './releaseEvents.ts';

/** One tab of the browser leads at a time; the others stand in line. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, lead: () => Promise<void>) => (last = last.then(lead)),
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));
const ends: (() => void)[] = [];

/** A tab that follows the releases. @returns what it learns, and the server's side of its stream */
function tab() {
  const learned = jest.fn<(revision: number) => void>();
  let announce: (revision: number) => void = () => undefined;
  const open = jest.fn((onEach: (revision: number) => void) => {
    announce = onEach;
    return () => undefined;
  });
  const end = onRevision(learned, { open });
  ends.push(end);
  return { learned, open, announce: (revision: number) => announce(revision), end };
}

/** The browser's stream: the test answers for the server. */
class FakeStream extends EventTarget {
  static readonly opened: FakeStream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
  announce(revision: number) {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify({ revision }) }));
  }
}
Object.assign(globalThis, { EventSource: Object.assign(FakeStream, { CLOSED: 2 }) });

beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: oneLock(), configurable: true }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(navigator, 'locks');
  FakeStream.opened.length = 0;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('of many tabs one holds the stream, and all learn of each revision (LOAD-04)', async () => {
  const [first, second] = [tab(), tab()];
  await soon();
  first.announce(7);
  await soon();
  expect([first.learned.mock.calls, second.learned.mock.calls]).toEqual([[[7]], [[7]]]);
  expect(second.open).not.toHaveBeenCalled();
});

test('a tab that begins to follow beside another learns the revision that is current', async () => {
  const first = tab();
  await soon();
  first.announce(7);
  const second = tab();
  await soon();
  expect(second.learned.mock.calls).toEqual([[7]]);
});

describe('A stream that a proxy answers with an error', () => {
  /** A browser with one tab, which a proxy answers from now on. @returns what the tab learns, and how long it paused */
  function follow() {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    Reflect.deleteProperty(navigator, 'locks');
    const learned = jest.fn<(revision: number) => void>();
    ends.push(onRevision(learned));
    const stream = () => FakeStream.opened.at(-1);
    /** @returns the seconds until the page asks again */
    async function pauseAfterRefusal(): Promise<number> {
      const opened = FakeStream.opened.length;
      stream()?.refuse();
      for (let seconds = 1; seconds <= 100; seconds += 1) {
        await jest.advanceTimersByTimeAsync(1000);
        if (FakeStream.opened.length > opened) return seconds;
      }
      return Infinity;
    }
    return { learned, stream, pauseAfterRefusal };
  }

  test('is asked for again, ever less often, until it answers (VER-03)', async () => {
    const { learned, stream, pauseAfterRefusal } = follow();
    const pauses: number[] = [];
    for (let refusals = 0; refusals < 6; refusals += 1) pauses.push(await pauseAfterRefusal());
    expect(pauses).toEqual([3, 6, 12, 24, 48, 60]);
    stream()?.announce(8);
    expect(learned.mock.calls).toEqual([[8]]);
    expect(await pauseAfterRefusal()).toBe(3);
  });

  test('is not asked for by every browser in the same second', async () => {
    const { pauseAfterRefusal } = follow();
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    expect(await pauseAfterRefusal()).toBe(5);
  });

  test('is left to the browser while it tries again by itself', async () => {
    const { stream } = follow();
    stream()?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(100_000);
    expect(FakeStream.opened).toHaveLength(1);
  });

  test('is not asked for any more when nobody follows it', async () => {
    const { stream } = follow();
    stream()?.refuse();
    for (const end of ends.splice(0)) end();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(FakeStream.opened).toHaveLength(1);
  });
});
