import { galley } from '@galley/shared/store';
import { network, renderScreen, signInForTest } from '@galley/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';

const loaded: string[] = [];
// Screens load through the federation runtime.
jest.mock('./federation/loading/loadScreen.ts', () => ({
  isPreloaded: () => true,
  remoteScreens: () => ['activities', 'companies', 'my-day'].map((remote) => ({ remote, title: remote })),
}));
jest.mock('./federation/screens/screens.ts', () => ({
  screens: { prefetch: async (name: string) => void loaded.push(name) },
}));

/** The loads of a page at an address, and what its first render waits for. */
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

test('a page loads its screen and list together, and waits for files that it has preloaded (LOAD-05)', async () => {
  renderScreen(null, '/');
  const { lists, screens, ready } = await startAt('/activities?parent=3');
  expect(lists).toEqual(['/v1/activity/paged']);
  expect(screens).toEqual(['activities']);
  expect(ready).toBeInstanceOf(Promise);
});

test('after a sign-in, the first screen and its list are also loaded together (LOAD-05)', async () => {
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

test('another screen in the same session, or a page without a list, prefetches nothing', async () => {
  expect(await startAt('/companies?parent=4')).toMatchObject({ lists: [], screens: [] });
  expect(await startAt('/account')).toEqual({ lists: [], screens: [], ready: undefined });
});

test('a release’s own screen is also loaded with the page, and requests its own data (MYD-11)', async () => {
  galley.getState().endSession('signed-out');
  act(() => signInForTest());
  expect(await startAt('/my-day')).toMatchObject({ lists: [], screens: ['my-day'] });
});
