import { configure } from '@galley/shared/host';
import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { Login } from './Login.tsx';

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
});
