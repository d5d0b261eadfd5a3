import type { RemoteScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';

/** A release of the orders remote, for tests. */
export const ordersRelease = (release: string): ReleaseAssets => ({
  release,
  version: release,
  container: `galley_orders_${release}`,
  entry: { url: `/remotes/orders/${release}/remoteEntry.js`, integrity: 'sha384-entry' },
  modules: {
    './Screen': {
      js: [{ url: `/remotes/orders/${release}/assets/screen.js`, integrity: 'sha384-js' }],
      css: [{ url: `/remotes/orders/${release}/assets/screen.css`, integrity: 'sha384-css' }],
    },
  },
});

/** A registry in which one release of orders is active, for tests. */
export const registryWith = (active: string, revision = 1): PublicRegistry => ({
  schema: 1,
  revision,
  host: { release: '1', provides: {} },
  remotes: { orders: { active } },
  releases: { orders: { [active]: ordersRelease(active) } },
});

/** The screens of Galley's remotes, as in their releases. */
const LISTS: Record<string, RemoteScreen> = {
  activities: {
    title: 'Activities',
    icon: 'calendar',
    place: 1,
    count: 'ActivityCount',
    underSelection: 'for=0&status=4&sort=1',
    isList: true,
  },
  companies: {
    title: 'Companies',
    icon: 'building',
    place: 2,
    count: 'CompanyCount',
    needsSelection: true,
    hasRecords: true,
    isList: true,
  },
  contacts: {
    title: 'Contacts',
    icon: 'people',
    place: 3,
    count: 'ContactCount',
    needsSelection: true,
    isList: true,
  },
  orders: {
    title: 'Orders',
    icon: 'grid',
    place: 4,
    count: 'OrderCount',
    needsSelection: true,
    isList: true,
  },
};

/** A registry in which Galley's remotes are active, for tests; optionally with others. */
export function registryOfLists(others: Record<string, ReleaseAssets> = {}, revision = 1): PublicRegistry {
  const lists = Object.entries(LISTS).map(([remote, screen]) => [
    remote,
    { ...ordersRelease('1'), container: `galley_${remote}_1`, screen },
  ]);
  const releases = { ...(Object.fromEntries(lists) as Record<string, ReleaseAssets>), ...others };
  return {
    ...registryWith('1', revision),
    remotes: Object.fromEntries(Object.keys(releases).map((remote) => [remote, { active: '1' }])),
    releases: Object.fromEntries(
      Object.entries(releases).map(([remote, release]) => [remote, { 1: release }]),
    ),
  };
}
