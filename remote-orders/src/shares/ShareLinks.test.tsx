import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../screen/Screen.tsx';
import { exampleLine } from '../testing/exampleLine.ts';
import { ShareLinks } from './ShareLinks.tsx';

const share = (change: object = {}) => ({
  ID: 7,
  Fields: ['status', 'proof'],
  State: 'works',
  CreatedAt: '2026-11-26T17:00:00Z',
  CreatedBy: 'Ana Reed',
  ExpiresAt: '2026-12-26T17:00:00Z',
  OpenedCount: 0,
  LastOpenedAt: null,
  Answer: null,
  AnsweredAt: null,
  Comment: '',
  ActivityID: 0,
  ...change,
});
const dialog = { name: 'orders/share', line: '1001-1' } as const;
const show = () => renderScreen(<ShareLinks dialog={dialog} onClose={() => undefined} />, '/orders');

beforeEach(() => galley.setState({ dialogs: [] }));

test.each([false, true])('an order line leads to its links (SHAR-01): as a table %s', async (isGrid) => {
  galley.getState().prefer({ grids: { orders: isGrid } });
  const line = exampleLine({ ParentID: 3, CompanyID: 12, CompanyName: 'Acme Outdoor - Denver' });
  network({ '/v1/orders/paged': { Orders: [line], TotalCount: 1, UnfilteredCount: 1 } });
  renderScreen(<Screen />, '/orders?parent=3');
  await press('Share order line 1001-1 with the customer');
  expect(galley.getState().dialogs.at(-1)).toMatchObject(dialog);
});

test('a link is valid for 30 days and hides the price by default, and its address can be copied and is shown once (SHAR-01)', async () => {
  const address = 'https://galley.example/v1/shared/secret';
  let shares: object[] = [];
  const sent = network({
    '/v1/shares/lines/1001-1': ({ method }: { method: string }) => {
      if (method === 'GET') return { Shares: shares };
      shares = [share()];
      return { ID: 7, Address: address };
    },
  });
  const { unmount } = show();
  expect(await screen.findByText('No links yet.')).toBeVisible();
  await press('Create Link');
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Price' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dates' }));
  await press('Create Link');
  await screen.findByText(address);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => [body.Days, body.Fields])).toEqual([
    [30, ['status', 'dates', 'tracking', 'proof']],
    [30, ['status', 'tracking', 'proof', 'price']],
  ]);
  for (const name of ['Status', 'Tracking', 'Proof and Approval', 'Price'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('button', { name: 'Create Link' })).toBeDisabled();
  unmount();
  show();
  expect(await screen.findByText(/^Created /)).toBeVisible();
  expect(screen.queryByText(address)).toBeNull();
});

test('a new link’s address disappears when the link is revoked, but not when another one is (SHAR-01)', async () => {
  const address = 'https://galley.example/v1/shared/secret';
  let shares = [share({ ID: 6, CreatedAt: '2026-11-25T17:00:00Z' })];
  const revoked = (id: number) => () => {
    shares = shares.map((one) => (one.ID === id ? { ...one, State: 'revoked' } : one));
    return Response.json(true);
  };
  network({
    '/v1/shares/lines/1001-1': ({ method }: { method: string }) => {
      if (method === 'GET') return { Shares: shares };
      shares = [share(), ...shares];
      return { ID: 7, Address: address };
    },
    '/v1/shares/6': revoked(6),
    '/v1/shares/7': revoked(7),
  });
  show();
  await press('Create Link');
  expect(await screen.findByText(address)).toBeVisible();
  await press('Revoke the link created Wed 11/25/2026, 10:00 AM MST');
  await press('Revoke Permanently: the link created Wed 11/25/2026, 10:00 AM MST');
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  await press('Revoke the link created Thu 11/26/2026, 10:00 AM MST');
  await press('Revoke Permanently: the link created Thu 11/26/2026, 10:00 AM MST');
  await waitFor(() => expect(screen.queryByText(address)).toBeNull());
});

test('the dialog says why a link is refused (SHAR-01)', async () => {
  const detail = 'The company has no contact yet.';
  network({
    '/v1/shares/lines/1001-1': ({ method }: { method: string }) =>
      method === 'POST'
        ? Response.json(
            { status: 422, title: 'Refused', detail },
            { status: 422, headers: { 'content-type': 'application/problem+json' } },
          )
        : { Shares: [] },
  });
  show();
  await press('Create Link');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

test('each link lists its fields, creator, openings and response as text, and is revoked after a confirmation (SHAR-02)', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const answered = {
    OpenedCount: 2,
    LastOpenedAt: '2026-11-27T17:00:00Z',
    Answer: 'change',
    AnsweredAt: '2026-11-27T18:00:00Z',
    Comment: hostile,
    ActivityID: 31,
  };
  let shares = [share(), share({ ID: 6, State: 'revoked', ...answered })];
  const sent = network({
    '/v1/shares/lines/1001-1': () => ({ Shares: shares }),
    '/v1/shares/7': () => {
      shares = shares.map((one) => ({ ...one, State: 'revoked' }));
      return Response.json(true);
    },
  });
  show();
  const links = await screen.findByRole('region', { name: 'Links to This Order Line' });
  const [works, revoked] = await within(links).findAllByRole('listitem');
  expect(works).toHaveTextContent(
    'Link valid until Sat 12/26/2026Created Thu 11/26/2026, 10:00 AM MST by Ana Reed. Not opened yet.Status · Proof and Approval',
  );
  expect(revoked).toHaveTextContent(
    `RevokedCreated Thu 11/26/2026, 10:00 AM MST by Ana Reed. Opened 2 times, last on Fri 11/27/2026.Status · Proof and ApprovalProof changes requested on Fri 11/27/2026: ${hostile}Open Activity`,
  );
  await userEvent.click(within(links).getByRole('button', { name: 'Open Activity' }));
  expect(galley.getState().dialogs.at(-1)).toMatchObject({ name: 'activities/edit', draft: { ID: 31 } });
  await userEvent.click(
    within(links).getByRole('button', { name: 'Revoke the link created Thu 11/26/2026, 10:00 AM MST' }),
  );
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(
    within(links).getByRole('button', {
      name: 'Revoke Permanently: the link created Thu 11/26/2026, 10:00 AM MST',
    }),
  );
  expect(await within(links).findAllByText('Revoked')).toHaveLength(2);
  expect(works).toHaveTextContent('Never opened');
  expect(within(links).queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});
