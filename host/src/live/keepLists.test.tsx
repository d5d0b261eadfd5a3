import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { contactList } from '@galley/server/contacts/rules/contactList';
import { listQuery, queryClient, useQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, press, renderScreen, signInForTest } from '@galley/shared/testing';
import { useListState } from '@galley/shared/ui';
import { prefetchList } from '../firstList/prefetchList.ts';
import { keepLists } from './keepLists.ts';
import { contactsQuery } from './testing.tsx';

const LIST = '/v1/individuals/paged';
const contactNamed = (name: string) => ({ Contacts: [{ IndividualName: name }], TotalCount: 1 });
const ADDRESS = '/contacts?parent=3';

function Contacts() {
  const state = useListState(contactList);
  const { data } = useQuery(contactsQuery(contactList.payloadOf(state)));
  const toTheNext = () => state.setPage(state.page + 1);
  return (
    <button type="button" onClick={toTheNext}>
      {data?.Contacts[0]?.IndividualName ?? 'Loading'}
    </button>
  );
}

let end: () => void;
beforeEach(() => {
  localStorage.clear();
  end = keepLists(queryClient);
});
afterEach(() => end());

/** Decides when idle work runs. @returns restores the browser's own timing */
function replaceIdle(requestIdleCallback: (work: () => void) => unknown): () => void {
  const idle = { requestIdleCallback, cancelIdleCallback: () => undefined };
  Object.assign(globalThis, idle);
  return () => {
    for (const name of Object.keys(idle)) Reflect.deleteProperty(globalThis, name);
  };
}

const keptTexts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('galley.list.'))
    .map((key) => localStorage.getItem(key) ?? '');
const untilKept = (text: string) =>
  waitFor(() => expect(keptTexts()).toEqual([expect.stringContaining(text)]));

/** The data of the next page before the server has responded, with an empty cache. */
async function nextPage(search: string) {
  queryClient.clear();
  network({ [LIST]: () => new Promise(() => {}) });
  void prefetchList('contacts', search);
  await Promise.resolve();
  const [found] = queryClient.getQueriesData<{ Contacts: { IndividualName: string }[] }>({
    queryKey: ['contacts'],
  });
  return found?.[1]?.Contacts[0]?.IndividualName;
}

test('the current list is stored for the next page at its address, and for no other address (LIVE-14)', async () => {
  network({ [LIST]: contactNamed('Ada Byron') });
  const { unmount } = renderScreen(<Contacts />, ADDRESS);
  await untilKept('Ada Byron');
  unmount();
  expect(await nextPage('?parent=3')).toBe('Ada Byron');
  expect(await nextPage('?parent=4')).toBeUndefined();
  expect(await nextPage('?parent=3&page=2')).toBeUndefined();
});

test('a list that no page opens with isn’t stored (LIVE-15)', async () => {
  const restore = replaceIdle((work) => work());
  const quotes = listQuery('quotes', '/v1/quotes/paged', { live: [], list: { items: 'Quotes', id: 'ID' } });
  const Quotes = () => <p>{useQuery(quotes({})).isSuccess ? 'Quotes loaded' : ''}</p>;
  network({ '/v1/quotes/paged': { Quotes: [{ ID: 1 }], TotalCount: 1 } });
  const { unmount } = renderScreen(<Quotes />, '/quotes');
  await screen.findByText('Quotes loaded');
  expect(keptTexts()).toEqual([]);
  unmount();
  restore();
});

test('for each screen, the last seen list is stored, with the server’s last response', async () => {
  let name = 'Page One';
  network({ [LIST]: () => contactNamed(name) });
  renderScreen(<Contacts />, ADDRESS);
  await untilKept('Page One');
  name = 'Page Two';
  await press('Page One');
  await untilKept('Page Two');
  name = 'Changed';
  await act(() => queryClient.invalidateQueries());
  await untilKept('Changed');
});

test('a list is stored even if the token is renewed meanwhile, but not once another session has begun (LIVE-14, AUTH-07)', async () => {
  const moments: (() => void)[] = [];
  const restore = replaceIdle((work) => moments.push(work));
  network({ [LIST]: contactNamed('Ada Byron') });
  const { unmount } = renderScreen(<Contacts />, ADDRESS);
  await screen.findByRole('button', { name: 'Ada Byron' });
  const { session } = galley.getState();
  if (session === null) throw new Error('Nobody is signed in');
  const atIdle = (now: Partial<typeof session>) =>
    act(() => {
      galley.setState({ session: { ...session, ...now } });
      for (const moment of moments) moment();
    });
  atIdle({ id: 'later' });
  expect(keptTexts()).toEqual([]);
  atIdle({ token: 'renewed' });
  expect(keptTexts()).toEqual([expect.stringContaining('Ada Byron')]);
  unmount();
  restore();
});

test('after signing out nothing is stored, and the next user finds nothing (AUTH-07)', async () => {
  network({ [LIST]: contactNamed('Ada Byron') });
  const { unmount } = renderScreen(<Contacts />, ADDRESS);
  await untilKept('Ada Byron');
  unmount();
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('galley.list.'));
  act(() => galley.getState().endSession('signed-out'));
  expect(keptTexts()).toEqual([]);
  act(() => signInForTest({ sub: 'ben-uid' }));
  // As if a copy had been left behind.
  for (const [key, text] of kept) localStorage.setItem(key, String(text));
  expect(await nextPage('?parent=3')).toBeUndefined();
});

test('large lists, and lists on pages that aren’t screens, are not stored', async () => {
  network({ [LIST]: contactNamed('x'.repeat(250_000)) });
  renderScreen(<Contacts />, ADDRESS);
  await screen.findByRole('button', { name: /^x+$/ });
  network({ [LIST]: contactNamed('Ada Byron') });
  renderScreen(<Contacts />, '/companies/3');
  await screen.findByRole('button', { name: 'Ada Byron' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(keptTexts()).toEqual([]);
});
