import { activityList } from '#server/activities/rules/activityList';
import { companyList } from '#server/companies/rules/companyList';
import { contactList } from '#server/contacts/rules/contactList';
import { listValues } from '@galley/shared/domain/listState';
import { orderList } from '#server/orders/rules/orderList';

/** For each list, its call, and the request that its screen sends for the query of an address. */
export const pagedLists = {
  activities: {
    path: '/v1/activity/paged',
    payload: (query: string) => activityList.payloadOf(listValues(activityList, query)),
  },
  companies: {
    path: '/v1/customers/paged',
    payload: (query: string) => companyList.payloadOf(listValues(companyList, query)),
  },
  contacts: {
    path: '/v1/individuals/paged',
    payload: (query: string) => contactList.payloadOf(listValues(contactList, query)),
  },
  orders: {
    path: '/v1/orders/paged',
    payload: (query: string) => orderList.payloadOf(listValues(orderList, query)),
  },
} as const;
