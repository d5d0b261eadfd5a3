import { configure } from '@galley/shared/host';
import type { Passkey } from '@galley/server/account/passkeys/contract';
import type { SecondFactor } from '@galley/server/account/secondFactor/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFactor } from './exampleFactor.ts';
import { PasskeyPart } from './PasskeyPart.tsx';
import { PASSKEY_OPTIONS, passkeyDialogs } from './passkeyTesting.ts';

const OWN: Passkey = {
  ID: 3,
  Name: 'Chrome on Linux',
  CreatedAt: '2026-11-20T17:00:00Z',
  LastUseAt: '2026-11-23T17:00:00Z',
  IsBlocked: false,
};
const refused = (detail: string) =>
  Response.json({ type: 'about:blank', title: 'Refused', status: 422, detail }, { status: 422 });

/** A server with these passkeys, for a user whose password is 'right'. */
function open(passkeys: Passkey[], origin = location.origin, factor: Partial<SecondFactor> = {}) {
  let current = passkeys;
  const proved =
    (answer: () => unknown) =>
    ({ body }: SentCall) =>
      body.Password === 'right' ? answer() : refused('The password is wrong.');
  const sent = network({
    '/v1/second-factor': exampleFactor(factor),
    '/v1/passkeys': ({ method }: SentCall) => {
      if (method === 'GET') return current;
      current = [OWN];
      return { ID: OWN.ID, RecoveryCodes: ['ABCD-EFGH'] };
    },
    '/v1/passkeys/options': proved(() => PASSKEY_OPTIONS),
    '/v1/passkeys/3': ({ body }: SentCall) => {
      current = [{ ...OWN, Name: String(body.Name) }];
      return true;
    },
    '/v1/passkeys/3/removal': proved(() => {
      current = [];
      return true;
    }),
  });
  configure({ passkeys: origin });
  renderScreen(<PasskeyPart />, '/account');
  return sent;
}
const prove = (password: string) =>
  userEvent.type(screen.getByLabelText('Your Password'), `${password}{Enter}`);

afterEach(() => configure({}));

test('people without a password aren’t offered a passkey, which asks for one (PKEY-01)', async () => {
  open([], location.origin, { HasPassword: false });
  expect(await screen.findByText('Adding a passkey requires a Galley password.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Passkey' })).not.toBeInTheDocument();
});

test('people without a password can rename their passkeys, and ask Operations to remove them (PKEY-01)', async () => {
  open([OWN, { ...OWN, ID: 4, Name: 'Key ring', IsBlocked: true }], location.origin, { HasPassword: false });
  expect(
    await screen.findByText(/^Adding or removing a passkey requires a Galley password\. Operations can/),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Blocked: a copy of it may be in use. Ask Operations to reset your two-step verification.',
    ),
  ).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rename', 'Rename']);
});

test.each([
  [
    'that is the only method where one is required',
    { IsRequired: true },
    'Set up another method, then remove this passkey.',
  ],
  ['beside another passkey', { IsRequired: true, Passkeys: 1 }, 'Remove this passkey.'],
  ['beside an app', { IsRequired: true, AppSince: '2026-11-20T17:00:00Z' }, 'Remove this passkey.'],
])('a blocked passkey %s says what to do (PKEY-05, PKEY-06)', async (_, factor, advice) => {
  open([{ ...OWN, IsBlocked: true }], location.origin, factor);
  expect(await screen.findByText(`Blocked: a copy of it may be in use. ${advice}`)).toBeVisible();
});

describe('Passkeys in the account screen', () => {
  test('are added with the password, show the recovery codes, and are named (PKEY-01)', async () => {
    passkeyDialogs('given');
    const sent = open([]);
    await press('Add Passkey');
    await prove('wrong');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Your Password'));
    await prove('right');
    const name = await screen.findByLabelText('Passkey Name');
    expect(name).toHaveValue('Chrome on Linux');
    expect(screen.getByText('ABCD-EFGH')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Laptop{Enter}');
    expect(await screen.findByRole('listitem', { name: 'Laptop' })).toBeVisible();
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/v1/passkeys')?.body).toEqual({
      Credential: expect.objectContaining({ id: 'AQ', type: 'public-key' }),
    });
  });

  test('say why none was added if the browser’s dialog is canceled (PKEY-01)', async () => {
    passkeyDialogs('canceled');
    open([]);
    await press('Add Passkey');
    await prove('right');
    expect(await screen.findByText(/^No passkey was added: you canceled/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add Passkey' })).toBeVisible();
  });

  test('are listed with their last use, marked if blocked, and removed with the password (PKEY-01, PKEY-06)', async () => {
    open([{ ...OWN, IsBlocked: true }]);
    const entry = await screen.findByRole('listitem', { name: 'Chrome on Linux' });
    expect(within(entry).getByText(/^Added Fri 11\/20\/2026.+Last used Mon 11\/23\/2026/)).toBeVisible();
    expect(
      within(entry).getByText('Blocked: a copy of it may be in use. Remove this passkey.'),
    ).toBeVisible();
    await press('Remove Chrome on Linux');
    await prove('right');
    expect(await screen.findByText('Passkey Chrome on Linux removed')).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('say which address they work at, if it isn’t this page’s (PKEY-01)', async () => {
    open([], 'https://galley.example');
    expect(await screen.findByText('Passkeys work only at https://galley.example.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
