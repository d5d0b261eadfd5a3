import { connection } from '@galley/shared/host';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adopt } from '../federation/loading/loadScreen.ts';
import type { RemoteState } from '@galley/shared/contract/releases';
import { ordersRelease, registryOfLists } from '../federation/registry/testRegistry.ts';
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

const withMyDay = (state: RemoteState, revision: number) => {
  const { remotes, ...registry } = registryOfLists(
    { 'my-day': { ...ordersRelease('1'), screen: { title: 'My day' } } },
    revision,
  );
  return { ...registry, remotes: { ...remotes, 'my-day': state } };
};

beforeEach(() => {
  localStorage.clear();
  adopt(registryOfLists());
});

test('A header link opens the default view, and counts it (VIEW-07, SHELL-04)', async () => {
  const sent = open('/activities');
  expect(await screen.findByRole('link', { name: 'Orders 3' })).toHaveAttribute(
    'href',
    '/orders?status=3&apply=yes&view=5',
  );
  expect(screen.getByRole('link', { name: 'Activities 42' })).toHaveAttribute('href', '/activities');
  expect(sent.filter(({ path }) => path === '/v1/views/counts')).toHaveLength(1);
});

test('A screen without a place in the header follows those that have one, until its remote is disabled (TEAM-07)', async () => {
  open('/my-day');
  expect(screen.queryByRole('link', { name: 'My day' })).toBeNull();
  act(() => adopt(withMyDay({ active: '1' }, 2)));
  const links = screen.getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName('My day');
  expect(links.at(-1)).toHaveAttribute('href', '/my-day');
  expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
  const disabled = { active: '1', disabled: { reason: 'wrong figures' } };
  act(() => adopt(withMyDay(disabled, 3)));
  expect(screen.queryByRole('link', { name: 'My day' })).toBeNull();
});

test('A disabled screen keeps its place in the header; one whose release can’t be read moves to the end (TEAM-38)', async () => {
  open('/activities');
  await screen.findByRole('link', { name: 'Orders 3' });
  const titles = () => screen.getAllByRole('link').map((link) => link.textContent.trim().split(' ')[0]);
  expect(titles()).toEqual(['Activities', 'Companies', 'Contacts', 'Orders']);
  const { remotes, releases, ...registry } = registryOfLists({}, 2);
  const disabled = { active: '1', disabled: { reason: 'wrong' } };
  act(() => adopt({ ...registry, releases, remotes: { ...remotes, companies: disabled } }));
  expect(titles()).toEqual(['Activities', 'Companies', 'Contacts', 'Orders']);
  const { companies: _unreadable, ...readable } = releases;
  act(() => adopt({ ...registry, revision: 3, remotes, releases: readable }));
  expect(titles()).toEqual(['Activities', 'Contacts', 'Orders', 'Companies']);
});

test('Under a selection a header link opens and counts the selection', async () => {
  const sent = open('/activities?parent=3');
  expect(await screen.findByRole('link', { name: 'Orders 1,204' })).toHaveAttribute(
    'href',
    '/orders?parent=3',
  );
  expect(sent.map(({ path }) => path)).not.toContain('/v1/views/counts');
});

test('A screen is prefetched while its link is hovered, unless the server doesn’t respond (LIVE-20)', async () => {
  const prefetch = jest.spyOn(screens, 'prefetch').mockResolvedValue();
  open('/activities');
  await screen.findByRole('link', { name: 'Orders 3' });
  act(() => connection.setState({ isLost: true }));
  await userEvent.hover(screen.getByRole('link', { name: /^Companies/ }));
  act(() => connection.setState({ isLost: false }));
  await userEvent.hover(screen.getByRole('link', { name: /^Contacts/ }));
  expect(prefetch.mock.calls).toEqual([['contacts']]);
});
