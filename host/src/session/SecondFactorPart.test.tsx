import type { SecondFactor } from '@galley/server/account/secondFactor/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFactor } from './exampleFactor.ts';
import { SecondFactorPart } from './SecondFactorPart.tsx';

const NONE = exampleFactor();
const SET_UP = exampleFactor({ AppSince: '2026-11-23T17:00:00Z', RecoveryCodesLeft: 9 });
const refused = (detail: string) =>
  Response.json({ type: 'about:blank', title: 'Refused', status: 422, detail }, { status: 422 });

/** A server with this two-step verification, for a user whose password is 'right' and whose app shows 123456. */
function open(factor: SecondFactor) {
  let current = factor;
  const proved =
    (answer: () => unknown) =>
    ({ body }: SentCall) =>
      body.Password === 'right' ? answer() : refused('The password is wrong.');
  const codes = (first: string) => ({ RecoveryCodes: [first, 'IJKL-MNOP'] });
  network({
    '/v1/second-factor': () => current,
    '/v1/second-factor/app': proved(() => ({
      Secret: 'JBSWY3DPEHPK3PXP',
      Address: 'otpauth://totp/x',
      QrSize: 21,
      QrPath: 'M4 4h1v1h-1z',
    })),
    '/v1/second-factor/app/confirmation': ({ body }: SentCall) => {
      if (body.Code !== '123456') return refused('This code is wrong.');
      current = { ...SET_UP, RecoveryCodesLeft: 10 };
      return codes('ABCD-EFGH');
    },
    '/v1/second-factor/app/removal': proved(() => {
      current = NONE;
      return true;
    }),
    '/v1/second-factor/recovery-codes': proved(() => codes('QRST-UVWX')),
  });
  renderScreen(<SecondFactorPart />, '/account');
}
const prove = (password: string) =>
  userEvent.type(screen.getByLabelText('Your Password'), `${password}{Enter}`);

test('people without a password aren’t offered an app, which asks for one (FACT-06)', async () => {
  open({ ...NONE, HasPassword: false });
  expect(await screen.findByText(/requires a Galley password/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('Two-step verification in the account screen', () => {
  test('is set up with the password, a QR code or its text, and a code; the recovery codes are shown once (FACT-01, FACT-06, FACT-07)', async () => {
    open(NONE);
    await press('Set Up Authenticator App');
    await prove('wrong');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Your Password'));
    await prove('right');
    expect(await screen.findByRole('img', { name: 'QR code for the key' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    // Only after setup can jsdom’s clipboard be read.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy Key' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('JBSWY3DPEHPK3PXP');
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Codes' })).toBeVisible();
    expect(await screen.findByText(/Recovery codes left: 10/)).toBeVisible();
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
  });

  test('gets new recovery codes, and is removed (FACT-07)', async () => {
    open(SET_UP);
    expect(await screen.findByText(/you set up on Mon 11\/23\/2026.+Recovery codes left: 9/)).toBeVisible();
    await press('Generate New Codes');
    expect(screen.getByText('Your current recovery codes will stop working.')).toBeVisible();
    await prove('right');
    expect(await screen.findByText('QRST-UVWX')).toBeVisible();
    await press('Remove App');
    await press('Cancel');
    await press('Remove App');
    await prove('right');
    expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeVisible();
    expect(screen.queryByText('QRST-UVWX')).not.toBeInTheDocument();
  });

  test.each([true, false])(
    'with only a blocked passkey says that signing in takes a recovery code, and offers new ones; required: %s (PKEY-06)',
    async (IsRequired) => {
      open({ ...NONE, BlockedPasskeys: 1, RecoveryCodesLeft: 2, IsRequired });
      expect(
        await screen.findByText(
          'Your passkeys are blocked, so the second step of signing in requires a recovery code. Recovery codes left: 2.',
        ),
      ).toBeVisible();
      expect(screen.queryByText(/You’ll be asked to set up/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Set Up Authenticator App' })).toBeVisible();
      await press('Generate New Codes');
      await prove('right');
      expect(await screen.findByText('QRST-UVWX')).toBeVisible();
    },
  );

  test('can’t be removed if Operations requires it (FACT-08)', async () => {
    open({ ...SET_UP, IsRequired: true });
    expect(await screen.findByRole('button', { name: 'Generate New Codes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove App' })).not.toBeInTheDocument();
  });
});
