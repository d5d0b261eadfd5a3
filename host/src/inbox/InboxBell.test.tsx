import type { InboxItem, InboxPage } from '@galley/server/day/inbox/contract';
import { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import {
  type Answers,
  choose,
  network,
  press,
  renderScreen,
  type SentCall,
  signInForTest,
} from '@galley/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleItem as assigned } from './exampleItem.ts';
import { InboxBell } from './InboxBell.tsx';

const shipped: InboxItem = {
  ...assigned,
  ID: 2,
  Kind: 'shipped',
  RecordID: 0,
  OrderIDLineNum: '1234-1',
  IsRead: true,
};

/** Replaces the server: writes appear in the next response. */
function server(items: InboxItem[], more: Answers = {}) {
  const page: InboxPage = {
    Items: items,
    TotalCount: items.length,
    UnreadCount: 0,
    Muted: ['due'],
    MutedTopics: [],
    MailAt: '',
  };
  const unread = () => page.Items.filter(({ IsRead }) => !IsRead).length;
  return network({
    '/v1/inbox/unread': () => ({ UnreadCount: unread() }),
    '/v1/inbox': () => page,
    '/v1/inbox/read': ({ body }: SentCall) => {
      const { IDs, IsRead } = body as { IDs: number[]; IsRead: boolean };
      page.Items = page.Items.map((item) => (IDs.includes(item.ID) ? { ...item, IsRead } : item));
      return true;
    },
    '/v1/inbox/snoozed': ({ body }: SentCall) => {
      page.Items = page.Items.filter(({ ID }) => ID !== body['ID']);
      return true;
    },
    '/v1/inbox/muted': ({ body }: SentCall) => {
      page.Muted = body['Kinds'] as InboxPage['Muted'];
      return true;
    },
    '/v1/inbox/mail': ({ body }: SentCall) => {
      page.MailAt = body['MailAt'] as InboxPage['MailAt'];
      return true;
    },
    '/v1/orders/watched': { Watches: [] },
    ...more,
    '/v1/activity/records': () => ({ Activities: [{ ID: 7, ActivityComments: 'Ring her.' }] }),
  });
}

async function open(items: InboxItem[], more?: Answers) {
  const sent = server(items, more);
  renderScreen(<InboxBell />, '/companies');
  await press(/^Inbox/);
  const dialog = await screen.findByRole('dialog', { name: 'Inbox' });
  await within(dialog).findByText('Notifications');
  return { sent, dialog: within(dialog) };
}

beforeEach(() => {
  queryClient.clear();
  signInForTest();
  act(() => galley.setState({ dialogs: [] }));
});

test('the bell shows the number of unread items, and none once they are read (INBOX-10, INBOX-12)', async () => {
  const { dialog } = await open([assigned, shipped]);
  expect(screen.getByRole('button', { name: 'Inbox, 1 unread', hidden: true })).toHaveTextContent('1');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark All as Read' }));
  expect(await screen.findByRole('button', { name: 'Inbox', hidden: true })).toHaveTextContent('');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Mark All as Read' })).toBeDisabled());
});

test('the button says if it marks only the shown items as read (INBOX-12)', async () => {
  const page = { Items: [assigned], TotalCount: 35, UnreadCount: 35 };
  const settings = { Muted: [], MutedTopics: [], MailAt: '' };
  const { dialog } = await open([], { '/v1/inbox': { ...page, ...settings } });
  expect(dialog.getByRole('button', { name: 'Mark Shown as Read' })).toBeEnabled();
  expect(dialog.queryByRole('button', { name: 'Mark All as Read' })).toBeNull();
});

test('an activity opens in its form, which marks the item as read (INBOX-11)', async () => {
  const { sent, dialog } = await open([assigned]);
  await userEvent.click(dialog.getByRole('button', { name: /^Unread: Ana Reed assigned you an activity/ }));
  await waitFor(() =>
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: { ID: 7 } }]),
  );
  expect(sent).toContainEqual(
    expect.objectContaining({ path: '/v1/inbox/read', body: { IDs: [1], IsRead: true } }),
  );
  expect(screen.queryByRole('dialog', { name: 'Inbox' })).toBeNull();
});

test('an item is marked as unread again, and snoozed (INBOX-12)', async () => {
  const { sent, dialog } = await open([shipped]);
  await userEvent.click(dialog.getByRole('button', { name: /^Mark as Unread: Order 1234-1/ }));
  expect(await dialog.findByRole('button', { name: /^Mark as Read: Order 1234-1/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Snooze: Order 1234-1/ }));
  await userEvent.click(dialog.getByRole('menuitem', { name: 'For a Week' }));
  expect(await dialog.findByText('You’re all caught up.')).toBeVisible();
  expect(dialog.queryByRole('list', { hidden: true })).toBeNull();
  expect(sent).toContainEqual(
    expect.objectContaining({
      path: '/v1/inbox/snoozed',
      body: { ID: 2, Until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    }),
  );
});

test('a kind is switched on and off (INBOX-13)', async () => {
  const { sent, dialog } = await open([]);
  const due = dialog.getByLabelText('Activities due today');
  expect(due).not.toBeChecked();
  await userEvent.click(dialog.getByText('Notifications'));
  await userEvent.click(due);
  await waitFor(() => expect(due).toBeChecked());
  await userEvent.click(dialog.getByLabelText('Delivery exceptions on orders I watch'));
  await waitFor(() =>
    expect(dialog.getByLabelText('Delivery exceptions on orders I watch')).not.toBeChecked(),
  );
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { Kinds: [] },
    { Kinds: ['exception'] },
  ]);
});

