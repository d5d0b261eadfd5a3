import { beforeEach, expect, jest, test } from '@jest/globals';
import { connection } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adopt } from '../federation/loading/loadScreen.ts';
import { ordersRelease, registryWith } from '../federation/registry/testRegistry.ts';
import { screens } from '../federation/screens/screens.ts';
import { ScreenLinks } from './ScreenLinks.tsx';

const COUNTS = { ActivityCount: 42, CompanyCount: 8, ContactCount: 41, OrderCount: 1204 };
const open = (url: string) => {
  const sent = network({
    '/v1/customers/counts': COUNTS,
    '/v1/views/counts': { Counts: [{ ID: 5, Count: 3 }] },
  });
  renderScreen(<ScreenLinks />, url);
  act(() =>
    galley.getState().prefer({
      views: { orders: { pinned: [], default: { ID: 5, Name: 'Art', Query: 'status=3&apply=yes' } } },
    }),
  );
  return sent;
};

const registry = {
  ...registryWith('1'),
  remotes: { 'my-day': { active: '1' } },
  releases: { 'my-day': { 1: { ...ordersRelease('1'), screen: { title: 'My day' } } } },
};

beforeEach(() => localStorage.clear());

test('A header link opens the default view, and counts it (VIEW-07, SHELL-04)', async () => {
  const sent = open('/activities');
  expect(await screen.findByRole('link', { name: 'Orders 3' })).toHaveAttribute(
    'href',
    '/orders?status=3&apply=yes&view=5',
  );
  expect(screen.getByRole('link', { name: 'Activities 42' })).toHaveAttribute('href', '/activities');
  expect(sent.filter(({ path }) => path === '/v1/views/counts')).toHaveLength(1);
});

test('A screen that a remote brings along follows the host’s own, until the remote is disabled (TEAM-07)', async () => {
  open('/my-day');
  expect(screen.queryByRole('link', { name: 'My day' })).toBeNull();
  act(() => adopt(registry));
  const links = screen.getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName('My day');
  expect(links.at(-1)).toHaveAttribute('href', '/my-day');
  expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
  const disabled = { active: '1', disabled: { reason: 'wrong figures' } };
  act(() => adopt({ ...registry, revision: 2, remotes: { 'my-day': disabled } }));
  expect(screen.queryByRole('link', { name: 'My day' })).toBeNull();
});

test('Under a selection a header link opens and counts the selection', async () => {
  const sent = open('/activities?parent=3');
  expect(await screen.findByRole('link', { name: 'Orders 1,204' })).toHaveAttribute(
    'href',
    '/orders?parent=3',
  );
  expect(sent.map(({ path }) => path)).not.toContain('/v1/views/counts');
});

test('A screen is fetched while the pointer rests on its link, unless the server does not answer (LIVE-20)', async () => {
  const prefetch = jest.spyOn(screens, 'prefetch').mockResolvedValue();
  open('/activities');
  await screen.findByRole('link', { name: 'Orders 3' });
  act(() => connection.setState({ isLost: true }));
  await userEvent.hover(screen.getByRole('link', { name: /^Companies/ }));
  act(() => connection.setState({ isLost: false }));
  await userEvent.hover(screen.getByRole('link', { name: /^Contacts/ }));
  expect(prefetch.mock.calls).toEqual([['contacts']]);
});
