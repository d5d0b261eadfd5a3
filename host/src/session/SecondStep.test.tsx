import { configure } from '@galley/shared/host';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { type Answers, network, press, type SentCall } from '@galley/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Login } from './Login.tsx';
import { PASSKEY_OPTIONS, passkeyDialogs } from './passkeyTesting.ts';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'uid-1', given_name: 'Ana', family_name: 'Ruiz' }))}.s`;
const refused = (status: number, more: object) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, ...more }, { status });
const needed =
  (isEnrolment: boolean, more: object = {}) =>
  () =>
    refused(401, { secondStep: { ticket: 'a-ticket', isEnrolment, ...more } });
const ENROLMENT = {
  Secret: 'JBSWY3DPEHPK3PXP',
  Address: 'otpauth://totp/x',
  QrSize: 21,
  QrPath: 'M4 4h1v1h-1z',
};

/** The sign-in page of a server with these answers. */
function show(answers: Answers) {
  const sent = network(answers);
  globalThis.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route path="*" element={<p>Signed in</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return sent;
}

/** Signs in with a password that a server with these responses accepts. */
async function open(answers: Answers) {
  const sent = show(answers);
  await userEvent.type(screen.getByLabelText('Email'), 'ana@galley.example');
  await userEvent.type(screen.getByLabelText('Password'), 'press-room-1');
  await press('Login');
  return sent;
}

beforeEach(() => {
  act(() => galley.getState().endSession('expired'));
  localStorage.clear();
  configure({ passkeys: location.origin });
});
afterEach(() => configure({}));

test('people with two-step verification enter a code to sign in (FACT-04)', async () => {
  const sent = await open({
    '/account/login/': needed(false),
    '/account/secondstep/': ({ body }: SentCall) =>
      body.Code === '123456'
        ? { Token: TOKEN, RecoveryCodes: null }
        : refused(422, { detail: 'This code is wrong or has already been used.' }),
  });
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Sign In');
  expect(code).toHaveAccessibleDescription('Code is required.');
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is wrong or has already been used.')).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('Signed in')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(TOKEN);
  expect(sent.at(-1)?.body).toEqual({ Ticket: 'a-ticket', Code: '123456' });
});

test('people who must use two-step verification set up an app, get recovery codes, and are signed in (FACT-08)', async () => {
  let isDown = true;
  await open({
    '/account/login/': needed(true),
    '/account/secondstep/enrolment/': () =>
      isDown ? refused(503, { detail: 'Try again in a moment.' }) : ENROLMENT,
    '/account/secondstep/': { Token: TOKEN, RecoveryCodes: ['ABCD-EFGH', 'IJKL-MNOP'] },
  });
  expect(await screen.findByText('Try again in a moment.')).toBeVisible();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByRole('img', { name: 'QR code for the key' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('IJKL-MNOP')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  await press('Continue');
  expect(await screen.findByText('Signed in')).toBeVisible();
});

test('people with a passkey sign in with it; a canceled attempt shows a message (PKEY-03)', async () => {
  const sent = await open({
    '/account/login/': needed(false, { hasApp: false, hasPasskey: true }),
    '/account/passkey/options/': PASSKEY_OPTIONS,
    '/account/secondstep/passkey/': { Token: TOKEN, RecoveryCodes: null },
  });
  expect(await screen.findByText('Or enter one of your recovery codes.')).toBeVisible();
  passkeyDialogs('canceled', 'given');
  await press('Use Passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey was used: you canceled/);
  await press('Use Passkey');
  expect(await screen.findByText('Signed in')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    Ticket: 'a-ticket',
    Credential: expect.objectContaining({ id: 'AQ' }),
  });
});

test('people whose passkey is blocked see why, and enter a code (PKEY-06)', async () => {
  await open({
    '/account/login/': needed(false, { hasApp: false, hasPasskey: false, hasBlockedPasskey: true }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Someone may be using a copy of one of your passkeys.+ Remove it under My Account, or ask Operations to reset your two-step verification\.$/,
  );
  expect(screen.queryByRole('button', { name: 'Use Passkey' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toBeVisible();
});

test('people who must use two-step verification can create a passkey instead of an app (PKEY-05)', async () => {
  passkeyDialogs('given');
  await open({
    '/account/login/': needed(true),
    '/account/secondstep/enrolment/': ENROLMENT,
    '/account/secondstep/passkey/enrolment/': PASSKEY_OPTIONS,
    '/account/secondstep/passkey/confirmation/': { Token: TOKEN, RecoveryCodes: ['ABCD-EFGH'] },
  });
  await press('Set Up Passkey');
  expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('Signed in')).toBeVisible();
});

test('a passkey alone signs in, with a way back to the password (PKEY-04)', async () => {
  passkeyDialogs('given', 'given');
  let isBlocked = true;
  show({
    '/account/passkey/options/': PASSKEY_OPTIONS,
    '/account/passkey/': () =>
      isBlocked ? refused(422, { detail: 'A copy of this passkey may be in use.' }) : Response.json(TOKEN),
  });
  await press('Sign In with a Passkey');
  expect(await screen.findByText('A copy of this passkey may be in use.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In with a Password' })).toHaveAttribute('href', '/');
  isBlocked = false;
  await press('Use Passkey');
  expect(await screen.findByText('Signed in')).toBeVisible();
});

test('no passkey is offered at an address where passkeys don’t work (PKEY-01)', async () => {
  configure({ passkeys: 'https://galley.example' });
  await open({ '/account/login/': needed(false, { hasApp: true, hasPasskey: true }) });
  expect(await screen.findByText('Your passkey works only at https://galley.example.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use Passkey' })).not.toBeInTheDocument();
});
