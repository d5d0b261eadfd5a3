import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ARRIVED } from '@galley/server/account/rules/arrival';
import { galley } from '@galley/shared/store';
import { network, type Answers } from '@galley/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AfterArrival } from './AfterArrival.tsx';
import { rememberReturnUrl } from './returnUrl.ts';

const started: string[] = [];
jest.mock('../signedInLoader.ts', () => ({
  loadSignedIn: async () => ({
    ok: true,
    startFirstScreen: () => started.push(globalThis.location.pathname + globalThis.location.search),
    afterArrival: async (error: unknown) => <AfterArrival error={error} />,
  }),
  signedInNow: () => null,
}));

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'uid-1', given_name: 'Ana', family_name: 'Ruiz' }))}.s`;
const refused = (status: number, more: object) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, ...more }, { status });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** Opens the page to which the browser returns from the identity provider, with a server that sends these responses. */
async function comeBack(answers: Answers) {
  const sent = network(answers);
  globalThis.history.replaceState(null, '', `/orders${ARRIVED}`);
  const { arrive } = await import('./arrival.ts');
  const { Login } = await import('./Login.tsx');
  await arrive();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </BrowserRouter>,
  );
  return sent;
}

beforeEach(() => {
  started.length = 0;
  act(() => galley.getState().endSession('signed-out'));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => globalThis.history.replaceState(null, '', '/'));

test('a user who comes back from the identity provider gets a token, and the requested address with its list (OIDC-04)', async () => {
  rememberReturnUrl('/orders?page=3');
  const sent = await comeBack({ '/account/oidc/token': () => Response.json(TOKEN) });
  expect(screen.getByText('At /orders?page=3')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(TOKEN);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /account/oidc/token']);
  expect(globalThis.location.hash).toBe('');
  expect(started).toEqual(['/orders?page=3']);
});

test('people with two-step verification enter a code after the identity provider, as after a password (OIDC-10)', async () => {
  await comeBack({
    '/account/oidc/token': () => refused(401, { secondStep: { ticket: 'a-ticket', isEnrolment: false } }),
  });
  expect(screen.getByLabelText('Code')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/');
  expect(localStorage.getItem('token')).toBeNull();
});

test('people whose sign-in took too long see why, and can start over (OIDC-04)', async () => {
  await comeBack({ '/account/oidc/token': () => refused(400, { detail: 'This took too long.' }) });
  expect(screen.getByRole('alert')).toHaveTextContent('This took too long.');
  expect(screen.getByRole('link', { name: 'Back to Sign-In' })).toHaveAttribute('href', '/');
});

test('no other page requests a token (OIDC-04)', async () => {
  const sent = network({});
  globalThis.history.replaceState(null, '', '/orders#arrive');
  const { arrive } = await import('./arrival.ts');
  expect(arrive()).toBeUndefined();
  expect(sent).toEqual([]);
});
