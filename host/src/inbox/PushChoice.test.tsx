import type { InboxItem } from '@galley/server/day/inbox/contract';
import type { PushSettings } from '@galley/server/day/push/contract';
import { employeeUid, queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { choose, network, renderScreen, signInForTest, type SentCall } from '@galley/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleItem } from './exampleItem.ts';
import { InboxBell } from './InboxBell.tsx';

const SUBSCRIPTION = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'P', auth: 'A' } };
const SENT = { Endpoint: 'https://push.example.com/1', P256dh: 'P', Auth: 'A' };

/** Replaces the browser's push API. */
function browser(permission: NotificationPermission) {
  const unsubscribe = jest.fn(async () => true);
  const subscribe = jest.fn(async (_options: object) => ({ toJSON: () => SUBSCRIPTION }));
  const state = { permission };
  const requestPermission = jest.fn(async () => state.permission);
  const worker = new EventTarget();
  Object.assign(worker, {
    getRegistration: async () => ({
      pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) },
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(globalThis, {
    PushManager: jest.fn(),
    Notification: {
      requestPermission,
      get permission() {
        return state.permission;
      },
    },
  });
  const press = (address: string) =>
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { open: address } })));
  return { subscribe, unsubscribe, requestPermission, press };
}

function server(items: InboxItem[] = []) {
  const settings: PushSettings = {
    PublicKey: 'K',
    IsOn: false,
    Quiet: { From: '', Until: '', Weekends: false },
  };
  return network({
    '/v1/inbox/unread': { UnreadCount: 0 },
    '/v1/inbox': { Items: items, TotalCount: items.length, UnreadCount: 0, Muted: [], MailAt: '' },
    '/v1/inbox/read': true as never,
    '/v1/orders/watched': { Watches: [] },
    '/v1/push': () => settings,
    '/v1/push/device': ({ method }: SentCall) => {
      settings.IsOn = method === 'PUT';
      return true;
    },
    '/v1/inbox/quiet': ({ body }: SentCall) => {
      settings.Quiet = body as unknown as PushSettings['Quiet'];
      return true;
    },
    '/v1/activity/records': () => ({ Activities: [{ ID: 7, ActivityComments: 'Ring her.' }] }),
  });
}

async function open() {
  const { unmount } = renderScreen(<InboxBell />, '/companies');
  await userEvent.click(await screen.findByRole('button', { name: /^Inbox/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inbox' }));
  await userEvent.click(await dialog.findByText('Notifications'));
  return {
    unmount,
    dialog,
    isOn: await dialog.findByRole('checkbox', { name: 'Notifications on this device' }),
  };
}

const written = (sent: SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  signInForTest();
  act(() => galley.setState({ dialogs: [] }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
});

test('notifications are turned on and off with a click, and the browser asks nothing before that (PUSH-01)', async () => {
  const { requestPermission, subscribe, unsubscribe } = browser('granted');
  const sent = server();
  const { isOn } = await open();
  await waitFor(() => expect(isOn).toBeEnabled());
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(isOn);
  await waitFor(() => expect(isOn).toBeChecked());
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'K' }]]);
  await userEvent.click(isOn);
  await waitFor(() => expect(isOn).not.toBeChecked());
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(written(sent)).toEqual([
    ['PUT', '/v1/push/device', SENT],
    ['DELETE', '/v1/push/device', {}],
  ]);
});

test('a browser that doesn’t support or allow notifications is reported (PUSH-01)', async () => {
  const sent = server();
  const { dialog, isOn, unmount } = await open();
  expect(await dialog.findByText(/^This browser can’t show Galley notifications/)).toBeVisible();
  expect(isOn).toBeDisabled();
  unmount();
  browser('denied');
  const blocked = await open();
  expect(await blocked.dialog.findByText(/^Notifications are blocked/)).toBeVisible();
  expect(blocked.isOn).toBeDisabled();
  expect(written(sent)).toEqual([]);
});

test('quiet hours are set, changed and removed, always with a start and an end (PUSH-06)', async () => {
  const sent = server();
  const { dialog } = await open();
  expect(dialog.queryByRole('combobox', { name: /^Quiet Hours Until/ })).toBeNull();
  await choose('Quiet Hours From', '7:00 AM');
  await dialog.findByRole('combobox', { name: /^Quiet Hours Until/ });
  await choose('Quiet Hours From', '6:30 PM');
  await choose('Quiet Hours Until', '8:00 AM');
  await userEvent.click(dialog.getByLabelText('Quiet on Saturdays and Sundays'));
  await waitFor(() => expect(dialog.getByLabelText('Quiet on Saturdays and Sundays')).toBeChecked());
  await choose('Quiet Hours From', 'Off');
  await waitFor(() => expect(dialog.queryByRole('combobox', { name: /^Quiet Hours Until/ })).toBeNull());
  expect(written(sent).map(([, , body]) => body)).toEqual([
    { From: '07:00', Until: '18:00', Weekends: false },
    { From: '18:30', Until: '18:00', Weekends: false },
    { From: '18:30', Until: '08:00', Weekends: false },
    { From: '18:30', Until: '08:00', Weekends: true },
    { From: '', Until: '', Weekends: true },
  ]);
});

test('only people who turned notifications on get them again after the next sign-in (PUSH-04)', async () => {
  browser('granted');
  const sent = server();
  localStorage.setItem('galley-push', 'somebody else');
  const { unmount } = await open();
  unmount();
  localStorage.setItem('galley-push', employeeUid());
  queryClient.clear();
  const again = await open();
  await waitFor(() => expect(again.isOn).toBeChecked());
  expect(written(sent)).toEqual([['PUT', '/v1/push/device', SENT]]);
});

test('a clicked notification opens its item in the open page, and one for several items opens the inbox (PUSH-09)', async () => {
  const { press } = browser('granted');
  server([exampleItem]);
  renderScreen(<InboxBell />, '/companies');
  await screen.findByRole('button', { name: 'Inbox' });
  press('/activities#inbox-1');
  await waitFor(() =>
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: { ID: 7 } }]),
  );
  act(() => galley.setState({ dialogs: [] }));
  press('/activities#inbox');
  expect(await screen.findByRole('dialog', { name: 'Inbox' })).toBeVisible();
});
