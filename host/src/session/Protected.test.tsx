import { QueryClientProvider } from '@galley/shared/host';
import { queryClient, useQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, press, signInForTest } from '@galley/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';

const name = () => galley.getState().session?.givenName ?? 'nobody';
function List() {
  const { data } = useQuery({ queryKey: ['orders'], queryFn: async () => `Orders for ${name()}` });
  return <p>{data}</p>;
}
const SignedIn = () => (
  <QueryClientProvider client={queryClient}>
    <List />
  </QueryClientProvider>
);
// The signed-in part is a separate chunk with a federation runtime.
let isReachable = true;
jest.mock('../signedInLoader.ts', () => ({
  loadSignedIn: async () => ({ ok: isReachable, SignedIn }),
  signedInNow: () => null,
}));

test('a page that cannot load the rest of the app says so, and loads it on retry (VER-02)', async () => {
  const { Protected } = await import('./Protected.tsx');
  network({ '/meta.json': () => Promise.reject(new TypeError('Failed to fetch')) });
  isReachable = false;
  signInForTest();
  render(
    <BrowserRouter>
      <Protected />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Galley could not be loaded' })).toBeVisible();
  isReachable = true;
  await press('Try Again');
  expect(await screen.findByText('Orders for Ana')).toBeVisible();
});

test('another user who signs in in another tab sees nothing of the previous one (AUTH-07)', async () => {
  const { Protected } = await import('./Protected.tsx');
  signInForTest();
  globalThis.history.replaceState(null, '', '/orders');
  render(
    <BrowserRouter>
      <Protected />
    </BrowserRouter>,
  );
  expect(await screen.findByText('Orders for Ana')).toBeVisible();
  const claims = btoa(JSON.stringify({ sub: 'ben-uid', given_name: 'Ben', family_name: 'Ode' }));
  act(() => {
    localStorage.setItem('token', `h.${claims}.s`);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
  expect(screen.queryByText('Orders for Ana')).toBeNull();
  expect(await screen.findByText('Orders for Ben')).toBeVisible();
});
