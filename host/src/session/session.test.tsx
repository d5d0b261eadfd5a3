import { beforeEach, describe, expect, test } from '@jest/globals';
import { draftKey, galley, writeDraft } from '@galley/shared/store';
import { type Answers, network, press, signInForTest } from '@galley/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Login } from './Login.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { takeReturnUrl, rememberReturnUrl } from './returnUrl.ts';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'uid-1', given_name: 'Ana', family_name: 'Ruiz' }))}.s`;

function open(url: string, answers: Answers = {}) {
  const sent = network(answers);
  globalThis.history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="*" element={<p>Signed in</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return sent;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

beforeEach(() => {
  act(() => galley.getState().endSession('expired'));
  localStorage.clear();
  sessionStorage.clear();
});

describe('Signing in', () => {
  test('names the empty fields, focuses the first, and sends nothing (AUTH-02)', async () => {
    const sent = open('/');
    await press('Login');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User email is required.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('a password is masked, can be pasted, and is recognized by password managers', async () => {
    open('/');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(password);
    await userEvent.paste('press-room-1');
    expect(password).toHaveValue('press-room-1');
  });

  test('stores the token and goes to the activities (AUTH-03)', async () => {
    const sent = open('/', { '/account/login/': () => TOKEN });
    await type('Email', 'rep@galley.example');
    await type('Password', 'press-room-1');
    await press('Login');
    expect(await screen.findByText('Signed in')).toBeInTheDocument();
    expect(globalThis.location.pathname).toBe('/activities');
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { email: 'rep@galley.example', password: 'press-room-1' },
    });
  });

  test.each([
    ['400', () => Response.json({}, { status: 400 })],
    ['401', () => Response.json({}, { status: 401 })],
    ['500', () => Response.json({}, { status: 500 })],
    ['an answer that is not a token', () => 'nonsense'],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s says that the login failed and keeps what was typed (AUTH-04)', async (_what, answer) => {
    open('/', { '/account/login/': answer });
    await type('Email', 'rep@galley.example');
    await type('Password', 'wrong');
    await press('Login');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login Failed: Invalid Login Credentials.');
    expect(screen.getByLabelText('Email')).toHaveValue('rep@galley.example');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  test('returns to the requested address, once, and never to another site (AUTH-05)', () => {
    rememberReturnUrl('/orders?page=2');
    expect(takeReturnUrl()).toBe('/orders?page=2');
    expect(takeReturnUrl()).toBe('/activities');
    rememberReturnUrl('//evil.example');
    expect(takeReturnUrl()).toBe('/activities');
  });

  test('opens the user’s start screen, which their browser remembers (MYD-08)', () => {
    signInForTest();
    galley.getState().prefer({ start: 'my-day' });
    act(() => galley.getState().endSession('signed-out'));
    expect(takeReturnUrl()).toBe('/activities');
    signInForTest();
    expect(takeReturnUrl()).toBe('/my-day');
    rememberReturnUrl('/orders?page=2');
    expect(takeReturnUrl()).toBe('/orders?page=2');
    galley.getState().prefer({ start: '//evil.example' });
    act(() => galley.getState().endSession('signed-out'));
    signInForTest();
    expect(takeReturnUrl()).toBe('/activities');
  });

  test('a signed-in user goes straight to the app', async () => {
    signInForTest();
    open('/');
    expect(await screen.findByText('Signed in')).toBeInTheDocument();
  });
});

describe('A session that has ended', () => {
  test('says why the user has to sign in again, and that their input is saved', () => {
    signInForTest();
    writeDraft(draftKey('ana-uid', 'contact.9'), { name: 'Half' }, { name: 'contacts/edit' });
    act(() => galley.getState().endSession('expired'));
    open('/');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your session has ended. Please sign in again. Your draft is saved on this device.',
    );
  });

  test('because a copy of it was used says so (SESS-05)', () => {
    signInForTest();
    act(() => galley.getState().endSession('misused'));
    open('/');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your session was ended for your security: someone else may be using it.',
    );
  });

  test('by signing out shows no message', () => {
    signInForTest();
    act(() => galley.getState().endSession('signed-out'));
    open('/');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('A forgotten password', () => {
  const ask = async (email: string, answer: unknown) => {
    const sent = open('/reset-password', { '/account/forgotpassword': () => answer });
    expect(
      screen.getByText('Please submit your email address below to receive reset instructions.'),
    ).toBeVisible();
    if (email !== '') await type('Email', email);
    await press('Reset');
    return sent;
  };

  test.each(['', 'rep', 'rep@galley'])(
    '%p isn’t an email address, and nothing is sent (AUTH-09)',
    async (email) => {
      const sent = await ask(email, true);
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User email is required.');
      expect(sent).toEqual([]);
    },
  );

  test('a user whose address has no account is told so (AUTH-10)', async () => {
    await ask('nobody@galley.example', false);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No account was found for that email address.',
    );
  });

  test('a user whose address has an account is told to check their email (AUTH-10)', async () => {
    await ask('rep@galley.example', true);
    expect(await screen.findByText('Reset instructions have been emailed to you.')).toHaveAttribute(
      'role',
      'status',
    );
  });
});

describe('A new password', () => {
  const choose = async (password: string, again: string, answer: unknown = true) => {
    const sent = open('/reset-password?token=abc', { '/account/resetpassword': () => answer });
    if (password !== '') await type('New password', password);
    if (again !== '') await type('New password (again)', again);
    await press('Reset Password');
    return sent;
  };

  test.each(['', 'a'.repeat(26)])('%p is refused for its length (AUTH-11)', async (password) => {
    const sent = await choose(password, password);
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'Password is required and cannot be more than 25 characters',
    );
    expect(sent).toEqual([]);
  });

  test('must be typed the same way twice (AUTH-11)', async () => {
    const sent = await choose('fresh-ink', 'fresh-inc');
    expect(screen.getByLabelText('New password (again)')).toHaveAccessibleDescription('Passwords must match');
    expect(sent).toEqual([]);
  });

  test('is sent with the emailed token, and confirmed (AUTH-12)', async () => {
    const sent = await choose('fresh-ink', 'fresh-ink');
    expect(await screen.findByText('Your password has been successfully changed!')).toBeVisible();
    expect(sent[0]?.body).toEqual({ password: 'fresh-ink', resetToken: 'abc' });
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
  });

  test('also revokes the calendar link and the links to order lines, if chosen (SIGN-11)', async () => {
    const sent = open('/reset-password?token=abc', { '/account/resetpassword': () => true });
    await type('New password', 'fresh-ink');
    await type('New password (again)', 'fresh-ink');
    await userEvent.click(
      screen.getByRole('checkbox', {
        name: 'Also revoke my calendar link and my links to order lines and quotes',
      }),
    );
    await press('Reset Password');
    expect(await screen.findByText('Your password has been successfully changed!')).toBeVisible();
    expect(sent[0]?.body).toEqual({ password: 'fresh-ink', resetToken: 'abc', endAddresses: true });
  });

  test('that is easy to guess shows an error at its field, until another one is typed (SIGN-08)', async () => {
    const message = 'This password is one of the most common ones. Choose another one.';
    const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, detail: message };
    const refuse = () =>
      Response.json({ ...problem, errors: [{ field: 'password', message }] }, { status: 422 });
    await choose('letmein', 'letmein', refuse());
    const field = await screen.findByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field, '-press');
    expect(field).not.toHaveAccessibleDescription(message);
  });

  test('that could not be set says why, with a way to get a new link (AUTH-12)', async () => {
    await choose('fresh-ink', 'fresh-ink', false);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your password could not be updated. Please ensure the link is not expired or try again',
    );
    expect(screen.getByRole('link', { name: 'try again' })).toHaveAttribute('href', '/reset-password');
  });
});
