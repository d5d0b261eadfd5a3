import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Contact } from '@galley/server/contacts/contract';
import { queryClient } from '@galley/shared/http';
import type { SentCall } from '@galley/shared/testing';
import { press } from '@galley/shared/testing';
import { createRefresher } from './refresher.ts';
import { answered, COUNTS, LIST, named, openContacts, shown } from './testing.tsx';

/** The server's data. */
let contacts: Partial<Contact>[] = [];
let sent: SentCall[] = [];
let isHeld = false;
let isBusy = false;
let live: ReturnType<typeof createRefresher>;

const listCalls = () => sent.filter(({ path }) => path.endsWith(LIST)).length;
const reads = () => sent.filter(({ path }) => path.endsWith(LIST) || path.endsWith(COUNTS)).length;
const announced = () => screen.queryByRole('button', { name: / · Refresh$/ })?.textContent;

beforeEach(async () => {
  contacts = [named(1), named(2), named(3)];
  isHeld = false;
  isBusy = false;
  sent = await openContacts(() => contacts);
  live = createRefresher({
    client: queryClient,
    isHeld: () => isHeld,
    isBusy: () => isBusy,
    everyMs: 30,
    spreadMs: 0,
  });
});
afterEach(() => live.end());

const colleagueMakes = (now: typeof contacts) =>
  act(() => {
    contacts = now;
    live.note([{ topic: 'contacts' }]);
  });

test('a colleague’s change to a record appears in place, without a message (LIVE-08)', async () => {
  colleagueMakes([named(1), named(2, 'Ana Reed'), named(3)]);
  expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
  expect(shown()).toEqual(['Name 1', 'Ana Reed', 'Name 3']);
  expect(announced()).toBeUndefined();
});

test('added and removed records are announced, and shown on request (LIVE-08)', async () => {
  colleagueMakes([named(9), named(1), named(3)]);
  await waitFor(() => expect(announced()).toBe('1 new, 1 removed · Refresh'));
  expect(shown()).toEqual(['Name 1', 'Name 2', 'Name 3']);
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Displaying first 3 of 3 Contacts',
  );
  const before = listCalls();
  await press('1 new, 1 removed · Refresh');
  expect(shown()).toEqual(['Name 9', 'Name 1', 'Name 3']);
  expect(announced()).toBeUndefined();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(listCalls()).toBe(before);
});

test('besides the announcement, a changed record is updated in place, even if it would now be sorted elsewhere (LIVE-08)', async () => {
  colleagueMakes([named(9), named(3), named(1, 'Ana Reed')]);
  expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
  expect(shown()).toEqual(['Ana Reed', 'Name 2', 'Name 3']);
  expect(announced()).toBe('1 new, 1 removed · Refresh');
  await press('1 new, 1 removed · Refresh');
  expect(shown()).toEqual(['Name 9', 'Name 3', 'Ana Reed']);
});

test('the announcement follows later changes, and disappears if the page is as before', async () => {
  colleagueMakes([named(9), ...contacts]);
  await waitFor(() => expect(announced()).toBe('1 new · Refresh'));
  colleagueMakes([named(10), ...contacts]);
  await waitFor(() => expect(announced()).toBe('2 new · Refresh'));
  colleagueMakes([named(1), named(2), named(3)]);
  await waitFor(() => expect(announced()).toBeUndefined());
});

test('counts update by themselves (LIVE-09)', async () => {
  colleagueMakes([...contacts, named(4)]);
  await waitFor(() => expect(screen.getByRole('status', { name: 'Count' })).toHaveTextContent('4'));
});

test('your own change is not announced: your page has reloaded the list', async () => {
  isBusy = true;
  colleagueMakes([named(4), ...contacts]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['contacts'] }));
  expect(shown()).toHaveLength(4);
  const before = listCalls();
  isBusy = false;
  // Another topic triggers a read. By then, your own change would have triggered one, too.
  act(() => live.note([{ topic: 'companies' }]));
  await waitFor(() => expect(listCalls()).toBe(before + 1));
  expect(announced()).toBeUndefined();
});

test('nothing moves while a form is open; the list catches up once it’s closed', async () => {
  isHeld = true;
  const before = listCalls();
  colleagueMakes([named(1, 'Ana Reed'), named(2), named(3)]);
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith(COUNTS))).toBe(true));
  await answered();
  expect(listCalls()).toBe(before);
  expect(shown()).toContain('Name 1');
  isHeld = false;
  expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
});

test('a hidden page reads nothing, and reads everything once when it is visible again (LIVE-09)', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const before = reads();
  for (let name = 0; name < 100; name += 1) colleagueMakes([named(1, `Name ${name}`), named(2), named(3)]);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('article', { name: 'Name 99' })).toBeVisible();
  await answered();
  expect(reads()).toBe(before + 2);
});

test('a burst of ten thousand changes costs one list call per interval, and the last state is shown', async () => {
  const [before, began] = [listCalls(), performance.now()];
  for (let change = 1; change <= 100; change += 1) {
    for (let one = 0; one < 100; one += 1) live.note([{ topic: 'contacts' }]);
    contacts = [named(1, `Storm ${change}`), named(2), named(3)];
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  }
  act(() => live.note([{ topic: 'contacts' }]));
  expect(await screen.findByRole('article', { name: 'Storm 100' })).toBeVisible();
  const intervals = (performance.now() - began) / 30;
  expect(listCalls() - before).toBeLessThanOrEqual(Math.ceil(intervals) + 1);
});

test('a gap in the events refetches everything that can change (LIVE-04)', async () => {
  contacts = [named(1, 'Ana Reed'), named(2), named(3)];
  act(() => live.note(null));
  expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
});