test('the time of the daily email is set, and the email is turned off (INBOX-25)', async () => {
  const { sent, dialog } = await open([]);
  await userEvent.click(dialog.getByText('Notifications'));
  expect(dialog.getByRole('combobox', { name: /^Daily Email/ })).toHaveTextContent('Never');
  for (const time of ['7:30 AM', '12:00 PM', 'Never']) {
    await choose('Daily Email', time);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Daily Email/ })).toHaveTextContent(time),
    );
  }
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { MailAt: '07:30' },
    { MailAt: '12:00' },
    { MailAt: '' },
  ]);
});

test('the inbox lists what the user watches, and ends each watch on request (INBOX-21)', async () => {
  let watches = [
    { Kind: 'line', ID: '1234-1', Name: 'Northwind Traders' },
    { Kind: 'order', ID: '1300', Name: 'Northwind Traders' },
    { Kind: 'customer', ID: '17', Name: 'Contoso' },
    { Kind: 'view', ID: '5', Name: 'Late orders' },
  ];
  const { sent, dialog } = await open([], {
    '/v1/orders/watched': ({ method, body }: SentCall) => {
      if (method === 'GET') return { Watches: watches };
      watches = watches.filter(({ Kind }) => Kind !== body['Kind']);
      return true;
    },
  });
  await userEvent.click(dialog.getByText('Watching'));
  const names = () =>
    dialog.queryAllByRole('button', { name: /^Stop Watching/ }).map((one) => one.getAttribute('aria-label'));
  await waitFor(() =>
    expect(names()).toEqual([
      'Stop Watching: Order line 1234-1, Northwind Traders',
      'Stop Watching: Order 1300, Northwind Traders',
      'Stop Watching: All orders from Contoso',
      'Stop Watching: View “Late orders”',
    ]),
  );
  for (const name of [/Order line/, /Order 1300/, /Contoso/, /Late orders/]) {
    await userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(dialog.queryByRole('button', { name })).toBeNull());
  }
  expect(dialog.getByText(/^You’re not watching anything yet/)).toBeVisible();
  expect(dialog.queryByRole('list', { hidden: true })).toBeNull();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toContainEqual({
    Kind: 'customer',
    ID: '17',
    IsWatched: false,
  });
});

test('a mention leads to the contact, and changes at a customer lead to its page (INBOX-31, INBOX-33)', async () => {
  const mentioned: InboxItem = {
    ...assigned,
    Kind: 'mentioned',
    RecordID: 0,
    ContactID: 12,
    ActivityType: '',
  };
  const changed: InboxItem = {
    ...shipped,
    ID: 3,
    Kind: 'customers',
    OrderIDLineNum: '',
    CompanyID: 9,
    DueCount: 1,
    Changes: [{ Part: 'contacts', Count: 1 }],
  };
  const more = { '/v1/inbox/unread': { UnreadCount: 1 } };
  const { dialog } = await open([mentioned, changed], more);
  await userEvent.click(dialog.getByText('Notifications'));
  expect(dialog.getByLabelText('Notes that mention me')).toBeChecked();
  await userEvent.click(
    dialog.getByRole('button', { name: /^Unread: Ana Reed mentioned you in the notes of Bo Field$/ }),
  );
  await waitFor(() => expect(globalThis.location.href).toContain('/contacts?contact=12'));
  await press(/^Inbox/);
  await press(/^Northwind Traders: 1 change on /);
  await waitFor(() => expect(globalThis.location.pathname).toBe('/companies/9'));
});

test('an inbox that can’t be loaded is retried (INBOX-11)', async () => {
  network({ '/v1/inbox/unread': { UnreadCount: 0 } });
  renderScreen(<InboxBell />, '/companies');
  await press('Inbox');
  expect(await screen.findByRole('alert')).toHaveTextContent('The inbox could not be loaded.');
  server([shipped]);
  await press('Try Again');
  expect(await screen.findByText(/^Order 1234-1 shipped/)).toBeVisible();
});

test('the icon of the installed app shows the number of unread items, and none without a session (INST-09)', async () => {
  const setAppBadge = jest.fn((_count: number) => Promise.resolve());
  const clearAppBadge = jest.fn(() => Promise.reject(new Error('not installed')));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  server([assigned, shipped]);
  const { unmount } = renderScreen(<InboxBell />, '/companies');
  await screen.findByRole('button', { name: 'Inbox, 1 unread' });
  expect(setAppBadge.mock.lastCall).toEqual([1]);
  clearAppBadge.mockClear();
  unmount();
  expect(clearAppBadge).toHaveBeenCalled();
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});
