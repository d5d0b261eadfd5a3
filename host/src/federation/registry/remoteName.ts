import type needs from './needs.json';

/** A remote the host knows a route for. `needs.json` is the one list: it types this module, and the release gate checks it. */
export type RemoteName = keyof typeof needs;

/** In the order of the header. */
export const remoteNames: readonly RemoteName[] = [
  'activities',
  'companies',
  'contacts',
  'orders',
] satisfies (keyof typeof needs)[];
