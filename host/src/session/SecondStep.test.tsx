import { beforeEach, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { network, type Answers, type SentCall } from '@galley/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Login } from './Login.tsx';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'uid-1', given_name: 'Ana', family_name: 'Ruiz' }))}.s`;
const refused = (status: number, more: object) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, ...more }, { status });
const needed = (isEnrolment: boolean) => () =>
  refused(401, { secondStep: { ticket: 'a-ticket', isEnrolment } });
const ENROLMENT = {
  Secret: 'JBSWY3DPEHPK3PXP',
  Address: 'otpauth://totp/x',
  QrSize: 21,
  QrPath: 'M4 4h1v1h-1z',
};

/** Signs in with a password, which a server with these answers takes. */
async function open(answers: Answers) {
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
  await userEvent.type(screen.getByLabelText('Email'), 'ana@galley.example');
  await userEvent.type(screen.getByLabelText('Password'), 'press-room-1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return sent;
}

beforeEach(() => {
  act(() => galley.getState().endSession('expired'));
  localStorage.clear();
});

test('whoever has a second factor is asked for a code, and is in with it (FACT-04)', async () => {
  const sent = await open({
    '/account/login/': needed(false),
    '/account/secondstep/': ({ body }: SentCall) =>
      body.Code === '123456'
        ? { Token: TOKEN, RecoveryCodes: null }
        : refused(422, { detail: 'This code is wrong, or it was used before.' }),
  });
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(code).toHaveAccessibleDescription('Code is required.');
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is wrong, or it was used before.')).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('Signed in')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(TOKEN);
  expect(sent.at(-1)?.body).toEqual({ Ticket: 'a-ticket', Code: '123456' });
});

test('of whom one is required sets up an app, reads the recovery codes, and is in then (FACT-08)', async () => {
  let isDown = true;
  await open({
    '/account/login/': needed(true),
    '/account/secondstep/enrolment/': () =>
      isDown ? refused(503, { detail: 'Try again in a moment.' }) : ENROLMENT,
    '/account/secondstep/': { Token: TOKEN, RecoveryCodes: ['ABCD-EFGH', 'IJKL-MNOP'] },
  });
  expect(await screen.findByText('Try again in a moment.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('IJKL-MNOP')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Signed in')).toBeVisible();
});
