import type { PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';

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
