import { activityList } from '@galley/shared/domain/activityList';
import { companyList } from '@galley/shared/domain/companyList';
import { contactList } from '@galley/shared/domain/contactList';
import { orderList } from '@galley/shared/domain/orderList';
import { activitiesQuery, companiesQuery, contactsQuery, ordersQuery } from './listQueries.ts';
import { galley, readKeptList } from '@galley/shared/store';
import { preloadList } from '@galley/shared/ui';
import type { RemoteName } from './federation/registry/remoteName.ts';

/** Written in by the build: where the server has the files of this release of the host. */
declare const GALLEY_HOST_PATH: string;

/** What this browser kept of a list, for who is signed in (LIVE-14). */
function kept(name: string, hash: string): unknown {
  const { session } = galley.getState();
  if (session === null) return undefined;
  return readKeptList(localStorage, session, name, { release: GALLEY_HOST_PATH, hash });
}

/**
 * Prefetches the first list of a screen by the page's query string, while its remote is still loading (LOAD-05). A remote of another
 * release may send another query: then it misses the cache and fetches for itself.
 */
export const prefetchList: Record<RemoteName, (search: string) => Promise<void>> = {
  activities: preloadList(activityList, activitiesQuery, kept),
  companies: preloadList(companyList, companiesQuery, kept),
  contacts: preloadList(contactList, contactsQuery, kept),
  orders: preloadList(orderList, ordersQuery, kept),
};
