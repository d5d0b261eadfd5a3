import { connection } from '@galley/shared/host';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LiveEvent, StreamOptions } from './liveStream.ts';
import { shareStream } from './shareStream.ts';

/** One tab of the browser leads at a time; the others queue. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : lead()));
      return last;
    },
  };
}

const ends: (() => void)[] = [];
const CHANGE: LiveEvent = { name: 'changes', data: [{ topic: 'contacts' }] };
const GAP: LiveEvent = { name: 'gap', data: {} };

/** A tab of the browser. @returns its events, and the server's side of its stream */
function tab() {
  const events: LiveEvent[] = [];
  const opened: StreamOptions[] = [];
  const close = jest.fn();
  const end = shareStream({
    name: 'live',
    open(options) {
      opened.push(options);
      return close;
    },
    onEvent: (event) => events.push(event),
  });
  ends.push(end);
  return {
    told: events,
    opened,
    close,
    end,
    say: (event: LiveEvent, id: string) => opened.at(-1)?.onEvent(event, id),
  };
}

/** Waits until a condition holds; messages between tabs take a moment. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: oneLock(), configurable: true }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(navigator, 'locks');
});

test('only one of many tabs holds the stream, and all get each event (LOAD-04)', async () => {
  const [first, second] = [tab(), tab()];
  await until(() => first.opened.length === 1);
  first.say(CHANGE, '1');
  await until(() => second.told.length > 0);
  // A gap can follow: the response to the tab's initial question.
  expect([first.told, second.told[0]]).toEqual([[CHANGE], CHANGE]);
  expect(second.opened).toHaveLength(0);
});

test('the next tab resumes after the last event when the tab with the stream is closed (LIVE-04)', async () => {
  const [first, second] = [tab(), tab()];
  await until(() => first.opened.length === 1);
  expect(first.opened[0]?.after).toBeUndefined();
  first.say(CHANGE, '7');
  await until(() => second.told.length > 0);
  first.end();
  await until(() => second.opened.length === 1);
  expect(first.close).toHaveBeenCalled();
  expect(second.opened[0]?.after).toBe('7');
});

test('a tab opened beside another learns the newest revision, and the changes since it was loaded', async () => {
  const first = tab();
  await until(() => first.opened.length === 1);
  first.say({ name: 'revision', data: { revision: 7 } }, '1');
  first.say(CHANGE, '2');
  const second = tab();
  await until(() => second.told.length === 2);
  expect(second.told).toEqual([{ name: 'revision', data: { revision: 7 } }, GAP]);
});

test('a page that is left releases the stream, and resumes it when Back shows it again', async () => {
  const page = tab();
  await until(() => page.opened.length === 1);
  page.say(CHANGE, '9');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(page.close).toHaveBeenCalled();
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await until(() => page.opened.length === 2);
  expect(page.opened[1]?.after).toBe('9');
});

test('the tab with the stream tells the others whether the server responds, without requests of their own (LIVE-19)', async () => {
  const first = tab();
  await until(() => first.opened.length === 1);
  const others = new BroadcastChannel('live');
  const heard: unknown[] = [];
  others.addEventListener('message', ({ data }) => heard.push(data));
  connection.setState({ isLost: true });
  connection.setState({ isLost: false });
  connection.setState({ isLost: false });
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { kind: 'connection', isLost: true },
    { kind: 'connection', isLost: false },
  ]);
  others.postMessage({ kind: 'connection', isLost: true });
  await until(() => connection.getState().isLost);
  others.close();
  connection.setState({ isLost: false });
});

test('without locks, each tab has its own stream', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [tab(), tab()];
  expect([first.opened.length, second.opened.length]).toEqual([1, 1]);
});
