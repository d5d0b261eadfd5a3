import { galley } from '@galley/shared/store';
import { network, press } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Setup } from './Setup.tsx';

const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};
const PERSON = {
  'First Name': 'Sky',
  'Last Name': 'Fiction',
  Email: 'sky@galley.example',
  Password: 'quiet-ink-7',
  'Account Owner Password': 'owner-ink-7',
};
const open = (answer: unknown, hash = '#the-code') => {
  const sent = network({
    '/account/setup': () => answer,
    '/account/secondstep/enrolment/': {
      Secret: 'JBSWY3DPEHPK3PXP',
      Address: 'otpauth://totp/x',
      QrSize: 21,
      QrPath: 'M4 4h1v1h-1z',
    },
  });
  globalThis.history.replaceState(null, '', `/setup${hash}`);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/setup" element={<Setup />} />
        <Route path="*" element={<p>Signed in</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return sent;
};

beforeEach(() => act(() => galley.getState().endSession('expired')));

describe('The page that sets Galley up (FIRST-02)', () => {
  test('shows missing values at their fields, and sends nothing', async () => {
    const sent = open('token');
    await press('Set Up Galley');
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First Name is required.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Password'), 'x'.repeat(26));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password can have at most 25 characters.',
    );
    expect(sent).toEqual([]);
  });

  test('sends the code in its address, and keeps the input if a field is refused', async () => {
    const message = 'This password is one of the most common ones. Choose another one.';
    const sent = open(
      Response.json(
        {
          title: 'Unprocessable Content',
          status: 422,
          detail: message,
          errors: [{ field: 'password', message }],
        },
        { status: 422 },
      ),
    );
    await fill(PERSON);
    await press('Set Up Galley');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('sky@galley.example');
    expect(sent[0]?.body).toEqual({
      code: 'the-code',
      firstName: 'Sky',
      lastName: 'Fiction',
      email: 'sky@galley.example',
      password: 'quiet-ink-7',
      ownerPassword: 'owner-ink-7',
    });
  });

  test('signs the first person in', async () => {
    open(`h.${btoa(JSON.stringify({ sub: 'uid-1', given_name: 'Sky', family_name: 'Fiction' }))}.s`);
    await fill(PERSON);
    await press('Set Up Galley');
    expect(await screen.findByText('Signed in')).toBeVisible();
  });

  test('asks the first person to set up two-step verification if their company requires it (FACT-08)', async () => {
    const sent = open(
      Response.json(
        { title: 'Unauthorized', status: 401, secondStep: { ticket: 'a-ticket', isEnrolment: true } },
        { status: 401 },
      ),
    );
    await fill(PERSON);
    await press('Set Up Galley');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set Up Galley' })).not.toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({
      path: '/account/secondstep/enrolment/',
      body: { Ticket: 'a-ticket' },
    });
  });

  test('says that Galley is already set up, with a link to the sign-in instead of the button', async () => {
    const detail = 'Galley is already set up. Sign in, or ask someone in Operations to add you.';
    open(Response.json({ title: 'Conflict', status: 409, detail }, { status: 409 }));
    await fill(PERSON);
    await press('Set Up Galley');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(/You’re the first person here/)).not.toBeInTheDocument();
  });

  test('says why a code is invalid, and can be sent again', async () => {
    const detail = 'This code is wrong, used or expired.';
    open(Response.json({ title: 'Forbidden', status: 403, detail }, { status: 403 }));
    await fill(PERSON);
    await press('Set Up Galley');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('button', { name: 'Set Up Galley' })).toBeEnabled();
  });

  test('says what is missing in an address without a code', () => {
    open('token', '');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This link is incomplete\. If Galley isn’t set up yet, open the full link .+\. Otherwise, sign in\.$/,
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
  });
});
