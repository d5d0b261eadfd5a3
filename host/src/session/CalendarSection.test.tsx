import type { CalendarFeed } from '@galley/server/exchange/calendarFeed/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFactor } from './exampleFactor.ts';
import { CalendarSection } from './CalendarSection.tsx';

const ADDRESS = 'https://galley.example/v1/calendar/first/activities.ics';
const NEXT_ADDRESS = 'https://galley.example/v1/calendar/second/activities.ics';
const NONE: CalendarFeed = { CreatedAt: null, LastReadAt: null };
const UNREAD: CalendarFeed = { CreatedAt: '2026-11-23T17:00:00Z', LastReadAt: null };

/** A server with this feed. */
function open(feed: CalendarFeed, addresses = [ADDRESS], HasPassword = true) {
  let current = feed;
  const left = [...addresses];
  const sent = network({
    '/v1/second-factor': exampleFactor({ HasPassword }),
    '/v1/calendar': ({ method }: SentCall) => {
      if (method === 'GET') return current;
      current = method === 'POST' ? UNREAD : NONE;
      return method === 'POST' ? { Address: left.shift() } : true;
    },
  });
  renderScreen(<CalendarSection />, '/account');
  return sent;
}
/** Types the password and presses the button of its form. */
async function prove(button: string, password = 'press-room-1') {
  await userEvent.type(await screen.findByLabelText('Your Password'), password);
  await press(button);
}
const confirm = async (dialog: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }));
const written = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method }) => method);

describe('The calendar feed in the account screen (CALF-06)', () => {
  test('creates an address, shows it once and copies it', async () => {
    const user = userEvent.setup();
    const sent = open(NONE);
    await user.click(await screen.findByRole('button', { name: 'Create Link' }));
    expect(screen.getByText(/^Create a private link to see your open activities/)).toBeVisible();
    await prove('Create Link');
    expect(await screen.findByText(ADDRESS)).toBeVisible();
    expect(screen.getByText(/^Your private link shows your open activities/)).toBeVisible();
    expect(screen.getByText(/Copy it now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(ADDRESS);
    expect(screen.queryByRole('button', { name: 'Create Link' })).not.toBeInTheDocument();
    expect(written(sent)).toEqual(['POST']);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Proof: 'press-room-1' });
  });

  test('says when it was created and last read, without the address', async () => {
    open({ ...UNREAD, LastReadAt: '2026-11-24T17:00:00Z' });
    expect(await screen.findByText(/^Created Mon 11\/23\/2026.+Last read Tue 11\/24\/2026/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Calendar' })).not.toHaveTextContent('https:');
  });

  test('replaces the address after the user has confirmed their identity (CALF-07)', async () => {
    const sent = open(UNREAD, [NEXT_ADDRESS]);
    expect(await screen.findByText(/No calendar app has read the link yet/)).toBeVisible();
    await press('Replace Link');
    expect(screen.getByText(/^Calendar apps that use the current link will no longer be able/)).toBeVisible();
    await press('Cancel');
    expect(written(sent)).toEqual([]);
    await press('Replace Link');
    await prove('Replace Link');
    expect(await screen.findByText(NEXT_ADDRESS)).toBeVisible();
  });

  test('asks for no password if the user only has a company account; the server checks the time of their sign-in (CALF-07)', async () => {
    const sent = open(NONE, [ADDRESS], false);
    await press('Create Link');
    expect(await screen.findByText(/after you sign in with your company account/)).toBeVisible();
    await press('Create Link');
    expect(await screen.findByText(ADDRESS)).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Proof: '' });
  });

  test('revokes the address after a confirmation, and no longer shows it', async () => {
    const sent = open(NONE);
    await press('Create Link');
    await prove('Create Link');
    expect(await screen.findByText(ADDRESS)).toBeVisible();
    await press('Revoke Link');
    await confirm('Revoke the link?', 'Revoke');
    expect(await screen.findByRole('button', { name: 'Create Link' })).toBeVisible();
    expect(screen.queryByText(ADDRESS)).not.toBeInTheDocument();
    expect(written(sent)).toEqual(['POST', 'DELETE']);
  });

  test('says what failed, and offers a retry', async () => {
    let isDown = true;
    network({
      '/v1/second-factor': exampleFactor(),
      '/v1/calendar': ({ method }: SentCall) => {
        if (method === 'POST')
          return Response.json(
            { title: 'Conflict', status: 409, detail: 'Changed elsewhere.' },
            { status: 409 },
          );
        return isDown ? Response.json({}, { status: 500 }) : NONE;
      },
    });
    renderScreen(<CalendarSection />, '/account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your calendar could not be loaded.');
    isDown = false;
    await press('Try Again');
    await press('Create Link');
    await prove('Create Link');
    expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Link' })).toBeEnabled();
  });
});
