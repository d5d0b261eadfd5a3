import { activityList } from '@galley/shared/domain/activityList';
import { companyList } from '@galley/shared/domain/companyList';
import { contactList } from '@galley/shared/domain/contactList';
import { listValues } from '@galley/shared/domain/listState';
import { orderList } from '@galley/shared/domain/orderList';

/** Of each list: its call, and what its screen asks with the query of an address. */
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
