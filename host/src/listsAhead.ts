import { activityList } from '@galley/shared/domain/activityList';
import { companyList } from '@galley/shared/domain/companyList';
import { contactList } from '@galley/shared/domain/contactList';
import { orderList } from '@galley/shared/domain/orderList';
import { activitiesQuery, companiesQuery, contactsQuery, ordersQuery } from '@galley/shared/http';
import { preloadList } from '@galley/shared/ui';
import type { RemoteName } from './federation/remoteName.ts';

/**
 * Asks for the list that a screen opens with, by the page's query string, while its remote is still on its way (LOAD-05). A remote that asks
 * otherwise, being of another day than this host, finds nothing and asks for itself.
 */
export const askAhead: Record<RemoteName, (search: string) => Promise<void>> = {
  activities: preloadList(activityList, activitiesQuery),
  companies: preloadList(companyList, companiesQuery),
  contacts: preloadList(contactList, contactsQuery),
  orders: preloadList(orderList, ordersQuery),
};
