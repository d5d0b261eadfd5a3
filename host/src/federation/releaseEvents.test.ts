import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
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

beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: oneLock(), configurable: true }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(navigator, 'locks');
});

test('of many tabs one holds the stream, and all learn of each revision', async () => {
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
