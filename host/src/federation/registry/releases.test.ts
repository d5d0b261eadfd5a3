import { expect, test } from '@jest/globals';
import type { RemoteScreen, PublicRegistry } from '@galley/shared/contract/releases';
import { createReleases } from './releases.ts';
import { ordersRelease, registryWith } from './testRegistry.ts';

const MY_DAY = { ...ordersRelease('1'), container: 'galley_my_day_1' };

/** A registry in which `my-day` has this screen. */
const registry = (screen: RemoteScreen, state: PublicRegistry['remotes'][string] = { active: '1' }) => {
  const { remotes, releases, ...rest } = registryWith('1');
  return {
    ...rest,
    remotes: { ...remotes, 'my-day': state },
    releases: { ...releases, 'my-day': { 1: { ...MY_DAY, screen } } },
  };
};
const releasesOf = (page: PublicRegistry, type = 'Sales') =>
  createReleases({ registry: page, trust: () => {}, person: () => ({ key: 'k', type }) });
/** For my-day; these registries don't describe orders. */
const screensOf = (page: PublicRegistry, type = 'Sales') =>
  releasesOf(page, type)
    .remoteScreens()
    .filter(({ remote }) => remote === 'my-day');

test('a remote has a screen while its release is active (TEAM-07)', () => {
  const screen = { title: 'My day' };
  expect(screensOf(registry(screen))).toEqual([{ remote: 'my-day', title: 'My day' }]);
  expect(screensOf(registry(screen, { active: '1', disabled: { reason: 'wrong' } }))).toEqual([]);
  expect(screensOf(registry({ title: 'Mine' }, { active: '2' }))).toEqual([
    { remote: 'my-day', title: 'My day' },
  ]);
  const { remotes, releases, ...page } = registry(screen);
  const canary = { release: '1', percent: 0, types: ['Operations'] };
  const begun = {
    ...page,
    remotes: { ...remotes, 'my-day': { active: '0', canary } },
    releases: { ...releases, 'my-day': { ...releases['my-day'], 0: MY_DAY } },
  };
  expect(screensOf(begun, 'Operations')).toHaveLength(1);
  expect(screensOf(begun, 'Sales')).toEqual([]);
});

test('an active release that the server can’t serve is named, unlike a remote without one (LOAD-02)', () => {
  const { choose } = releasesOf({ ...registryWith('1'), releases: {} });
  expect(choose('orders')).toEqual({ ok: false, error: { kind: 'unregistered', release: '1' } });
  expect(choose('contacts')).toEqual({ ok: false, error: { kind: 'unregistered' } });
});

test('a screen is only for the employee types in its record (TEAM-08)', () => {
  const page = registry({ title: 'My day', employeeTypes: ['Account Manager'] });
  expect(screensOf(page, 'Account Manager')).toHaveLength(1);
  expect(screensOf(page, 'Sales')).toEqual([]);
});

test('a release override shows its screen even if the remote has no active release yet (REL-45)', () => {
  const { remotes, ...page } = registry({ title: 'My day' });
  const overrides = { 'my-day': { release: '1', isAllowed: true } };
  const known = Object.fromEntries(Object.entries(remotes).filter(([name]) => name !== 'my-day'));
  expect(screensOf({ ...page, remotes: known, overrides })).toHaveLength(1);
});

test('an active release adds palette entries for people who see its screen or whom the entry names (TEAM-10)', () => {
  const palette = [
    { label: 'Go to My Day', keywords: ['today'] },
    { label: 'Late orders', query: 'part=late', employeeTypes: ['Operations'] },
  ];
  const page = (state: PublicRegistry['remotes'][string], employeeTypes?: string[]) => {
    const { releases, ...rest } = registry(
      { title: 'My day', ...(employeeTypes && { employeeTypes }) },
      state,
    );
    const release = releases['my-day'];
    return { ...rest, releases: { ...releases, 'my-day': { 1: { ...release[1], palette } } } };
  };
  const first = { label: 'Go to My Day', keywords: ['today'], url: '/my-day' };
  const second = { label: 'Late orders', keywords: [], url: '/my-day?part=late' };
  expect(releasesOf(page({ active: '1' })).entries()).toEqual([first]);
  expect(releasesOf(page({ active: '1' }), 'Operations').entries()).toEqual([first, second]);
  expect(releasesOf(page({ active: '1' }, ['Account Manager'])).entries()).toEqual([]);
  expect(releasesOf(page({ active: '1', disabled: { reason: 'wrong' } })).entries()).toEqual([]);
});

test('an active release adds to other pages and the inbox for people who see its screen or whom the entry names (TEAM-13, TEAM-14, TEAM-18)', () => {
  const visit = { on: 'company', label: 'Plan a visit', module: './VisitForm' } as const;
  const news = { key: 'late', label: 'Late orders', icon: 'clock' };
  const late = { list: 'orders', label: 'Late', query: 'late=1' } as const;
  const page = (state: PublicRegistry['remotes'][string]) => {
    const { releases, ...rest } = registry({ title: 'My day', employeeTypes: ['Sales'] }, state);
    const added = { actions: [visit], chips: [{ ...late, employeeTypes: ['Operations'] }], topics: [news] };
    return { ...rest, releases: { ...releases, 'my-day': { 1: { ...releases['my-day'][1], ...added } } } };
  };
  const added = (type: string) => releasesOf(page({ active: '1' }), type).contributions();
  expect(added('Sales')).toEqual({
    actions: [{ ...visit, remote: 'my-day' }],
    chips: [],
    topics: [{ ...news, remote: 'my-day' }],
  });
  expect(added('Operations')).toMatchObject({ actions: [], chips: [late], topics: [] });
  const disabled = page({ active: '1', disabled: { reason: 'wrong' } });
  expect(releasesOf(disabled).contributions()).toEqual({ actions: [], chips: [], topics: [] });
});

test('subscribers are notified of another registry', () => {
  const releases = createReleases({
    registry: null,
    trust: () => {},
    person: () => ({ key: 'k', type: 'Sales' }),
  });
  let heard = 0;
  const end = releases.subscribe(() => (heard += 1));
  releases.adopt(registry({ title: 'My day' }));
  end();
  releases.adopt(registryWith('1', 2));
  expect(heard).toBe(1);
  expect(releases.remoteScreens()).toEqual([]);
});
