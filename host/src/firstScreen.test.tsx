import { galley } from '@galley/shared/store';
import { network, renderScreen, signInForTest } from '@galley/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';

const loaded: string[] = [];
// Screens come through a federation runtime.
jest.mock('./federation/loading/loadScreen.ts', () => ({
  isPreloaded: () => true,
  remoteScreens: () => ['activities', 'companies', 'my-day'].map((remote) => ({ remote, title: remote })),
}));
jest.mock('./federation/screens/screens.ts', () => ({
  screens: { prefetch: async (name: string) => void loaded.push(name) },
}));

/** What is loaded when a page is at an address, and what its first render waits for. */
async function startAt(url: string) {
  const { startFirstScreen } = await import('./firstScreen.ts');
  const sent = network({ '/v1/activity/paged': {}, '/v1/customers/paged': {} });
  history.replaceState(null, '', url);
  loaded.length = 0;
  let ready: Promise<unknown> | undefined;
  await act(async () => {
    ready = startFirstScreen();
    expect(startFirstScreen()).toBe(ready);
  });
  return { lists: sent.map(({ path }) => path), screens: [...loaded], ready };
}

test('a page opens with its screen and its list at once, and waits for what the page itself has preloaded (LOAD-05)', async () => {
  renderScreen(null, '/');
  const { lists, screens, ready } = await startAt('/activities?parent=3');
  expect(lists).toEqual(['/v1/activity/paged']);
  expect(screens).toEqual(['activities']);
  expect(ready).toBeInstanceOf(Promise);
});

test('after a sign-in the screen and the list that the person comes to are loaded together, too (LOAD-05)', async () => {
  galley.getState().endSession('signed-out');
  expect(await startAt('/')).toEqual({ lists: [], screens: [], ready: undefined });
  act(() => signInForTest());
  expect(await startAt('/')).toEqual({ lists: [], screens: [], ready: undefined });
  expect(await startAt('/companies?parent=3')).toEqual({
    lists: ['/v1/customers/paged'],
    screens: ['companies'],
    ready: undefined,
  });
});

test('another screen of the same session, and a page that is no list, prefetch nothing', async () => {
  expect(await startAt('/companies?parent=4')).toMatchObject({ lists: [], screens: [] });
  expect(await startAt('/account')).toEqual({ lists: [], screens: [], ready: undefined });
});

test('a screen that a release brings along is loaded with the page, too, and asks for its own data (MYD-11)', async () => {
  galley.getState().endSession('signed-out');
  act(() => signInForTest());
  expect(await startAt('/my-day')).toMatchObject({ lists: [], screens: ['my-day'] });
});
