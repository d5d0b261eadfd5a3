import { configure } from '@galley/shared/host';
import { afterEach, describe, expect, test } from '@jest/globals';
import { network, press } from '@galley/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { Login } from './Login.tsx';
import { ResetPassword } from './ResetPassword.tsx';

function open(url: string, passwords: boolean | null) {
  globalThis.history.replaceState(null, '', url);
  configure(
    passwords === null
      ? {}
      : { signIn: { label: 'Sign In with Galley ID', address: '/account/oidc/start', passwords } },
  );
  render(
    <BrowserRouter>
      <Login />
    </BrowserRouter>,
  );
}
const button = () => screen.queryByRole('link', { name: 'Sign In with Galley ID' });
const form = () => screen.queryByLabelText('Password');

afterEach(() => configure({}));

describe('Signing in with a company account', () => {
  test('is offered beside the form, if there is a provider (OIDC-02)', () => {
    open('/', true);
    expect(button()).toHaveAttribute('href', '/account/oidc/start?page=activities');
    expect(form()).toBeInTheDocument();
  });

  test('is not offered without a provider (OIDC-02)', () => {
    open('/', null);
    expect(button()).toBeNull();
    expect(form()).toBeInTheDocument();
  });

  test('is the only way if passwords are off; the form is at the address of the break-glass account (OIDC-08)', () => {
    open('/', false);
    expect(button()).toBeInTheDocument();
    expect(form()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Forgot password' })).toBeNull();
  });

  test('keeps the form for the break-glass account (OIDC-08)', () => {
    open('/?password', false);
    expect(form()).toBeInTheDocument();
  });

  test.each([
    ['/reset-password', ['Email'], 'rep@galley.example', 'Reset'],
    ['/reset-password?token=abc', ['New password', 'New password (again)'], 'fresh-ink', 'Reset Password'],
  ])(
    'is what %s suggests to everybody else, instead of another try (AUTH-10, AUTH-12, OIDC-08)',
    async (url, labels, text, button) => {
      const detail = 'Password sign-in is turned off here. Sign in with your company account.';
      const refuse = () =>
        Response.json({ type: 'about:blank', title: 'Forbidden', status: 403, detail }, { status: 403 });
      network({ '/account/forgotpassword': refuse, '/account/resetpassword': refuse });
      globalThis.history.replaceState(null, '', url);
      render(
        <BrowserRouter>
          <ResetPassword />
        </BrowserRouter>,
      );
      for (const label of labels) await userEvent.type(screen.getByLabelText(label), text);
      await press(button);
      expect((await screen.findByRole('alert')).textContent).toBe(detail);
    },
  );
});
