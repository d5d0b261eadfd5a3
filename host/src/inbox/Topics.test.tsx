import type { InboxPage } from '@galley/server/day/inbox/contract';
import { galley } from '@galley/shared/store';
import { network, press, renderScreen, type SentCall, signInForTest } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleItem as assigned } from './exampleItem.ts';
import { InboxBell } from './InboxBell.tsx';

test('an item from a remote’s team links to its address, and its topic can be muted while its release offers it (TEAM-18, TEAM-21)', async () => {
  signInForTest();
  const topic = { remote: 'my-day', key: 'late', label: 'Late orders', icon: 'clock' };
  act(() => galley.setState({ contributions: { actions: [], chips: [], topics: [topic] } }));
  const late = {
    Kind: 'remote',
    RecordID: 0,
    Text: 'Two are late',
    Topic: 'Late orders',
    Icon: 'clock',
  } as const;
  const item = { ...assigned, ...late, CompanyName: '', Address: '/orders?late=1' };
  const page: InboxPage = {
    Items: [item],
    TotalCount: 1,
    UnreadCount: 1,
    Muted: [],
    MutedTopics: [],
    MailAt: '',
  };
  const sent = network({
    '/v1/inbox/unread': { UnreadCount: 1 },
    '/v1/inbox': () => page,
    '/v1/inbox/read': () => true,
    '/v1/inbox/muted/topics': ({ body }: SentCall) => {
      page.MutedTopics = body['IsMuted'] === true ? [{ Remote: 'my-day', Topic: 'late' }] : [];
      return true;
    },
    '/v1/orders/watched': { Watches: [] },
  });
  renderScreen(<InboxBell />, '/companies');
  await press(/^Inbox/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Inbox' }));
  await dialog.findByText('Notifications');
  expect(dialog.getByText(/^Late orders · /)).toBeVisible();
  await userEvent.click(dialog.getByText('Notifications'));
  const choice = dialog.getByRole('checkbox', { name: 'Late orders' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  expect(sent).toContainEqual(
    expect.objectContaining({
      path: '/v1/inbox/muted/topics',
      body: { Remote: 'my-day', Topic: 'late', IsMuted: true },
    }),
  );
  act(() => galley.setState({ contributions: { actions: [], chips: [], topics: [] } }));
  expect(dialog.queryByRole('checkbox', { name: 'Late orders' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Unread: Two are late' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/orders?late=1'));
});
