import { activityList } from '@galley/shared/domain/activityList';
import { companyList } from '@galley/shared/domain/companyList';
import { contactList } from '@galley/shared/domain/contactList';
import { orderList } from '@galley/shared/domain/orderList';
import { activitiesQuery, companiesQuery, contactsQuery, ordersQuery } from '@galley/shared/http';
import { preloadList } from '@galley/shared/ui';
import type { RemoteName } from './federation/registry/remoteName.ts';

/**
 * Prefetches the first list of a screen by the page's query string, while its remote is still loading (LOAD-05). A remote of another
 * release may send another query: then it misses the cache and fetches for itself.
 */
export const prefetchList: Record<RemoteName, (search: string) => Promise<void>> = {
  activities: preloadList(activityList, activitiesQuery),
  companies: preloadList(companyList, companiesQuery),
  contacts: preloadList(contactList, contactsQuery),
  orders: preloadList(orderList, ordersQuery),
};
